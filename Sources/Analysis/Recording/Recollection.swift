import Findings
import SwiftReader

/// What a record says of a codebase whose files may have changed since.
struct Recollection: Sendable {
  /// For every file what was found in it, as far as that still holds.
  private(set) var analyses: [FileAnalysis?]
  /// For every file the questions to whose answers it adds something.
  let contributions: [QuestionList]
  /// Whether the files and their modules are those of the record.
  let isOfSameFiles: Bool
}

extension Recollection {
  /// - Parameters:
  ///   - olderFacts: the facts of a content of the record; `nil` if they are not known any more.
  init(
    _ record: AnalysisRecord, of table: SymbolTable, olderFacts: @Sendable (ContentID) -> FileFacts?, jobs: Int
  ) {
    let pairs = FilePairs(record, table.files)
    isOfSameFiles = pairs.areSame && record.modules == table.moduleDigest
    if isOfSameFiles {
      contributions = record.files.map(\.contributions)
      analyses = record.files.map(\.analysis).relocated(from: record, to: table, pairs)
      return
    }
    contributions = table.contributions(jobs: jobs)
    var changes = Changes()
    for (old, file) in record.files.enumerated() where pairs.newer[old] == nil { changes.note(file) }
    for (new, file) in table.files.enumerated() {
      guard let old = pairs.older[new] else {
        changes.note(interfaceOf: file.path, contributions[new])
        changes.note(contentOf: file.path)
        continue
      }
      let before = record.files[old]
      let isSameContent = file.content != nil && file.content == before.content
      if !isSameContent { changes.note(contentOf: file.path) }
      let addsTheSame = before.contributions == contributions[new]
      if isSameContent && addsTheSame { continue }
      if addsTheSame, let facts = before.content.flatMap(olderFacts), file.facts.hasInterface(of: facts) { continue }
      changes.note(before)
      changes.note(interfaceOf: file.path, contributions[new])
    }
    analyses = table.files.indices.map { new in
      guard let old = pairs.older[new] else { return nil }
      let before = record.files[old]
      guard let content = table.files[new].content, content == before.content, let analysis = before.analysis,
        !changes.touch(analysis.questions)
      else { return nil }
      return analysis
    }.relocated(from: record, to: table, pairs)
  }
}

extension SymbolTable {
  /// For every file the questions to whose answers it adds something.
  func contributions(jobs: Int) -> [QuestionList] {
    concurrentMap(over: files.count, jobs: jobs, with: TraitWords.init) { contributions(of: $1, $0) }
  }
}

/// The files of a record beside those of a codebase, by path. Both are in order.
private struct FilePairs {
  /// For every file of the record the codebase's.
  private(set) var newer: [Int?]
  /// For every file of the codebase the record's.
  private(set) var older: [Int?]
  /// Whether all are there, and none has changed.
  private(set) var areSame: Bool

  init(_ record: AnalysisRecord, _ files: [SourceFile]) {
    newer = Array(repeating: nil, count: record.files.count)
    older = Array(repeating: nil, count: files.count)
    areSame = record.files.count == files.count
    var (old, new) = (0, 0)
    while old < record.files.count, new < files.count {
      let (before, after) = (record.files[old], files[new])
      if before.path == after.path {
        (newer[old], older[new]) = (new, old)
        areSame = areSame && after.content != nil && before.content == after.content
        (old, new) = (old + 1, new + 1)
      } else {
        areSame = false
        if before.path < after.path { old += 1 } else { new += 1 }
      }
    }
  }
}

extension [FileAnalysis?] {
  /// The same where declarations have other numbers; nothing where the numbers mean nothing in the codebase.
  fileprivate func relocated(from record: AnalysisRecord, to table: SymbolTable, _ pairs: FilePairs) -> [FileAnalysis?]
  {
    indices.map { file in
      guard var analysis = self[file] else { return nil }
      analysis.file = file
      for index in analysis.violations.indices {
        guard table.files[file].facts.explains(analysis.violations[index]) else { return nil }
        let member = analysis.violations[index].hop.member
        if member.isNone { continue }
        guard let (old, local) = record.place(of: member), let new = pairs.newer[old],
          Int(local) < table.files[new].facts.declarations.count
        else { return nil }
        analysis.violations[index].hop.member = table.id(local, in: new)
      }
      return analysis
    }
  }
}

extension FileFacts {
  /// Whether all that a violation names is there.
  fileprivate func explains(_ violation: Violation) -> Bool {
    Int(violation.chain) < chains.count && Int(violation.link) < links.count
      && Int(violation.hop.name.index) < names.count && Int(violation.binding) <= bindings.count
  }
}

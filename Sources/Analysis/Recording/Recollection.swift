import Findings
import SwiftReader

/// What a record says of a codebase whose files may have changed since.
struct Recollection: Sendable {
  /// For every file what was found in it, as far as that still holds.
  private(set) var analyses: [FileAnalysis?]
  /// For every file what it adds to the answers of questions.
  let contributions: [ContributionList]
  /// Whether the files and their modules are those of the record.
  let isOfSameFiles: Bool
}

extension Recollection {
  /// - Parameters:
  ///   - isReused: whether the table is the record's.
  ///   - olderFacts: the facts of a content of the record; `nil` if they are not known any more.
  init(
    _ record: AnalysisRecord, of table: SymbolTable, isReused: Bool, olderFacts: @Sendable (ContentID) -> FileFacts?,
    jobs: Int
  ) {
    let pairs = FilePairs(record, table.files)
    isOfSameFiles = pairs.areSame && record.modules == table.moduleDigest
    let addTheSame = isOfSameFiles || isReused
    contributions =
      addTheSame
      ? record.files.map(\.contributions) : record.contributions(of: table, pairs.older, jobs: jobs)
    var moves = Moves(record, pairs.newer, areSame: isReused)
    var changes = Changes()
    if !isOfSameFiles {
      for (old, file) in record.files.enumerated() where pairs.newer[old] == nil { changes.insert(file.questions) }
    }
    for new in table.files.indices where !isOfSameFiles {
      let file = table.files[new]
      guard let old = pairs.older[new] else {
        changes.insert(contributions[new].questions)
        continue
      }
      let before = record.files[old]
      changes.insert(before.contributions.difference(from: contributions[new]))
      if before.isSame(as: file) { continue }
      changes.insert(.content(ofFileAt: table.pathHashes[new]))
      let facts = before.content.flatMap(olderFacts)
      if let facts, let difference = InterfaceDifference(from: facts, to: file.facts, at: table.pathHashes[new]) {
        changes.insert(difference.questions.map(\.number))
        moves.note(difference.newer, in: old)
      } else {
        changes.insert(before.contributions.questions + contributions[new].questions)
      }
    }
    analyses = concurrentMap(over: table.files.count, jobs: jobs) { [changes, moves] new in
      guard let old = pairs.older[new], record.files[old].isSame(as: table.files[new]),
        let analysis = record.files[old].analysis, let questions = analysis.questions, !changes.touch(questions)
      else { return nil }
      return moves.moved(analysis, to: new, in: table)
    }
  }
}

extension AnalysisRecord.File {
  func isSame(as file: SourceFile) -> Bool { content != nil && content == file.content }

  /// All questions that have another answer without the file.
  fileprivate var questions: [UInt32] {
    contributions.questions + [Question.content(ofFileAt: PathHash(path)).number]
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

import Findings
import SwiftReader

/// The results of a record that still hold for a codebase whose files may have changed since.
struct Recollection: Sendable {
  /// The analysis of each file, by file; `nil` if the record has none that still holds.
  private(set) var analyses: [FileAnalysis?]
  /// The contributions of each file to the answers of questions, by file.
  private(set) var contributions: [ContributionList]
  /// Whether the files, their contents and their modules are those of the record.
  private(set) var isOfSameFiles: Bool

  /// Adds recorded analyses of files that had none.
  mutating func add(_ others: [FileAnalysis]) {
    for number in others.indices where analyses[others[number].file] == nil && others[number].questions != nil {
      analyses[others[number].file] = others[number]
    }
  }

  /// Removes the analyses of files whose content changed.
  mutating func remove(_ changed: [Int]) {
    isOfSameFiles = isOfSameFiles && changed.isEmpty
    for file in changed { analyses[file] = nil }
  }

  /// Removes the analyses that asked a question to which the answer may have changed, and returns their files.
  mutating func remove(touchedBy changes: Changes) -> [Int] {
    if changes.isEmpty { return [] }
    let touched = analyses.indices.filter { analyses[$0]?.questions.map(changes.touch) == true }
    for file in touched { analyses[file] = nil }
    return touched
  }

  /// Takes what files contribute from another table with the same declarations.
  mutating func retell(_ files: [Int], in table: SymbolTable) {
    for file in files { contributions[file] = table.contributions(of: file) }
  }
}

extension Recollection {
  /// Finds the results of a record that still hold.
  ///
  /// - Parameters:
  ///   - pairs: the record's files, paired with those of the table.
  ///   - reused: the table, if it is the record's.
  ///   - olderFacts: returns the facts of a content of the record; `nil` if they are not available any more.
  init(
    _ pairs: FilePairs, of table: SymbolTable, _ reused: ReusedTable?,
    olderFacts: @Sendable (ContentID) -> FileFacts?, jobs: Int
  ) {
    let record = pairs.record
    isOfSameFiles = pairs.areSame && record.modules == table.moduleDigest
    contributions =
      if isOfSameFiles || reused != nil {
        record.contributions(of: table, retold: reused?.retold ?? [])
      } else {
        record.contributions(of: table, pairs.older, jobs: jobs)
      }
    var moves = Moves(record, pairs.newer, areSame: reused != nil)
    var changes = reused?.changes ?? Changes()
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
      if reused == nil { changes.insert(before.contributions.difference(from: contributions[new])) }
      if before.isSame(as: file) { continue }
      let facts = before.content.flatMap(olderFacts)
      if facts?.determinesTypes(like: file.facts) != true { changes.insert(.content(ofFileAt: table.pathHashes[new])) }
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

  /// The numbers of all questions whose answers change if the file is removed.
  fileprivate var questions: [UInt32] {
    contributions.questions + [Question.content(ofFileAt: PathHash(path)).number]
  }
}

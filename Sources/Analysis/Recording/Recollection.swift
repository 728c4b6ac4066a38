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
  ///   - pairs: the record's files beside those of the table.
  ///   - reused: the table, if it is the record's.
  ///   - olderFacts: the facts of a content of the record; `nil` if they are not known any more.
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

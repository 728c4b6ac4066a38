import SwiftReader

/// The files of a record and those of a codebase, paired by path. Both are ordered by path.
struct FilePairs {
  private let record: AnalysisRecord
  /// The number in the codebase of each file of the record; `nil` if the codebase does not have the file.
  private var newer: [Int?]
  /// The number in the record of each file of the codebase; `nil` if the record does not have the file.
  private var older: [Int?]
  /// Whether both have the same files with the same contents.
  private var areSame: Bool

  init(_ record: AnalysisRecord, _ files: [SourceFile]) {
    self.record = record
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

  /// Returns what a symbol table of the codebase's files can copy from the record's table; `nil` without a table that
  /// was built in this run.
  func olderTable(of files: [SourceFile]) -> OlderTable? {
    guard case .whole(let table, let manifests) = record.table else { return nil }
    let places = zip(files, older).map { file, older in
      older.flatMap { record.files[$0].isSame(as: file) ? $0 : nil }
    }
    return OlderTable(table, manifests, at: places)
  }
}

extension FilePairs {
  /// Returns the results of the record that still hold.
  ///
  /// - Parameters:
  ///   - table: the symbol table of the codebase's files.
  ///   - reused: the table, if it is the record's.
  ///   - olderFacts: returns the facts of a content of the record; `nil` if they are not available any more.
  func recollection(
    of table: SymbolTable, _ reused: ReusedTable?, olderFacts: @Sendable (ContentID) -> FileFacts?, jobs: Int
  ) -> Recollection {
    let isOfSameFiles = areSame && record.modules == table.moduleDigest
    let contributions =
      if isOfSameFiles || reused != nil {
        record.contributions(of: table, retold: reused?.retold ?? [])
      } else {
        record.contributions(of: table, older, jobs: jobs)
      }
    var moves = Moves(record, newer, areSame: reused != nil)
    var changes = reused?.changes ?? Changes()
    if !isOfSameFiles {
      for (old, file) in record.files.enumerated() where newer[old] == nil { changes.insert(file.questions) }
    }
    for new in table.files.indices where !isOfSameFiles {
      guard let old = older[new] else {
        changes.insert(contributions[new].questions)
        continue
      }
      let before = record.files[old]
      if reused == nil { changes.insert(before.contributions.difference(from: contributions[new])) }
      if before.isSame(as: table.files[new]) { continue }
      let facts = before.content.flatMap(olderFacts)
      if facts.map({ older in table.read(new) { older.determinesTypes(like: $0) } }) != true {
        changes.insert(.content(ofFileAt: table.pathHashes[new]))
      }
      if let facts,
        let difference = table.read(
          new, { InterfaceDifference(from: facts, to: $0, at: table.pathHashes[new]) })
      {
        changes.insert(difference.questions.map(\.number))
        moves.note(difference.newer, in: old)
      } else {
        changes.insert(before.contributions.questions + contributions[new].questions)
      }
    }
    let analyses = concurrentMap(over: table.files.count, jobs: jobs) { [changes, moves] new -> FileAnalysis? in
      guard let old = older[new], record.files[old].isSame(as: table.files[new]),
        let analysis = record.files[old].analysis, let questions = analysis.questions, !changes.touch(questions)
      else { return nil }
      return moves.moved(analysis, to: new, in: table)
    }
    return Recollection(analyses: analyses, contributions: contributions, isOfSameFiles: isOfSameFiles)
  }
}

extension AnalysisRecord.File {
  func isSame(as file: SourceFile) -> Bool { content != nil && content == file.content }

  /// The numbers of all questions whose answers change if the file is removed.
  fileprivate var questions: [UInt32] {
    contributions.questions + [Question.content(ofFileAt: PathHash(path)).number]
  }
}

import SwiftReader

/// The files of a record and those of a codebase, paired by path. Both are ordered by path.
struct FilePairs {
  let record: AnalysisRecord
  /// The number in the codebase of each file of the record; `nil` if the codebase does not have the file.
  private(set) var newer: [Int?]
  /// The number in the record of each file of the codebase; `nil` if the record does not have the file.
  private(set) var older: [Int?]
  /// Whether both have the same files with the same contents.
  private(set) var areSame: Bool

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

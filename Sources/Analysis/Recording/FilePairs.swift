import SwiftReader

/// The files of a record beside those of a codebase, by path. Both are in order.
struct FilePairs {
  let record: AnalysisRecord
  /// For every file of the record the codebase's.
  private(set) var newer: [Int?]
  /// For every file of the codebase the record's.
  private(set) var older: [Int?]
  /// Whether all are there, and none has changed.
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

  /// What a table of the codebase's files may take over from the record's.
  func olderTable(of files: [SourceFile]) -> OlderTable? {
    guard case .whole(let table, let manifests) = record.table else { return nil }
    let places = zip(files, older).map { file, older in
      older.flatMap { record.files[$0].isSame(as: file) ? $0 : nil }
    }
    return OlderTable(table, manifests, at: places)
  }
}

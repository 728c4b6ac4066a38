import Analysis
import Git

/// The file of the cache that keeps what was found in one repository, and the questions that it rests on.
///
/// Only the program that wrote a record reads it: another one may find something else in the same files.
struct RecordFile {
  private let directory: CacheDirectory
  private let path: DiskPath
  /// This program; `nil` if its file is not known, so that nothing is kept.
  private let program: Program?

  /// - Parameter place: where the repository is.
  init(of place: DiskPath, in directory: CacheDirectory) {
    self.directory = directory
    path = directory.recordName(checksum(of: place.bytes.map { UInt32($0) }, seed: UInt64(place.bytes.count)))
    program = Program()
  }

  /// What was recorded; `nil` if nothing was, by another program, or if the file is damaged.
  func read() -> AnalysisRecord? {
    guard let program, let file = try? WordFile(path), file.count <= PackFormat.mostWords,
      let words = try? file.words(0..<file.count), let header = RecordHeader(words)
    else { return nil }
    let body = words[RecordHeader.length...]
    guard header.describes(body), header.isOf(program) else { return nil }
    file.touch()
    return AnalysisRecord(packed: body)
  }

  /// Replaces what was recorded.
  func write(_ record: AnalysisRecord) throws(SystemError) {
    let body = record.packed
    guard let program, let header = RecordHeader(of: body[...], by: program), body.count < directory.limit / 8
    else { return }
    try makeDirectory(directory.path)
    let file = try FreshFile(directory.passingName())
    try file.append(header.words)
    try file.append(body)
    try file.publish(as: path)
  }
}

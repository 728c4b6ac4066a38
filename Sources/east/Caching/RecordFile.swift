import Analysis
import Git

/// The file of the cache that keeps what was found in one repository, and the questions that it rests on.
///
/// Only the program that wrote a record reads it: another one may find something else in the same files.
struct RecordFile {
  private let directory: CacheDirectory
  private let path: DiskPath
  /// A hash of this program; 0 if it cannot be read, so that nothing is kept.
  private let program: UInt64

  /// - Parameter place: where the repository is.
  init(of place: DiskPath, in directory: CacheDirectory) {
    self.directory = directory
    path = directory.recordName(checksum(of: place.bytes.map { UInt32($0) }, seed: UInt64(place.bytes.count)))
    program = checksumOfProgram()
  }

  /// Begins a record, with the order of this machine's bytes.
  private static let mark: UInt32 = 0x4541_5352
  private static let headerLength = 7

  /// What was recorded; `nil` if nothing was, by another program, or if the file is damaged.
  func read() -> AnalysisRecord? {
    guard program != 0, let file = try? WordFile(path), (Self.headerLength...PackFormat.mostWords).contains(file.count),
      let words = try? file.words(0..<file.count), words.count == file.count
    else { return nil }
    let body = words[Self.headerLength...]
    guard Array(words[..<Self.headerLength]) == header(of: body) else { return nil }
    file.touch()
    return AnalysisRecord(packed: body)
  }

  /// Replaces what was recorded.
  func write(_ record: AnalysisRecord) throws(SystemError) {
    if program == 0 { return }
    let body = record.packed
    guard body.count < directory.limit / 8 else { return }
    try makeDirectory(directory.path)
    let file = try FreshFile(directory.passingName())
    try file.append(header(of: body[...]))
    try file.append(body)
    try file.publish(as: path)
  }

  private func header(of body: ArraySlice<UInt32>) -> [UInt32] {
    [Self.mark, PackFormat.version] + program.halves + checksum(of: body, seed: program).halves
      + [UInt32(truncatingIfNeeded: body.count)]
  }
}

private func checksumOfProgram() -> UInt64 {
  guard let path = executablePath(), let file = try? WordFile(path), file.count > 0,
    let words = try? file.words(0..<file.count)
  else { return 0 }
  return checksum(of: words[...], seed: UInt64(words.count))
}

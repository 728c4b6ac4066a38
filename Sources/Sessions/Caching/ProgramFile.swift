import Git

/// A cache file that only the executable that wrote it reads: another one may have another analysis of the same files.
struct ProgramFile {
  private let directory: CacheDirectory
  private let path: DiskPath
  /// The running executable; `nil` if its file is not known, so that nothing is cached.
  private let program: Program?

  init(_ path: DiskPath, in directory: CacheDirectory, of program: Program?) {
    (self.path, self.directory, self.program) = (path, directory, program)
  }

  /// Returns the body and its checksum; `nil` if the file does not exist, is damaged or was written by another
  /// executable.
  ///
  /// - Parameter sum: the checksum that the body must have; `nil` for any checksum.
  func read(_ sum: [UInt32]? = nil) -> (body: ArraySlice<UInt32>, sum: [UInt32])? {
    guard let program, let file = try? WordFile(path), file.count <= PackFormat.mostWords,
      let words = try? file.words(0..<file.count), let header = RecordHeader(words),
      header.sum == sum ?? header.sum
    else { return nil }
    let body = words[RecordHeader.length...]
    guard header.describes(body), header.isOf(program) else { return nil }
    file.touch()
    return (body, header.sum)
  }

  /// Replaces the file.
  ///
  /// - Returns: the checksum of the body; `nil` if the body is too large for the cache.
  func write(_ body: [UInt32], by program: Program.Identity) throws(SystemError) -> [UInt32]? {
    guard body.count < directory.limit / 8 else { return nil }
    let header = RecordHeader(of: body[...], by: program)
    try makeDirectory(directory.path)
    let file = try CacheFileWriter(directory.passingName())
    try file.append(header.words)
    try file.append(body)
    try file.publish(as: path)
    return header.sum
  }
}

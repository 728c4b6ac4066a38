import Git

/// A file of the cache that only the program reads that wrote it: another one may make something else of the same files.
struct ProgramFile {
  private let directory: CacheDirectory
  private let path: DiskPath
  /// `nil` if this program's own file is not known, so that nothing is kept.
  private let program: Program?

  init(_ path: DiskPath, in directory: CacheDirectory, of program: Program?) {
    (self.path, self.directory, self.program) = (path, directory, program)
  }

  /// What was written, with its checksum; `nil` if nothing was, by another program, or if the file is damaged.
  ///
  /// - Parameter sum: the checksum that it must have; `nil` for any.
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

  /// Replaces what was written.
  ///
  /// - Returns: the checksum; `nil` if nothing could be kept.
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

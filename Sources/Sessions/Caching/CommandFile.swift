import Git

/// A cache file of what a command computed in one repository, with certain flags.
package struct CommandFile {
  private let file: ProgramFile
  private let program: Program?

  /// - Parameters:
  ///   - place: the git directory of the repository.
  ///   - flags: what distinguishes the command from others in the repository, so that they do not replace its file.
  ///   - ending: the ending of the file's name.
  init(of place: DiskPath, _ flags: [[UInt8]], ending: String, in directory: CacheDirectory) {
    let bytes = Array(([place.bytes] + flags).joined(separator: [0]))
    let sum = checksum(of: bytes.map { UInt32($0) }, seed: UInt64(flags.count))
    let name = directory.commandName(sum, ending: ending)
    program = Program()
    file = ProgramFile(name, in: directory, of: program)
  }

  /// Returns what the same program has written; `nil` if there is nothing.
  package func read() -> ArraySlice<UInt32>? { file.read()?.body }

  /// Replaces the file. Errors are ignored: only time is lost.
  package func write(_ words: [UInt32]) {
    guard let identity = program?.identity() else { return }
    _ = try? file.write(words, by: identity)
  }
}

import Git

/// The header of a ``ProgramFile``: the identity of the executable that wrote the file, and the checksum of the body.
struct RecordHeader {
  let words: [UInt32]

  /// The first word of the file; a machine with another byte order reads another number.
  private static let mark: UInt32 = 0x4541_5352
  static let length = 14

  init(of body: ArraySlice<UInt32>, by program: Program.Identity) {
    words = [Self.mark, PackFormat.version] + program.words + Self.checksum(of: body)
  }

  /// Reads the header of a file; `nil` if the file is not a ``ProgramFile`` of this format version.
  init?(_ file: [UInt32]) {
    guard file.count >= Self.length, file[0] == Self.mark, file[1] == PackFormat.version else { return nil }
    words = Array(file[..<Self.length])
  }

  /// The checksum of the body.
  var sum: [UInt32] { Array(words[12...]) }

  func describes(_ body: ArraySlice<UInt32>) -> Bool { sum == Self.checksum(of: body) }

  /// Returns whether the executable wrote the file: the recorded stamp or the recorded checksum of the executable
  /// matches.
  func isOf(_ program: Program) -> Bool {
    words[2..<10].elementsEqual(program.stamp)
      || program.checksum.map { words[10..<12].elementsEqual($0.halves) } == true
  }

  private static func checksum(of body: ArraySlice<UInt32>) -> [UInt32] {
    Sessions.checksum(of: body, seed: UInt64(body.count)).halves
  }
}

/// The file of the running executable.
struct Program {
  private let path: DiskPath
  /// The stamp of the executable: its size, times and inode, among others.
  let stamp: [UInt32]

  init?() {
    guard let path = executablePath(), let stamp = Git.stamp(of: path) else { return nil }
    self.path = path
    self.stamp = stamp.words
  }

  /// The identity of an executable, as the files that it writes record it.
  struct Identity {
    /// The stamp of the executable, and the checksum of its contents.
    fileprivate let words: [UInt32]
  }

  /// - Returns: `nil` if the file cannot be read.
  func identity() -> Identity? { checksum.map { Identity(words: stamp + $0.halves) } }

  /// The checksum of the executable's size and build ID, or of all its bytes if it has no build ID; `nil` if the file
  /// cannot be read.
  fileprivate var checksum: UInt64? {
    guard let file = try? WordFile(path), file.count > 0 else { return nil }
    var sum = UInt64(file.count)
    if let id = file.buildID { return Sessions.checksum(of: id, seed: sum) }
    // In steps, because the executable is larger than all that the cache keeps.
    for start in stride(from: 0, to: file.count, by: Self.step) {
      guard let words = try? file.words(start..<min(start + Self.step, file.count)) else { return nil }
      sum = Sessions.checksum(of: words, seed: sum)
    }
    return sum
  }

  private static let step = 1 << 18
}

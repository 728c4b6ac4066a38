import Git

/// What stands before the body of such a file: which program wrote it, and a checksum.
struct RecordHeader {
  let words: [UInt32]

  /// Begins a record; a machine with another order of bytes reads another number.
  private static let mark: UInt32 = 0x4541_5352
  static let length = 14

  init(of body: ArraySlice<UInt32>, by program: Program.Identity) {
    words = [Self.mark, PackFormat.version] + program.words + Self.checksum(of: body)
  }

  /// Takes the header of a file.
  init?(_ file: [UInt32]) {
    guard file.count >= Self.length, file[0] == Self.mark, file[1] == PackFormat.version else { return nil }
    words = Array(file[..<Self.length])
  }

  /// The checksum of what follows.
  var sum: [UInt32] { Array(words[12...]) }

  func describes(_ body: ArraySlice<UInt32>) -> Bool { sum == Self.checksum(of: body) }

  /// Whether the same program wrote it: the same file by what the disk says of it, or another one with the same bytes.
  func isOf(_ program: Program) -> Bool {
    words[2..<10].elementsEqual(program.stamp)
      || program.checksum.map { words[10..<12].elementsEqual($0.halves) } == true
  }

  private static func checksum(of body: ArraySlice<UInt32>) -> [UInt32] {
    east.checksum(of: body, seed: UInt64(body.count)).halves
  }
}

/// This program's own file.
struct Program {
  private let path: DiskPath
  /// What the disk says of it.
  let stamp: [UInt32]

  init?() {
    guard let path = executablePath(), let stamp = Git.stamp(of: path) else { return nil }
    self.path = path
    self.stamp = stamp.words
  }

  /// What a file says of the program that wrote it.
  struct Identity {
    /// What the disk says of the program's file, and a hash of its bytes.
    fileprivate let words: [UInt32]
  }

  /// Reads the whole file, some of it at a time: it is larger than all that is kept.
  ///
  /// - Returns: `nil` if the file cannot be read.
  func identity() -> Identity? { checksum.map { Identity(words: stamp + $0.halves) } }

  /// A hash of its bytes; `nil` if they cannot be read.
  fileprivate var checksum: UInt64? {
    guard let file = try? WordFile(path), file.count > 0 else { return nil }
    var sum = UInt64(file.count)
    for start in stride(from: 0, to: file.count, by: Self.step) {
      guard let words = try? file.words(start..<min(start + Self.step, file.count)) else { return nil }
      sum = east.checksum(of: words, seed: sum)
    }
    return sum
  }

  private static let step = 1 << 18
}

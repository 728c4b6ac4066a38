import Git

/// What stands before the body of such a file: which program wrote it, and a checksum.
struct RecordHeader {
  let words: [UInt32]

  /// Begins a record; a machine with another order of bytes reads another number.
  private static let mark: UInt32 = 0x4541_5352
  static let length = 14

  /// - Returns: `nil` if the program's file cannot be read.
  init?(of body: ArraySlice<UInt32>, by program: Program) {
    guard let checksum = program.checksum else { return nil }
    words = [Self.mark, PackFormat.version] + program.stamp + checksum.halves + Self.checksum(of: body)
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

  /// A hash of its bytes; `nil` if they cannot be read.
  var checksum: UInt64? {
    guard let file = try? WordFile(path), file.count > 0, let words = try? file.words(0..<file.count) else {
      return nil
    }
    return east.checksum(of: words, seed: UInt64(words.count))
  }
}

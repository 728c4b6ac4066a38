/// A reader for the bytes of git's index; see `gitformat-index(5)`.
///
/// libgit2 reads the index too, but hashes all of it first, which takes longer than all other steps of a listing. Git
/// itself verifies the hash only in `git fsck`.
struct IndexFile {
  private let bytes: [UInt8]
  private var offset = 0
  private var version: UInt32 = 0
  /// The path of the last entry that was read; in version 4 the next path shares its prefix.
  private var path: [UInt8] = []

  /// The minimum size of an entry in bytes.
  private static let shortestEntry = 62

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the entries of an index of version 2 to 4.
  ///
  /// - Parameter index: the stamp of the index file when the index was read.
  /// - Returns: `nil` if the index is invalid, and if it is split or lists directories, which is not supported here.
  mutating func entries(writtenWith index: Stamp) -> [Staged]? {
    guard bytes.starts(with: "DIRC".utf8) else { return nil }
    offset = 4
    version = number()
    let count = Int(number())
    // Nothing is allocated for a count that is too large for the file.
    guard 2...4 ~= version, count <= bytes.count / Self.shortestEntry else { return nil }
    var entries: [Staged] = []
    entries.reserveCapacity(count)
    for _ in 0..<count {
      guard let entry = entry(writtenWith: index) else { return nil }
      entries.append(entry)
    }
    return skipExtensions() ? entries : nil
  }

  private mutating func entry(writtenWith index: Stamp) -> Staged? {
    let start = offset
    guard bytes.count - start >= Self.shortestEntry else { return nil }
    let (changed, modified) = (moment(), moment())
    offset += 4  // the device, which git does not compare either
    let (inode, mode, user, group, size) = (number(), number(), number(), number(), number())
    let head = UInt64(number()) << 32 | UInt64(number())
    let middle = UInt64(number()) << 32 | UInt64(number())
    let id = ObjectID(head: head, middle: middle, tail: number())
    let flags = short()
    if flags & 0x4000 != 0, version == 2 { return nil }
    let more = flags & 0x4000 != 0 ? short() : 0
    guard readPath(ofEntryAt: start, length: Int(flags & 0xfff)), let path = RepositoryPath(bytes: path) else {
      return nil
    }
    let stamp = Stamp(size: size, modified: modified, changed: changed, inode: inode, user: user, group: group)
    return Staged(
      path, mode: mode, id, stamp, writtenWith: index, stage: CInt(flags >> 12 & 3), isIntended: more & 0x2000 != 0,
      isSparse: more & 0x4000 != 0)
  }

  /// - Parameter length: the length of the whole path, or 4095 for that and more.
  private mutating func readPath(ofEntryAt start: Int, length: Int) -> Bool {
    if version == 4 {
      guard let surplus = variableNumber(), surplus <= path.count else { return false }
      path.removeLast(surplus)
    } else {
      path.removeAll(keepingCapacity: true)
    }
    var end = offset + max(0, length - path.count)
    // libgit2 refuses such a path in version 4.
    if length == 0xfff { while end < bytes.count, bytes[end] != 0 { end += 1 } }
    guard end < bytes.count, bytes[end] == 0 else { return false }
    path += bytes[offset..<end]
    // Before version 4, an entry is padded to a multiple of eight bytes, with at least one zero.
    offset = version == 4 ? end + 1 : end + 8 - (end - start) % 8
    return true
  }

  /// Skips the extensions, each of which is a name, a size and that many bytes, up to the hash of twenty bytes.
  ///
  /// - Returns: whether no extension changes the meaning of the entries; such an extension has a lowercase first
  ///   letter.
  private mutating func skipExtensions() -> Bool {
    let end = bytes.count - 20
    while offset <= end - 8 {
      guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[offset] else { return false }
      offset += 4
      offset += Int(number())
    }
    return offset == end
  }

  private mutating func moment() -> Stamp.Moment { Stamp.Moment(seconds: number(), nanoseconds: number()) }

  /// Reads a big-endian number of four bytes, or 0 beyond the end.
  private mutating func number() -> UInt32 {
    defer { offset += 4 }
    let next = bytes.span.extracting(droppingFirst: offset).extracting(first: 4)
    guard next.count == 4 else { return 0 }
    return UInt32(next[0]) << 24 | UInt32(next[1]) << 16 | UInt32(next[2]) << 8 | UInt32(next[3])
  }

  private mutating func short() -> UInt16 {
    defer { offset += 2 }
    guard offset + 1 < bytes.count else { return 0 }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  /// Reads a number with seven bits in each byte, where each byte but the last adds one more than its bits.
  private mutating func variableNumber() -> Int? {
    var value = 0
    while offset < bytes.count, value < bytes.count {
      let byte = bytes[offset]
      offset += 1
      value |= Int(byte & 0x7f)
      if byte & 0x80 == 0 { return value }
      value = (value + 1) << 7
    }
    return nil
  }
}

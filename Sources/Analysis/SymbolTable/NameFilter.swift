/// A Bloom filter of names with one bit for each name. It rules out most names that are not in the set, and its 128 KB
/// fit into the processor's cache.
struct NameFilter: Sendable, Equatable {
  private var words = [UInt64](repeating: 0, count: NameFilter.bits / 64)
  private static let bits = 1 << 20

  init() {}

  /// The bits of the filter.
  var packed: [UInt64] { words }

  /// Creates a filter of packed bits; `nil` if their number is wrong.
  init?(packed words: [UInt64]) {
    guard words.count == Self.bits / 64 else { return nil }
    self.words = words
  }

  mutating func insert(_ spelling: Spelling) {
    let bit = Self.bit(of: spelling)
    words[bit / 64] |= 1 << UInt64(bit % 64)
  }

  /// Returns whether a name may have been inserted; `false` is certain.
  func mayContain(_ spelling: Spelling) -> Bool {
    let bit = Self.bit(of: spelling)
    return words[bit / 64] & (1 << UInt64(bit % 64)) != 0
  }

  private static func bit(of spelling: Spelling) -> Int {
    Int(truncatingIfNeeded: spelling.hash ^ (spelling.hash >> 40)) & (bits - 1)
  }
}

/// Says of most names that are not in a set that they are not, from a table that stays in the cache.
struct NameFilter: Sendable, Equatable {
  private var words = [UInt64](repeating: 0, count: NameFilter.bits / 64)
  private static let bits = 1 << 20

  init() {}

  /// All bits.
  var packed: [UInt64] { words }

  /// Takes bits that were packed; `nil` if these are none.
  init?(packed words: [UInt64]) {
    guard words.count == Self.bits / 64 else { return nil }
    self.words = words
  }

  mutating func insert(_ spelling: Spelling) {
    let bit = Self.bit(of: spelling)
    words[bit / 64] |= 1 << UInt64(bit % 64)
  }

  /// False only if the name was never inserted.
  func mayContain(_ spelling: Spelling) -> Bool {
    let bit = Self.bit(of: spelling)
    return words[bit / 64] & (1 << UInt64(bit % 64)) != 0
  }

  private static func bit(of spelling: Spelling) -> Int {
    Int(truncatingIfNeeded: spelling.hash ^ (spelling.hash >> 40)) & (bits - 1)
  }
}

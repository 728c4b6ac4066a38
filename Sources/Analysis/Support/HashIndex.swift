/// A hash table with open addressing from 64-bit hashes to numbers. Keys are not compared beyond the hash, so different
/// things must have different hashes.
struct HashIndex: Sendable, Equatable {
  /// A key next to its value, so that a look-up that misses the processor's cache misses it only once.
  private struct Entry {
    var key: UInt64 = 0
    var value: UInt32 = 0
  }

  /// The replacement of the key 0, which marks a free entry. Indices of declarations are keys, too, and 0 and 1 are two
  /// of them.
  private static let zero: UInt64 = 0x9e37_79b9_7f4a_7c15

  private var entries: [Entry]
  private var count = 0

  init(minimumCapacity: Int = 8) {
    var size = 16
    while size < minimumCapacity * 2 { size *= 2 }
    entries = Array(repeating: Entry(), count: size)
  }

  subscript(key: UInt64) -> UInt32? {
    let entry = entries[slot(of: key == 0 ? Self.zero : key)]
    return entry.key == 0 ? nil : entry.value
  }

  func contains(_ key: UInt64) -> Bool { self[key] != nil }

  /// Sets the number of a key.
  ///
  /// - Returns: the number that the key had before; `nil` if it had none.
  @discardableResult
  mutating func set(_ key: UInt64, to value: UInt32) -> UInt32? {
    if (count + 1) * 2 > entries.count { grow() }
    let key = key == 0 ? Self.zero : key
    let slot = slot(of: key)
    let old = entries[slot]
    entries[slot] = Entry(key: key, value: value)
    if old.key == key { return old.value }
    count += 1
    return nil
  }

  /// Returns the slot that holds a key, or the free slot where it belongs.
  private func slot(of key: UInt64) -> Int {
    let mask = entries.count - 1
    var slot = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
    while entries[slot].key != 0, entries[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }

  /// The entries as three words each: the upper and the lower half of the key, and its number.
  var packed: [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(count * 3)
    for entry in entries where entry.key != 0 {
      words.append(UInt32(truncatingIfNeeded: entry.key >> 32))
      words.append(UInt32(truncatingIfNeeded: entry.key))
      words.append(entry.value)
    }
    return words
  }

  /// The numbers of all keys.
  var numbers: [UInt32] { entries.filter { $0.key != 0 }.map(\.value) }

  /// Creates a table of packed entries.
  ///
  /// - Parameter limit: all numbers must be less than this.
  /// - Returns: `nil` if the words are not packed entries.
  init?(packed words: ArraySlice<UInt32>, below limit: Int) {
    guard words.count % 3 == 0 else { return nil }
    self.init(minimumCapacity: words.count / 3 + 1)
    let words = words.span
    var place = 0
    while place < words.count {
      let value = words[place + 2]
      guard value < limit else { return nil }
      set(UInt64(words[place]) << 32 | UInt64(words[place + 1]), to: value)
      place += 3
    }
  }

  static func == (left: HashIndex, right: HashIndex) -> Bool {
    left.count == right.count && left.entries.allSatisfy { $0.key == 0 || right[$0.key] == $0.value }
  }

  private mutating func grow() {
    var larger = HashIndex(minimumCapacity: entries.count)
    for entry in entries where entry.key != 0 { larger.set(entry.key, to: entry.value) }
    self = larger
  }
}

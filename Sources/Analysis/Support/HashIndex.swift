/// A flat table from hashes to numbers. Keys are trusted to be distinct hashes of distinct things.
struct HashIndex: Sendable {
  /// Key and value side by side: a look-up that misses the cache misses it once.
  private struct Entry {
    var key: UInt64 = 0
    var value: UInt32 = 0
  }

  private var entries: [Entry]
  private var count = 0

  init(minimumCapacity: Int = 8) {
    var size = 16
    while size < minimumCapacity * 2 { size *= 2 }
    entries = Array(repeating: Entry(), count: size)
  }

  subscript(key: UInt64) -> UInt32? {
    let entry = entries[slot(of: key == 0 ? 1 : key)]
    return entry.key == 0 ? nil : entry.value
  }

  func contains(_ key: UInt64) -> Bool { self[key] != nil }

  /// Sets the number of a key.
  ///
  /// - Returns: the number that the key had before.
  @discardableResult
  mutating func set(_ key: UInt64, to value: UInt32) -> UInt32? {
    if (count + 1) * 2 > entries.count { grow() }
    let key = key == 0 ? 1 : key
    let slot = slot(of: key)
    let old = entries[slot]
    entries[slot] = Entry(key: key, value: value)
    if old.key == key { return old.value }
    count += 1
    return nil
  }

  /// The slot that holds the key, or the free one where it belongs.
  private func slot(of key: UInt64) -> Int {
    let mask = entries.count - 1
    var slot = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
    while entries[slot].key != 0, entries[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    var larger = HashIndex(minimumCapacity: entries.count)
    for entry in entries where entry.key != 0 { larger.set(entry.key, to: entry.value) }
    self = larger
  }
}

/// A flat table from hashes to numbers. Keys are trusted to be distinct hashes of distinct things.
struct HashIndex: Sendable {
  private var keys: [UInt64]
  private var values: [UInt32]
  private var count = 0

  init(minimumCapacity: Int = 16) {
    var size = 16
    while size < minimumCapacity * 2 { size *= 2 }
    keys = Array(repeating: 0, count: size)
    values = Array(repeating: 0, count: size)
  }

  subscript(key: UInt64) -> UInt32? {
    let key = key == 0 ? 1 : key
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
    while keys[slot] != 0 {
      if keys[slot] == key { return values[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  func contains(_ key: UInt64) -> Bool { self[key] != nil }

  /// Sets the number of a key.
  ///
  /// - Returns: the number that the key had before.
  @discardableResult
  mutating func set(_ key: UInt64, to value: UInt32) -> UInt32? {
    if (count + 1) * 2 > keys.count { grow() }
    let key = key == 0 ? 1 : key
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
    while keys[slot] != 0 {
      if keys[slot] == key {
        let old = values[slot]
        values[slot] = value
        return old
      }
      slot = (slot + 1) & mask
    }
    keys[slot] = key
    values[slot] = value
    count += 1
    return nil
  }

  private mutating func grow() {
    var larger = HashIndex(minimumCapacity: keys.count)
    for slot in keys.indices where keys[slot] != 0 { larger.set(keys[slot], to: values[slot]) }
    self = larger
  }
}

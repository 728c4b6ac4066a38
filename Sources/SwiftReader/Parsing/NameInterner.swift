import SwiftTokens

/// Finds or adds names while a file is read. Only the table outlives the reading.
struct NameInterner {
  private(set) var table = NameTable()
  /// Names by the hash of their spelling, with linear probing; 0 is a free slot.
  private var slots: [UInt32] = Array(repeating: 0, count: 256)
  private var hashes: [UInt32] = [0]

  /// The name spelled by `bytes[range]`, added if it is new.
  mutating func name(_ bytes: [UInt8], _ range: Range<Int>) -> Name {
    name(bytes, range, hash: NameHash.of(bytes, range))
  }

  /// The name spelled by `bytes[range]`, whose hash is known.
  mutating func name(_ bytes: [UInt8], _ range: Range<Int>, hash: UInt32) -> Name {
    if range.isEmpty { return .none }
    if table.count * 2 > slots.count { grow() }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let found = Name(index: slots[slot])
      if hashes[Int(found.index)] == hash, table.spells(found, bytes, range) { return found }
      slot = (slot + 1) & (slots.count - 1)
    }
    let added = table.add(bytes[range])
    hashes.append(hash)
    slots[slot] = added.index
    return added
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for index in 1..<table.count {
      var slot = Int(hashes[index]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: index)
    }
  }
}

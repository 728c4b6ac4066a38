/// A name of one file: an index into the file's ``NameTable``.
package struct Name: Hashable, Sendable {
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }

  /// The name of what has no name: an unlabelled argument, an initialiser.
  package static let none = Name(index: 0)
}

/// Every distinct name of one file, once, as UTF-8. Back-ticks are not part of a name.
package struct NameTable: Sendable, Equatable {
  private var utf8: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var slots: [UInt32] = Array(repeating: 0, count: 64)

  package init() {}

  /// The number of names; the first is ``Name/none``, the empty one.
  package var count: Int { ends.count }

  package subscript(name: Name) -> String {
    String(decoding: utf8[range(of: name)], as: UTF8.self)
  }

  /// The name spelled by `bytes[range]`, added if it is new.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  package mutating func intern(_ bytes: [UInt8], _ range: Range<Int>) -> Name {
    if range.isEmpty { return .none }
    if ends.count * 2 > slots.count { grow() }
    var slot = Self.hash(bytes, range) & (slots.count - 1)
    while slots[slot] != 0 {
      let name = Name(index: slots[slot])
      if spells(name, bytes, range) { return name }
      slot = (slot + 1) & (slots.count - 1)
    }
    let name = Name(index: UInt32(ends.count))
    utf8.append(contentsOf: bytes[range])
    ends.append(UInt32(utf8.count))
    slots[slot] = name.index
    return name
  }

  private func range(of name: Name) -> Range<Int> {
    let index = Int(name.index)
    guard index > 0, index < ends.count else { return 0..<0 }
    return Int(ends[index - 1])..<Int(ends[index])
  }

  private func spells(_ name: Name, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let own = self.range(of: name)
    guard own.count == range.count else { return false }
    var mine = own.lowerBound
    var other = range.lowerBound
    while mine < own.upperBound {
      if utf8[mine] != bytes[other] { return false }
      mine += 1
      other += 1
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for index in 1..<ends.count {
      var slot = Self.hash(utf8, range(of: Name(index: UInt32(index)))) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
    }
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 29)) & 0x7fff_ffff)
  }
}

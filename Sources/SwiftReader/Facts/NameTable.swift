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
  private var hashes: [UInt32] = [0]
  private var slots: [UInt32] = Array(repeating: 0, count: 256)

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
    intern(bytes, range, hash: Self.hash(of: bytes, range))
  }

  /// The name spelled by `bytes[range]`, whose hash is known.
  mutating func intern(_ bytes: [UInt8], _ range: Range<Int>, hash: UInt32) -> Name {
    if range.isEmpty { return .none }
    if ends.count * 2 > slots.count { grow() }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot])
      if hashes[index] == hash, spells(Name(index: UInt32(index)), bytes, range) { return Name(index: UInt32(index)) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let name = Name(index: UInt32(ends.count))
    utf8.append(contentsOf: bytes[range])
    ends.append(UInt32(utf8.count))
    hashes.append(hash)
    slots[slot] = name.index
    return name
  }

  private func range(of name: Name) -> Range<Int> {
    let index = Int(name.index)
    guard index > 0, index < ends.count else { return 0..<0 }
    return Int(ends[index - 1])..<Int(ends[index])
  }

  private func spells(_ name: Name, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let start = Int(ends[Int(name.index) - 1])
    guard Int(ends[Int(name.index)]) - start == range.count else { return false }
    let mine = utf8.span
    let other = bytes.span
    for distance in 0..<range.count where mine[start + distance] != other[range.lowerBound + distance] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for index in 1..<ends.count {
      var slot = Int(hashes[index]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
    }
  }

  static let emptyHash: UInt32 = 0x811c_9dc5

  /// One step of the Fowler–Noll–Vo hash; the lexer takes it while it reads a name.
  static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 0x0100_0193
  }

  static func hash(of bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    bytes[range].reduce(emptyHash, hash)
  }
}

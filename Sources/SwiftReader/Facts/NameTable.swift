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
  /// The names, one after the other.
  private(set) var utf8: [UInt8] = []
  /// Where each name ends, in ascending order; the last ends where the text does.
  private(set) var ends: [UInt32] = [0]

  package init() {}

  init(_ utf8: [UInt8], ends: [UInt32]) {
    (self.utf8, self.ends) = (utf8, ends)
  }

  /// The number of names; the first is ``Name/none``, the empty one.
  package var count: Int { ends.count }

  package subscript(name: Name) -> String {
    String(decoding: utf8(of: name), as: UTF8.self)
  }

  /// A name as UTF-8; to hash all names of a repository as strings would cost more than to read them.
  package func utf8(of name: Name) -> ArraySlice<UInt8> { utf8[range(of: name)] }

  /// Adds a name that the table does not hold.
  mutating func add(_ spelling: ArraySlice<UInt8>) -> Name {
    utf8.append(contentsOf: spelling)
    ends.append(UInt32(truncatingIfNeeded: utf8.count))
    return Name(index: UInt32(truncatingIfNeeded: ends.count - 1))
  }

  /// Whether `name` is spelled like `bytes[range]`.
  func spells(_ name: Name, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let own = self.range(of: name)
    guard own.count == range.count else { return false }
    let mine = utf8.span
    let other = bytes.span
    for distance in 0..<range.count where mine[own.lowerBound + distance] != other[range.lowerBound + distance] {
      return false
    }
    return true
  }

  private func range(of name: Name) -> Range<Int> {
    let index = Int(name.index)
    guard index > 0, index < ends.count else { return 0..<0 }
    return Int(ends[index - 1])..<Int(ends[index])
  }
}

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

  private func range(of name: Name) -> Range<Int> {
    let index = Int(name.index)
    guard index > 0, index < ends.count else { return 0..<0 }
    return Int(ends[index - 1])..<Int(ends[index])
  }
}

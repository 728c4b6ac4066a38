/// A name of one file: an index into the file's ``NameTable``.
package struct Name: Hashable, Sendable {
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }

  /// The empty name, for example of an argument without a label or of an initializer.
  package static let none = Name(index: 0)
}

/// The distinct names of one file as UTF-8. Back-ticks are not part of a name.
package struct NameTable: Sendable, Equatable {
  /// The concatenated names.
  package private(set) var utf8: [UInt8] = []
  /// The end of each name in `utf8`, in ascending order; the last end is the length of `utf8`.
  package private(set) var ends: [UInt32] = [0]

  package init() {}

  init(_ utf8: [UInt8], ends: [UInt32]) {
    (self.utf8, self.ends) = (utf8, ends)
  }

  /// The number of names, including ``Name/none``, the empty name, which is the first.
  package var count: Int { ends.count }

  package subscript(name: Name) -> String {
    String(decoding: utf8(of: name), as: UTF8.self)
  }

  /// Returns a name as UTF-8. Hashing all names of a repository as strings would take longer than reading them.
  package func utf8(of name: Name) -> ArraySlice<UInt8> { utf8[range(of: name)] }

  private func range(of name: Name) -> Range<Int> {
    let index = Int(name.index)
    guard index > 0, index < ends.count else { return 0..<0 }
    return Int(ends[index - 1])..<Int(ends[index])
  }
}

extension Name {
  /// Finds the name with the given text; `nil` if the file does not contain it.
  package init?(_ text: String, in names: NameTable) {
    let all = (0..<UInt32(names.count)).lazy.map { Name(index: $0) }
    guard let name = all.first(where: { names.utf8(of: $0).elementsEqual(text.utf8) }) else { return nil }
    self = name
  }
}

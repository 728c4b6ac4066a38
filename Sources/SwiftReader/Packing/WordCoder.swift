/// Writes or reads 32-bit words in the order of the calls. A reader replaces what it is given.
package protocol WordCoder {
  /// Whether the coder replaces values without using their old ones.
  static var reads: Bool { get }

  /// Codes a number that may have any value.
  mutating func number(_ number: inout UInt32)
  /// Codes the number of elements of a list; each of them takes at least one word.
  mutating func count(_ count: inout Int)
  /// Codes numbers, with their count.
  mutating func numbers(_ numbers: inout ArraySlice<UInt32>)
  mutating func bytes(_ bytes: inout [UInt8])
  /// Makes what is read unsound unless the condition holds.
  mutating func require(_ condition: Bool)
}

extension WordCoder {
  @inlinable
  package mutating func list<Element>(
    _ elements: inout [Element], of blank: Element, _ code: (inout Element, inout Self) -> Void
  ) {
    var count = elements.count
    self.count(&count)
    if Self.reads { elements = Array(repeating: blank, count: count) }
    for index in elements.indices { code(&elements[index], &self) }
  }

  package mutating func text(_ text: inout String) {
    var bytes = Array(text.utf8)
    self.bytes(&bytes)
    text = String(decoding: bytes, as: UTF8.self)
  }

  mutating func texts(_ texts: inout [String]) { list(&texts, of: "") { $1.text(&$0) } }
}

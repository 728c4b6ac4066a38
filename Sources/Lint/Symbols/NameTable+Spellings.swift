import SwiftReader

extension NameTable {
  /// The spellings of all names, in their order.
  var spellings: [Spelling] {
    (0..<count).map { Spelling(self[Name(index: UInt32($0))]) }
  }

  /// Whether a name looks like a type's.
  func startsUppercase(_ name: Name) -> Bool {
    let text = self[name]
    guard let byte = text.utf8.first else { return false }
    return byte < 0x80 ? (0x41...0x5a).contains(byte) : text.first?.isUppercase == true
  }
}

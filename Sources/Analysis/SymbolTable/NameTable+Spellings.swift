import SwiftReader

extension NameTable {
  /// The spellings of all names, in their order.
  var spellings: [Spelling] {
    (0..<count).map { Spelling(utf8(of: Name(index: UInt32($0)))) }
  }
}

extension FileFacts {
  /// The spellings of all names, in their order.
  var spellings: [Spelling] { names.spellings }

  func spelling(of name: Name) -> Spelling { Spelling(names.utf8(of: name)) }
}

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

  /// Whether a name ends so.
  func ends(_ name: Name, in end: String) -> Bool {
    names.utf8(of: name).suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// `Inputs` of `any Inputs`.
  func typeInExistential(_ type: TypeID) -> TypeID? {
    types[type].kind == .existential ? types.children(of: type).first?.type : nil
  }
}

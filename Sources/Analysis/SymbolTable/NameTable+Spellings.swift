import SwiftReader

extension NameTable {
  /// The spellings of all names, by the number of the name.
  var spellings: [Spelling] {
    (0..<count).map { Spelling(utf8(of: Name(index: UInt32($0)))) }
  }
}

extension FileFacts {
  func spelling(of name: Name) -> Spelling { Spelling(names.utf8(of: name)) }

  /// Returns the constraint of an existential type: `Inputs` for `any Inputs`; `nil` for other types.
  func typeInExistential(_ type: TypeID) -> TypeID? {
    types[type].kind == .existential ? types.children(of: type).first?.type : nil
  }
}

import SwiftReader

extension NameTable {
  /// The spellings of all names, by the number of the name.
  var spellings: [Spelling] {
    (0..<count).map { Spelling(utf8(of: Name(index: UInt32($0)))) }
  }

  /// Returns whether a name ends with a text.
  func ends(_ name: Name, in end: String) -> Bool { utf8(of: name).suffix(end.utf8.count).elementsEqual(end.utf8) }

  /// Returns whether a name begins with the word of a factory method: `makeLamp` and `new`, but not `newest`.
  func isOfMaker(_ name: Name) -> Bool {
    begins(name, withOneOf: ["make", "create", "build", "instantiate", "loadFrom", "new"])
  }

  /// Returns whether a name begins with one of several words: `updateReport` with `update`, but not `updates`.
  func begins(_ name: Name, withOneOf words: [String]) -> Bool {
    let text = self[name]
    return words.contains { text.hasPrefix($0) && text.dropFirst($0.count).first?.isLowercase != true }
  }
}

extension FileFacts {
  func spelling(of name: Name) -> Spelling { Spelling(names.utf8(of: name)) }

  /// Returns the constraint of an existential type: `Inputs` for `any Inputs`; `nil` for other types.
  func typeInExistential(_ type: TypeID) -> TypeID? {
    types[type].kind == .existential ? types.children(of: type).first?.type : nil
  }
}

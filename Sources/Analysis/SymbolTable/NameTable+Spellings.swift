import SwiftReader

extension NameTable {
  /// The spellings of all names, by the number of the name.
  var spellings: [Spelling] {
    // Slices of the text would count references, once for each name.
    let text = utf8.span
    var spellings: [Spelling] = []
    spellings.reserveCapacity(count)
    var start = 0
    for end in ends {
      spellings.append(Spelling(text.extracting(start..<Int(end))))
      start = Int(end)
    }
    return spellings
  }
}

extension FileFacts {
  func spelling(of name: Name) -> Spelling { Spelling(names.utf8(of: name)) }

  /// Returns the constraint of an existential type: `Inputs` for `any Inputs`; `nil` for other types.
  func typeInExistential(_ type: TypeID) -> TypeID? {
    types[type].kind == .existential ? types.children(of: type).first?.type : nil
  }
}

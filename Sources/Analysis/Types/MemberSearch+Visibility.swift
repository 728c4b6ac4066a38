import SwiftReader

extension MemberSearch {
  /// Returns whether a file can access a member. A private member is accessible only in its own file.
  ///
  /// - Parameter isForeign: whether the member's holder is a type that the repository does not declare.
  mutating func sees(
    _ candidate: DeclarationID, _ declaration: Declaration, isForeign: Bool, from file: Int, in table: SymbolTable
  ) -> Bool {
    let home = table.file(of: candidate)
    if declaration.isPrivateToFile || declaration.isInPrivateExtension(in: home, of: table) {
      dependsOnFile = true
      return home == file
    }
    if table.hasOneModule { return true }
    // An extension that one library makes of a type of another is visible where its module may be imported.
    if isForeign, table.isDependency(home) {
      dependsOnFile = true
      if !table.reaches(home, from: file) { return false }
    }
    if declaration.isOpenElsewhere(in: home, of: table) { return true }
    dependsOnFile = true
    return table.sees(home, from: file)
  }

  /// Returns whether flags decide if a member is compiled together with a file.
  mutating func isConditional(
    _ candidate: DeclarationID, _ declaration: Declaration, from file: Int, in table: SymbolTable
  ) -> Bool {
    let home = table.file(of: candidate)
    guard table.isConditional(declaration, in: home) else { return false }
    dependsOnFile = true
    return table.isConditional(candidate, seenFrom: file)
  }
}

extension Declaration {
  /// Returns whether other modules can access a member, by its own modifiers or by those of its extension or protocol.
  fileprivate func isOpenElsewhere(in file: Int, of table: SymbolTable) -> Bool {
    if isPublic { return true }
    guard let parent else { return false }
    let outer = table.declaration(parent, in: file)
    switch outer.kind {
    case .extension, .protocol: return outer.isPublic && !modifiers.contains(.internal)
    case .enum: return kind == .enumCase && outer.isPublic
    default: return false
    }
  }

  fileprivate func isInPrivateExtension(in file: Int, of table: SymbolTable) -> Bool {
    guard let parent else { return false }
    let outer = table.declaration(parent, in: file)
    return outer.kind == .extension && outer.isPrivateToFile
  }
}

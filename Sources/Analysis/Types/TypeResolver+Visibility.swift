import SwiftReader

extension TypeResolver {
  /// Returns whether the current file can access a member. A private member is accessible only in its own file.
  func sees(
    _ candidate: DeclarationID, _ declaration: Declaration, _ search: inout MemberSearch, isForeign: Bool
  ) -> Bool {
    let home = table.file(of: candidate)
    if declaration.isPrivateToFile || isInPrivateExtension(declaration, home) {
      search.dependsOnFile = true
      return home == file
    }
    if table.hasOneModule { return true }
    // An extension that one library makes of a type of another is visible where its module may be imported.
    if isForeign, table.isDependency(home) {
      search.dependsOnFile = true
      if !table.reaches(home, from: file) { return false }
    }
    if !isOpenElsewhere(declaration, home) { search.dependsOnFile = true }
    return table.sees(home, from: file) || isOpenElsewhere(declaration, home)
  }

  /// Returns whether flags decide if a member is compiled together with the current file.
  func isConditional(_ candidate: DeclarationID, _ declaration: Declaration, _ search: inout MemberSearch) -> Bool {
    let home = table.file(of: candidate)
    guard table.isConditional(declaration, in: home) else { return false }
    search.dependsOnFile = true
    return table.isConditional(candidate, seenFrom: file)
  }

  /// Returns whether other modules can access a member, by its own modifiers or by those of its extension or protocol.
  private func isOpenElsewhere(_ declaration: Declaration, _ file: Int) -> Bool {
    if declaration.isPublic { return true }
    guard let parent = declaration.parent else { return false }
    let outer = table.declaration(parent, in: file)
    switch outer.kind {
    case .extension, .protocol: return outer.isPublic && !declaration.modifiers.contains(.internal)
    case .enum: return declaration.kind == .enumCase && outer.isPublic
    default: return false
    }
  }

  private func isInPrivateExtension(_ declaration: Declaration, _ file: Int) -> Bool {
    guard let parent = declaration.parent else { return false }
    let outer = table.declaration(parent, in: file)
    return outer.kind == .extension && outer.isPrivateToFile
  }
}

import SwiftReader

extension ChainAnalyzer {
  /// Returns whether the repository cannot change a property, although it has a declaration of it: a library declares
  /// the property, the declaration overrides or implements one of a library, a protocol of the repository requires it
  /// of a library type, or a generator wrote it.
  mutating func isOfLibrary(_ found: FoundMember, _ spelling: Spelling, on receiver: KnownType) -> Bool {
    if found.isNone { return false }
    if table.isOfDependency(found.declaration) || isAskedOf(receiver, found) { return true }
    guard types.kind(found.holder) == .nominal else { return false }
    if table.isGenerated(table.file(of: found.declaration)) { return true }
    if table.hasDependencies, isDeclaredByDependency(spelling, of: found.holder) { return true }
    let declaration = table.declaration(found.declaration)
    if declaration.modifiers.contains(.override) { return isDeclaredByNoAncestor(spelling, of: found.holder) }
    return types.libraryMember(spelling, of: found.holder, .value).isKnown
  }

  /// Returns whether a class or a library type has a property only because a protocol requires it: a library implements
  /// it, as in `extension UITableViewCell: HasContentView {}`.
  private func isAskedOf(_ receiver: KnownType, _ found: FoundMember) -> Bool {
    let parent = table.parent(of: found.declaration)
    guard !parent.isNone, table.declaration(parent).kind == .protocol else { return false }
    let shape = types.shape(of: types.unwrapped(receiver))
    switch shape.kind {
    case .library: return true
    case .nominal: return table.declaration(shape.declaration).kind == .class
    default: return false
    }
  }

  /// Returns whether all declarations of a property in a type and its ancestors are overrides.
  private mutating func isDeclaredByNoAncestor(_ spelling: Spelling, of type: KnownType) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&types) {
      let members = types.members(spelling, in: types.owner(of: next))
      if members.contains(where: { isOwnProperty(table.declaration($0)) }) { return false }
    }
    return true
  }

  /// Returns whether a library that the repository depends on declares a property in an ancestor of a type.
  private mutating func isDeclaredByDependency(_ spelling: Spelling, of type: KnownType) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&types) {
      let members = types.members(spelling, in: types.owner(of: next))
      if members.contains(where: { table.isOfDependency($0) && isOwnProperty(table.declaration($0)) }) { return true }
    }
    return false
  }

  private func isOwnProperty(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && !declaration.belongsToType && !declaration.modifiers.contains(.override)
  }
}

import SwiftReader

extension ChainAnalyzer {
  /// Whether a property of the repository is not the repository's to change: a library declares it, it only overrides or
  /// implements one that a library declares, a protocol of the repository asks a library's type for what it has, or a
  /// generator wrote it.
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

  /// Whether a type that is no protocol has a member only because a protocol asks for it: a library implements it, as in
  /// `extension UITableViewCell: HasContentView {}`.
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

  /// Whether all declarations of a property in a type and its ancestors are overrides.
  private mutating func isDeclaredByNoAncestor(_ spelling: Spelling, of type: KnownType) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&types) {
      let members = types.members(spelling, in: types.owner(of: next))
      if members.contains(where: { isOwnProperty(table.declaration($0)) }) { return false }
    }
    return true
  }

  /// Whether a library that the repository depends on declares a property in an ancestor.
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

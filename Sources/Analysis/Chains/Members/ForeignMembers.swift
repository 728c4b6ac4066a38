import SwiftReader

extension FoundMember {
  /// Returns whether the repository cannot change a property, although it has a declaration of it: a library declares
  /// the property, the declaration overrides or implements one of a library, a protocol of the repository requires it
  /// of a library type, or a generator wrote it.
  func isOfLibrary(_ spelling: Spelling, on receiver: KnownType, in types: inout TypeResolver) -> Bool {
    if isNone { return false }
    if types.table.isOfDependency(self.declaration) || isAskedOf(receiver, in: &types) { return true }
    guard types.kind(holder) == .nominal else { return false }
    if types.table.isGenerated(types.table.file(of: self.declaration)) { return true }
    if types.table.hasDependencies, isDeclaredByDependency(spelling, in: &types) { return true }
    let declaration = types.table.declaration(self.declaration)
    if declaration.modifiers.contains(.override) { return isDeclaredByNoAncestor(spelling, in: &types) }
    return types.libraryMember(spelling, of: holder, .value).isKnown
  }

  /// Returns whether a class or a library type has a property only because a protocol requires it: a library implements
  /// it, as in `extension UITableViewCell: HasContentView {}`.
  private func isAskedOf(_ receiver: KnownType, in types: inout TypeResolver) -> Bool {
    let parent = types.table.parent(of: declaration)
    guard !parent.isNone, types.table.declaration(parent).kind == .protocol else { return false }
    let shape = types.shape(of: types.unwrapped(receiver))
    switch shape.kind {
    case .library: return true
    case .nominal: return types.table.declaration(shape.declaration).kind == .class
    default: return false
    }
  }

  /// Returns whether all declarations of a property in the holder and its ancestors are overrides.
  private func isDeclaredByNoAncestor(_ spelling: Spelling, in types: inout TypeResolver) -> Bool {
    var ancestors = Ancestry(of: [holder])
    while let next = ancestors.next(&types) {
      let members = types.asked.members(spelling, in: types.owner(of: next))
      if members.contains(where: { types.table.declaration($0).isOwnProperty }) { return false }
    }
    return true
  }

  /// Returns whether a library that the repository depends on declares a property in an ancestor of the holder.
  private func isDeclaredByDependency(_ spelling: Spelling, in types: inout TypeResolver) -> Bool {
    var ancestors = Ancestry(of: [holder])
    while let next = ancestors.next(&types) {
      let members = types.asked.members(spelling, in: types.owner(of: next))
      if members.contains(where: { types.table.isOfDependency($0) && types.table.declaration($0).isOwnProperty }) {
        return true
      }
    }
    return false
  }
}

extension Declaration {
  fileprivate var isOwnProperty: Bool {
    kind == .property && !belongsToType && !modifiers.contains(.override)
  }
}

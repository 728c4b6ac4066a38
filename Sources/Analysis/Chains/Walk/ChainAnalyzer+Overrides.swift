import SwiftReader

extension ChainAnalyzer {
  /// Whether a property of the repository is not the repository's to change: it only overrides or implements one that a
  /// library declares, or a generator wrote it.
  mutating func isOfLibrary(_ found: FoundMember, _ spelling: Spelling) -> Bool {
    guard !found.isNone, types.kind(found.holder) == .nominal else { return false }
    if table.isGenerated(table.file(of: found.declaration)) { return true }
    let declaration = table.declaration(found.declaration)
    if declaration.modifiers.contains(.override) { return isDeclaredByNoAncestor(spelling, of: found.holder) }
    return types.libraryMember(spelling, of: found.holder, .value).isKnown
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

  private func isOwnProperty(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && !declaration.belongsToType && !declaration.modifiers.contains(.override)
  }
}

import SwiftReader

extension ChainAnalyzer {
  /// Whether a property of the repository is not the repository's to change: it only overrides or implements one that a
  /// library declares, or a generator wrote it.
  mutating func isOfLibrary(_ found: FoundMember, on receiver: KnownType, _ spelling: Spelling) -> Bool {
    guard !found.isNone, types.kind(found.holder) == .nominal else { return false }
    if table.isGenerated(table.file(of: found.declaration)) { return true }
    let declaration = table.declaration(found.declaration)
    if declaration.modifiers.contains(.override) { return isDeclaredByNoAncestor(spelling, of: found.holder) }
    return types.libraryMember(spelling, of: found.holder, .value).isKnown
  }

  private mutating func isDeclaredByNoAncestor(_ spelling: Spelling, of type: KnownType) -> Bool {
    types.directSupertypes(of: type).allSatisfy {
      let found = types.member(spelling, of: $0, for: .value)
      guard !found.isNone else { return true }
      guard table.declaration(found.declaration).modifiers.contains(.override) else { return false }
      return isDeclaredByNoAncestor(spelling, of: found.holder)
    }
  }
}

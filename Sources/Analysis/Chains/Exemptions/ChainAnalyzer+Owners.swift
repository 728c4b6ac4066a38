import SwiftReader

/// Whether the owner of a part could be told instead (`Documentation/Decisions/0074-owners-that-can-be-told.md`).
extension ChainAnalyzer {
  /// Returns the reason why a use of a part is only a note if no other reason holds: its owner is no object that could
  /// do something instead, or offers the part to other code; `nil` for other owners.
  mutating func mitigationOfOwner(
    _ origin: ValueOrigin, _ receiver: KnownType, _ hop: Hop, _ useKind: UseKind, _ chain: Chain, at link: UInt32
  ) -> Mitigation? {
    let owner = table.typeOwning(hop.member)
    if owner.isNone { return nil }
    if table.isPlainValue(owner) { return .valueOwner }
    if isProtocol(owner) {
      let isCommand = useKind == .read && chain.isDiscarded && !isShown(chain)
      if !isCommand || !table.has(.acts, owner) { return .agreedPart }
    }
    if types.kind(receiver) != .nominal, origin.reach == 1, origin.root != .global, usesOnce(link, of: chain),
      isIdle(owner)
    {
      return .idleOwner
    }
    return isOffered(hop.member) ? .documentedPart : nil
  }

  /// Returns whether a member is documented for other modules.
  private func isOffered(_ member: DeclarationID) -> Bool {
    table.declaration(member).modifiers.contains(.documented) && table.accessLevel(of: member) > .module
  }

  /// Returns whether a class that is neither a view nor a controller has no function that does something.
  private mutating func isIdle(_ type: DeclarationID) -> Bool {
    table.declaration(type).kind == .class && !table.has(.acts, type)
      && !types.inherits(types.nominal(type), anyOf: library.viewsAndControllers)
  }
}

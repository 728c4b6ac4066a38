import SwiftReader

extension ChainAnalyzer {
  /// Returns the reason why a read that uses one member and goes no further is only a note; `nil` for other uses
  /// (`Documentation/Decisions/0041-reads-in-one-step-are-notes.md`).
  mutating func mitigationOfRead(
    _ receiver: KnownType, _ hop: Hop, _ useKind: UseKind, _ chain: Chain, at link: UInt32
  ) -> Mitigation? {
    if isAddedToLibrary(hop.member) { return .libraryExtension }
    let isCalled = call(at: link + 1, in: chain) != nil
    guard !chain.isDiscarded, frame.link(link).kind == .property else { return nil }
    if looksUpValue(link, on: receiver, hop, in: chain) { return .valueRead }
    guard goesNoFurther(link, on: receiver, of: chain) else { return nil }
    if isProtocol(receiver) || isProtocol(table.typeOwning(hop.member)) { return .throughProtocol }
    if answersWithValue(receiver, link, isCalled) { return .valueRead }
    if isData(receiver), !isCalled, readsPlain(link, of: receiver) { return .dataRead }
    return useKind == .launder && !isCalled && isStrange(link, on: receiver) ? .localRead : nil
  }

  /// Returns whether a structure of the repository is asked for something that it says of itself: a value has no
  /// identity, so the code depends on what it says and not on who keeps it. An object that it holds, or a method that
  /// waits for others, is more.
  private mutating func answersWithValue(_ receiver: KnownType, _ link: UInt32, _ isCalled: Bool) -> Bool {
    if declaration(of: receiver, .struct).isNone { return false }
    let spelling = frame.spelling(frame.link(link).name)
    let found = types.member(spelling, of: receiver, for: isCalled ? .call : .value)
    if found.isNone { return true }
    return isCalled
      ? !table.declaration(found.declaration).modifiers.contains(.async) : readsPlain(link, of: receiver)
  }

  /// Returns whether a link gives a value and not an object.
  private mutating func readsPlain(_ link: UInt32, of receiver: KnownType) -> Bool {
    let type = typeOfMember(at: link, of: receiver)
    return !isObject(type)
  }

  /// Returns whether values are looked up, counted or searched in a collection that a structure holds, as in
  /// `inbox.messages.count` and `cache.pages[id]`. A state's parts are a tree that others must not know.
  private mutating func looksUpValue(
    _ link: UInt32, on receiver: KnownType, _ hop: Hop, in chain: Chain
  ) -> Bool {
    let owner = table.typeOwning(hop.member)
    if declaration(of: receiver, .struct).isNone || owner.isNone || table.has(.isState, owner) { return false }
    let type = typeOfMember(at: link, of: receiver)
    let collection = types.unwrapped(type)
    let element = types.kind(collection) == .dictionary ? types.child(1, of: collection) : element(of: collection)
    guard types.kind(collection) != .nominal, isValue(element) else { return false }
    let rest = (link + 1)..<max(link + 1, chain.links.upperBound)
    return rest.allSatisfy {
      frame.link($0).kind != .property || isOfCollections(frame.spelling(frame.link($0).name))
    }
  }

  /// Returns whether a name is that of a member of library collections.
  private func isOfCollections(_ member: Spelling) -> Bool {
    library.givesElements(member) || library.neutralMembers.contains(member)
  }

  /// Returns whether a SwiftUI view reads a plain value of an object in its own model: `model.player.title`.
  mutating func readsOwnModel(_ origin: ValueOrigin, _ receiver: KnownType, _ link: UInt32, _ chain: Chain) -> Bool {
    origin.root == .own && origin.reach == 1 && origin.binding == 0 && !declaration(of: receiver, .class).isNone
      && call(at: link + 1, in: chain) == nil && goesNoFurther(link, on: receiver, of: chain)
  }

  /// Returns whether the repository declares the used member as a property.
  private mutating func isStrange(_ link: UInt32, on receiver: KnownType) -> Bool {
    let found = member(at: link, of: receiver)
    return !found.isNone && table.declaration(found.declaration).kind == .property
  }

  /// Returns whether a chain ends at a link, or the rest of it uses only members of a plain value.
  private mutating func goesNoFurther(_ link: UInt32, on receiver: KnownType, of chain: Chain) -> Bool {
    if endsUses(link, of: chain) { return true }
    return isPlain(typeOfMember(at: link, of: receiver))
  }

  mutating func typeOfMember(at link: UInt32, of receiver: KnownType) -> KnownType {
    let found = member(at: link, of: receiver)
    if !found.isNone { return typeOfProperty(found.declaration) }
    return types.libraryMember(frame.spelling(frame.link(link).name), of: receiver, .value)
  }

  private mutating func member(at link: UInt32, of receiver: KnownType) -> FoundMember {
    types.member(frame.spelling(frame.link(link).name), of: receiver, for: .value)
  }

  /// Returns whether a type is a library value, an enumeration, or a collection of these.
  private mutating func isPlain(_ type: KnownType) -> Bool {
    let type = types.unwrapped(type)
    let element = element(of: type)
    if element.isKnown { return element != type && isPlainElement(types.unwrapped(element)) }
    return isPlainElement(type)
  }

  private func isPlainElement(_ type: KnownType) -> Bool {
    let shape = types.arena[type]
    return isLibraryScalar(type) || shape.kind == .nominal && table.declaration(shape.declaration).kind == .enum
  }

  private func isProtocol(_ type: KnownType) -> Bool {
    let shape = types.arena[type]
    return shape.kind == .nominal && isProtocol(shape.declaration)
  }

  func isProtocol(_ type: DeclarationID) -> Bool {
    !type.isNone && table.declaration(type).kind == .protocol
  }

  /// Returns whether the repository declares a member in an extension of a library type.
  func isAddedToLibrary(_ member: DeclarationID) -> Bool {
    if member.isNone { return false }
    let owner = table.parent(of: member)
    return !owner.isNone && table.declaration(owner).kind == .extension && table.type(of: owner).isNone
  }
}

import SwiftReader

extension ChainAnalyzer {
  /// Returns whether a property is the content of a box: `Box<Value>.value`.
  mutating func isContent(_ member: FoundMember) -> Bool {
    let holder = types.shape(of: member.holder)
    guard holder.kind == .nominal, table.declaration(member.declaration).kind == .property else { return false }
    if isValueBox(holder.declaration), isStored(member.declaration) { return true }
    if isReferent(member.declaration, of: holder.declaration) { return true }
    let isProtocol = table.declaration(holder.declaration).kind == .protocol
    guard isProtocol || isGeneric(holder.declaration) else { return false }
    let stored = typeOfProperty(member.declaration)
    let type = types.shape(of: types.unwrapped(stored))
    // An associated type of a library's protocol, as in `Items.Element`, has no declaration.
    guard type.kind == .parameter, !type.declaration.isNone else { return false }
    if isProtocol { return isSoleRequirement(member.declaration, of: holder.declaration, type.declaration) }
    guard isAround(type.declaration, holder.declaration) else { return false }
    // A content that must conform to a protocol of the repository is a partner with behavior, and a type that stores
    // more than this partner is not a box.
    if types.storedProperties(of: holder.declaration).count == 1 { return true }
    return !types.directSupertypes(of: types.unwrapped(stored)).contains {
      types.kind($0) == .nominal && types.shape(of: $0).declaration != holder.declaration
    }
  }

  /// Returns whether a class has a name like `Box` and stores only a structure or enumeration, so that the value can be
  /// shared and changed, or is a holder of what it stores. What it stores is not a state.
  private mutating func isValueBox(_ type: DeclarationID) -> Bool {
    guard table.declaration(type).kind == .class, Self.boxNames.contains(where: table.name(of: type).hasSuffix) else {
      return false
    }
    return verdict(.valueBox, on: type) { analyzer in
      let properties = analyzer.types.storedProperties(of: type)
      guard let property = properties.first, properties.count == 1 else { return false }
      let stored = analyzer.typeOfProperty(property)
      let content = analyzer.types.shape(of: analyzer.types.unwrapped(stored))
      if content.kind == .nominal, analyzer.table.has(.isState, content.declaration) { return false }
      return content.kind == .nominal && analyzer.table.isValueType(content.declaration)
        || analyzer.holdsOnly(property, type)
    }
  }

  /// Returns whether a property is all that a holder, reference or wrapper has. A class with another name, such as
  /// `CheckBox`, may be an object with one part.
  private mutating func holdsOnly(_ property: DeclarationID, _ type: DeclarationID) -> Bool {
    Self.holderNames.contains(where: table.name(of: type).hasSuffix) && types.ownMembers(of: type) == [property]
      && types.functionsInExtensions(of: type) == 0
  }

  /// Returns whether a property is the object to which a weak reference refers: a type with a name like
  /// `WeakController` stores nothing else.
  private mutating func isReferent(_ property: DeclarationID, of type: DeclarationID) -> Bool {
    guard table.name(of: type).hasPrefix("Weak"), !table.declaration(property).belongsToType else { return false }
    let properties = types.storedProperties(of: type)
    guard let stored = properties.first, properties.count == 1, table.declaration(stored).modifiers.contains(.weak)
    else { return false }
    if property == stored { return true }
    let (referent, given) = (typeOfProperty(stored), typeOfProperty(property))
    return types.unwrapped(given).isKnown && types.unwrapped(given) == types.unwrapped(referent)
  }

  private func isStored(_ member: DeclarationID) -> Bool {
    let declaration = table.declaration(member)
    return !declaration.belongsToType && !declaration.modifiers.contains(.computed)
  }

  private static let boxNames = ["Box"] + holderNames
  private static let holderNames = ["Holder", "Ref", "Reference", "Wrapper"]

  /// Returns whether a property of a generic structure is an object for the same generic arguments, as in
  /// `promise.futureResult`, or a property of a generic class is a stream of them, as in `subject.signal`.
  mutating func isCounterpart(_ member: FoundMember) -> Bool {
    let holder = types.shape(of: member.holder)
    guard holder.kind == .nominal, table.declaration(member.declaration).kind == .property,
      !table.has(.isState, holder.declaration)
    else { return false }
    let type = typeOfProperty(member.declaration)
    let value = types.unwrapped(type)
    let values = types.children(of: value)
    return types.kind(value) == .nominal && !values.isEmpty
      && (table.declaration(holder.declaration).kind == .struct || isStream(types.shape(of: value).declaration))
      && values.allSatisfy {
        let shape = types.shape(of: $0)
        return shape.kind == .parameter && shape.declaration == holder.declaration
      }
  }

  private func isStream(_ type: DeclarationID) -> Bool {
    Self.streamNames.contains(where: table.name(of: type).hasSuffix)
  }

  private static let streamNames = ["Event", "Future", "Observable", "Publisher", "Signal", "Stream"]

  /// Returns whether a property of an associated type is the only requirement of a protocol.
  private mutating func isSoleRequirement(
    _ property: DeclarationID, of holder: DeclarationID, _ associated: DeclarationID
  ) -> Bool {
    table.declaration(associated).kind == .associatedtype && table.parent(of: associated) == holder
      && types.ownMembers(of: holder).allSatisfy {
        $0 == property || table.declaration($0).kind == .associatedtype
      }
  }

  /// Returns the exemption of a list that a generic type carries, as in `track.keyframes.first`; `nil` if the list is
  /// changed.
  mutating func content(_ step: Step, _ found: FoundMember, _ chain: Chain) -> Exemption? {
    if found.isNone || !isContentList(found) { return nil }
    switch chain.use {
    case .read, .pattern: return isMutated(behind: step, chain) ? nil : .content
    case .write, .update, .inout: return nil
    }
  }

  /// Returns whether a property is the list that a generic type carries: no other stored property uses the generic
  /// parameter, and the type is decoded or has no behavior.
  private mutating func isContentList(_ member: FoundMember) -> Bool {
    let holder = types.shape(of: member.holder)
    guard holder.kind == .nominal, table.declaration(member.declaration).kind == .property else { return false }
    if listsElements(member.declaration, of: holder.declaration) { return true }
    guard
      table.has(.isEncoded, holder.declaration) || !table.has(.behaves, holder.declaration),
      isGeneric(holder.declaration), holdsParameter(member.declaration)
    else { return false }
    let list = typeOfProperty(member.declaration)
    let value = types.unwrapped(list)
    return types.kind(value) != .parameter && element(of: value).isKnown
      && types.storedProperties(of: holder.declaration).filter { holdsParameter($0) } == [member.declaration]
  }

  /// Returns whether a generic type is a collection by name, and a property is a list of its elements:
  /// `WeakSet<Object>.allObjects`.
  private mutating func listsElements(_ property: DeclarationID, of holder: DeclarationID) -> Bool {
    guard hasParameters(holder), Self.collectionNames.contains(where: table.name(of: holder).hasSuffix) else {
      return false
    }
    let list = typeOfProperty(property)
    let element = element(of: types.unwrapped(list))
    let shape = types.shape(of: element)
    return shape.kind == .parameter && shape.declaration == holder
  }

  private static let collectionNames = ["Array", "Collection", "Dictionary", "List", "Map", "Queue", "Set", "Stack"]

  private mutating func holdsParameter(_ property: DeclarationID) -> Bool {
    let type = typeOfProperty(property)
    return types.shape(of: type).isGeneric
  }

  /// Returns whether a type has generic parameters of its own.
  func hasParameters(_ type: DeclarationID) -> Bool {
    let file = table.file(of: type)
    return table.declaration(type).requirements.contains { table.requirement($0, in: file).kind == .parameter }
  }

  /// Returns whether a type or an enclosing type has generic parameters.
  private func isGeneric(_ type: DeclarationID) -> Bool {
    var place = type
    while !place.isNone {
      if !table.declaration(place).requirements.isEmpty { return true }
      place = table.parent(of: place)
    }
    return false
  }

  /// Returns whether a type is another type or encloses it: `Tree<Value>.Node` holds values of the tree.
  private func isAround(_ outer: DeclarationID, _ type: DeclarationID) -> Bool {
    var place = type
    while !place.isNone, place != outer { place = table.parent(of: place) }
    return !place.isNone
  }

  /// Returns whether a step is the projection of a box's content: `box.$value`.
  mutating func projectsContent(_ step: Step, of receiver: KnownType) -> Bool {
    let found = property(projectedBy: step.link.name, of: receiver)
    return !found.isNone && isContent(found)
  }

  /// Returns the property whose projection a name is: `title` for `$title`; none for other names.
  mutating func property(projectedBy name: Name, of type: KnownType) -> FoundMember {
    guard frame.isProjection(name) else { return .none }
    return types.member(Spelling(String(frame.text(of: name).dropFirst())), of: type, for: .value)
  }
}

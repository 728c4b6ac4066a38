import SwiftReader

extension ChainAnalyzer {
  /// Returns the reason why reading a property is not a hop; `nil` if it is.
  mutating func neutrality(
    of step: Step, on receiver: KnownType, _ found: FoundMember, _ scope: ScopeID
  ) -> Exemption? {
    if library.neutralMembers.contains(step.spelling) { return .neutralMember }
    if frame.isProjection(step.link.name) { return .wrapper }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .tuple: return .tupleMember
    case .nominal:
      if let part = partnership(of: shape.declaration, scope) { return part }
      if !found.isNone, isParameterObject(shape.declaration) { return .parameterObject }
      if isWantedValue(shape) { return .value }
      if isScalar(shape.declaration) { return .scalar }
      if found.isNone, looksUpMembers(receiver) { return .dynamicMember }
    case .library:
      if found.isNone, library.dynamicOwners.contains(shape.spelling) { return .dynamicMember }
      if library.values.contains(shape.spelling) { return .value }
    case .array, .dictionary: return .value
    case .nestedLibrary: if !shape.isForeign { return .value }
    default: break
    }
    return found.isNone ? nil : neutrality(of: found)
  }

  private mutating func neutrality(of member: FoundMember) -> Exemption? {
    if isFacade(member) || isConversion(member) || groupsInterface(member) || isProxy(member) { return .facade }
    let declaration = table.declaration(member.declaration)
    if declaration.kind == .function { return .call }
    if table.spelling(of: member.declaration).startsUppercase { return .namespace }
    if isRecursive(member) { return .recursion }
    if isMapped(member) { return .answer }
    if isCounterpart(member) { return .counterpart }
    return isContent(member) ? .collectionElement : nil
  }

  /// Returns whether a property is a collection of the type that declares it: a node's children are parts of the same
  /// tree. In a generic type a single node counts, too: `node.left` of `Node<Value>`.
  private mutating func isRecursive(_ member: FoundMember) -> Bool {
    let holder = types.shape(of: member.holder)
    guard holder.kind == .nominal else { return false }
    let type = typeOfProperty(member.declaration)
    let element = element(of: type)
    let shape = types.shape(of: types.unwrapped(element))
    if shape.kind == .nominal, shape.declaration == holder.declaration { return true }
    let link = types.shape(of: types.unwrapped(type))
    guard link.kind == .nominal, !table.has(.isState, holder.declaration) else { return false }
    if link.declaration == holder.declaration {
      return hasParameters(holder.declaration) || Library.siblings.contains(table.spelling(of: member.declaration))
        || isParent(member.declaration, of: link.declaration)
    }
    return types.isKind(member.holder, of: link.declaration) && isParent(member.declaration, of: link.declaration)
  }

  /// Returns whether a property leads from a node of a document to its parent: `parentMarkup` of a type with
  /// `childMarkups`. The `parent` of other objects is none of their parts.
  private mutating func isParent(_ member: DeclarationID, of type: DeclarationID) -> Bool {
    let name = table.name(of: member)
    guard name.hasPrefix("parent"), name.count > "parent".count else { return false }
    let children = "child\(name.dropFirst("parent".count))s"
    return types.members(Spelling(children), in: .declaration(type)).contains { !$0.isNone }
  }

  /// Returns whether a property that an extension adds to a protocol gives an object that works for its owner, and
  /// knows it: `view.skeleton.show()` with `class Skeleton { weak var parent: Skeletonable? }`.
  private mutating func isProxy(_ member: FoundMember) -> Bool {
    let declaration = table.declaration(member.declaration)
    let place = table.parent(of: member.declaration)
    guard !place.isNone, table.declaration(place).kind == .extension, declaration.modifiers.contains(.computed),
      !declaration.modifiers.contains(.settable)
    else { return false }
    let owner = table.typeOwning(member.declaration)
    let given = typeOfProperty(member.declaration)
    let shape = types.shape(of: types.unwrapped(given))
    guard !owner.isNone, table.declaration(owner).kind == .protocol, shape.kind == .nominal else { return false }
    return types.storedProperties(of: shape.declaration).contains {
      let stored = typeOfProperty($0)
      return types.shape(of: types.unwrapped(stored)).declaration == owner
    }
  }

  /// Returns whether a property only groups a part of its owner's interface: `output` of the structure or protocol
  /// `Output`.
  private mutating func groupsInterface(_ member: FoundMember) -> Bool {
    guard Library.interfaces.contains(table.spelling(of: member.declaration)) else { return false }
    let type = typeOfProperty(member.declaration)
    let shape = types.shape(of: types.unwrapped(type))
    guard shape.kind == .nominal else { return false }
    let kind = table.declaration(shape.declaration).kind
    guard kind == .struct || kind == .protocol else { return false }
    let name = table.name(of: shape.declaration)
    return ["Input", "Inputs", "Output", "Outputs"].contains { name.hasSuffix($0) }
  }

  /// Returns whether a property belongs to an enumeration without payloads: its value is not a part of the enumeration.
  private mutating func isMapped(_ member: FoundMember) -> Bool {
    let holder = types.shape(of: member.holder)
    return holder.kind == .nominal && table.declaration(holder.declaration).kind == .enum
      && !table.has(.hasPayload, holder.declaration)
  }

  /// Returns whether a property, or its default in an extension of the same type, only returns or converts its owner.
  private mutating func isFacade(_ member: FoundMember) -> Bool {
    let members = types.members(table.spelling(of: member.declaration), in: types.owner(of: member.holder))
    return members.contains { table.declaration($0).kind == .property && table.isFacade($0) }
  }

  /// Returns whether a property is a protocol's requirement to convert its values: `URLConvertible.anyURL`,
  /// `Actor.asAddressable`.
  private func isConversion(_ member: FoundMember) -> Bool {
    let owner = table.typeOwning(member.declaration)
    guard !owner.isNone, table.declaration(owner).kind == .protocol,
      table.declaration(member.declaration).kind == .property
    else { return false }
    let name = table.name(of: member.declaration)
    return table.name(of: owner).hasSuffix("Convertible")
      || name.hasPrefix("as") && name.dropFirst(2).first?.isUppercase == true
  }

  /// Returns the reason why code in a scope may use the parts of a type like its own; `nil` if it may not.
  mutating func partnership(of type: DeclarationID, _ scope: ScopeID) -> Exemption? {
    let site = site(scope)
    if site.enclosing.contains(type) { return .sameType }
    if reducedType(at: site) == type { return .ownReducer }
    let declaration = table.declaration(type)
    if table.file(of: type) == frame.file, declaration.isPrivateToFile || declaration.kind == .struct && isHelper(site)
    {
      return .ownPart
    }
    return isNested(type, in: site) ? .ownPart : nil
  }

  /// Returns whether code is in a type that is private to this file: the structures that the file declares are made of
  /// such types.
  private func isHelper(_ site: Site) -> Bool { site.enclosing.contains { table.declaration($0).isPrivateToFile } }

  /// Returns whether a type is nested in an enclosing type, or in a supertype of `self`.
  private mutating func isNested(_ type: DeclarationID, in site: Site) -> Bool {
    var place = type
    for _ in 0..<Limits.enclosingTypes {
      let parent = table.parent(of: place)
      if parent.isNone { return false }
      let outer = table.type(of: parent)
      if outer.isNone { return false }
      if types.isKind(site.selfType, of: outer) || site.enclosing.contains(outer) && !isNamespace(outer) { return true }
      place = outer
    }
    return false
  }

  /// Returns whether a type is an enumeration without cases, whose nested types have no more in common than those of a
  /// module.
  private mutating func isNamespace(_ type: DeclarationID) -> Bool {
    guard table.declaration(type).kind == .enum else { return false }
    return verdict(.namespace, on: type) { analyzer in
      !analyzer.types.ownMembers(of: type).contains { analyzer.table.declaration($0).kind == .enumCase }
    }
  }

  private mutating func looksUpMembers(_ type: KnownType) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .nominal, table.has(.looksUpMembers, shape.declaration) { return true }
    }
    return false
  }

  /// Returns the origin of a subscript: an element, the result of a subscript of the repository, or the value at the
  /// end of a key path.
  mutating func element(_ link: Link, of origin: ValueOrigin, _ walk: inout ChainWalk) -> ValueOrigin {
    let receiver = types.unwrapped(origin.type)
    let call = call(atLink: walk.next, of: walk.chain)
    if case .keyPath(let path) = argument(0, of: call), labels(of: call).first == Library.keyPath {
      return hidden(path, link, origin, &walk)
    }
    walk.exempt(.collectionElement)
    let isLast = isWritten(walk.next, in: walk.chain)
    if isLast { examineElementWrite(origin, receiver, link, &walk) }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .array:
      return origin.typed(subscripted(receiver, call, giving: types.child(0, of: receiver), walk))
    case .dictionary:
      let value = types.child(1, of: receiver)
      return origin.typed(labels(of: call).count > 1 ? value : types.optional(value))
    default:
      let found = types.member(.subscript, of: receiver, for: .value, call: callShape(of: call))
      let element = found.isNone ? element(of: receiver) : result(of: found, on: receiver, .subscript, call)
      let isCollection = shape.kind != .nominal || table.has(.isCollection, shape.declaration)
      return origin.typed(isCollection ? subscripted(receiver, call, giving: element, walk) : element)
    }
  }

  private mutating func subscripted(
    _ receiver: KnownType, _ call: Call, giving element: KnownType, _ walk: ChainWalk
  ) -> KnownType {
    let index = type(ofArgument: 0, of: call)
    let isOpen = argument(0, of: call) == .unknown
    return types.subscripted(receiver, at: index, isOpen: isOpen, giving: element, using: member(after: walk))
  }

  /// Returns the member that is used of the subscript's result; `nil` if none is used.
  private func member(after walk: ChainWalk) -> Spelling? {
    var next = walk.next + 1
    while next < walk.chain.links.upperBound {
      let link = frame.link(next)
      switch link.kind {
      case .property: return frame.spelling(link.name)
      case .optionalChaining, .forceUnwrap: next += 1
      default: return nil
      }
    }
    return nil
  }

  /// Returns the origin of `[keyPath: \.a.b]`, with one hop for each component of the key path.
  private mutating func hidden(
    _ path: UInt32, _ link: Link, _ origin: ValueOrigin, _ walk: inout ChainWalk
  ) -> ValueOrigin {
    var origin = origin
    let position = walk.next
    for component in frame.components(ofKeyPath: path) {
      let part = frame.link(component)
      guard part.kind == .property, frame.spelling(part.name) != Library.`self` else { continue }
      let step = Step(link: part, spelling: frame.spelling(part.name), position: component)
      origin = member(ofHidden: step, origin, &walk)
    }
    walk.next = position
    return origin
  }
}

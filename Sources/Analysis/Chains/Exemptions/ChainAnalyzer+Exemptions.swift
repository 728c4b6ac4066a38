import SwiftReader

extension ChainAnalyzer {
  /// Returns the reason why the use of a value that is too far away is exempt; `nil` if it is not.
  mutating func exemption(
    _ origin: ValueOrigin, _ receiver: KnownType, _ step: Step, _ found: FoundMember, _ useKind: UseKind, _ chain: Chain
  ) -> Exemption? {
    if useKind != .write, library.neutralMembers.contains(step.spelling) { return .neutralMember }
    if isSilent(chain.scope) { return .silentContext }
    if useKind == .write || origin.reach <= 1, isUnderConstruction(chain, origin) { return .underConstruction }
    let shape = types.shape(of: receiver)
    if useKind == .write {
      if origin.isCopy { return .localCopy }
      if origin.isOwnValue, origin.reach == 1, isWithoutIdentity(receiver) { return .ownValue }
      if origin.reach == 1, isContent(found, of: shape) { return .collectionElement }
      if Library.flipping.contains(step.spelling), found.isNone { return .flip }
      if origin.reach == 1, step.call == nil, shape.kind == .library, Library.sizes.contains(shape.spelling) {
        return .flip
      }
      // An enumeration without payloads can only become another of its cases, as a truth value can.
      if origin.reach == 1, step.call != nil, isPlainEnum(shape) || shape.spelling == Library.boolean { return .flip }
    } else if isLibraryValue(shape) || isPlainEnum(shape) || isWantedValue(shape) {
      if !isCommand(step, to: shape), !concernsOwnElements(found, of: receiver, step) { return .value }
    } else if origin.reach == 1, useKind == .read, endsBindingPath(step, chain) {
      return .bindingPath
    }
    if useKind != .write {
      if shape.kind == .nominal, isScalar(shape.declaration) { return .scalar }
      if shape.kind == .nominal, isMeasure(shape.declaration) { return .measure }
      if shape.kind == .nominal, isPalette(shape.declaration) || readsPalette(step, found, of: receiver) {
        return .palette
      }
      // What a modifier of a SwiftUI view returns is another view.
      if shape.kind == .library, shape.spelling == Library.swiftUIView { return .value }
      if library.givesElements(step.spelling), shape.kind == .nominal, wrapsArray(shape.declaration) { return .value }
      if !found.isNone && isContent(found) || projectsContent(step, of: receiver) { return .collectionElement }
      if let content = content(step, found, chain) { return content }
      if answersOfItself(receiver, step, found) || unwraps(receiver, step, found, chain) { return .answer }
      if isOperator(step, found, of: receiver) || subscribes(step, to: shape) || waits(step, for: shape) {
        return .pipeline
      }
    }
    if forwardsToItsName(chain, origin) { return .forwarder }
    if shape.kind == .nominal, let partnership = partnership(of: shape.declaration, chain.scope) { return partnership }
    let hop = origin.reach >= 1 ? origin.hop : origin.softHop
    if isPrivateHere(hop.member) { return .ownPart }
    if let purpose = purpose(of: hop, step.position, chain, useKind) { return purpose }
    if hop.member.isNone, hop.isResolved { return .libraryMember }
    return nil
  }

  /// Returns whether a property is private to this file.
  private func isPrivateHere(_ property: DeclarationID) -> Bool {
    !property.isNone && table.file(of: property) == frame.file && table.declaration(property).isPrivateToFile
  }

  /// Returns whether a configuration declares a type of the repository a value type.
  func isWantedValue(_ shape: TypeShape) -> Bool {
    shape.kind == .nominal && library.wantedValues.contains(table.spelling(of: shape.declaration))
  }

  /// Returns whether a type is not known to be a class or an actor, whose instances may be shared.
  private func isWithoutIdentity(_ type: KnownType) -> Bool {
    let shape = types.shape(of: type)
    guard shape.kind == .nominal else { return true }
    let kind = table.declaration(shape.declaration).kind
    return kind != .class && kind != .actor
  }

  /// Returns whether a type is an enumeration without payloads: all its members describe the case itself.
  func isPlainEnum(_ shape: TypeShape) -> Bool {
    guard shape.kind == .nominal, table.declaration(shape.declaration).kind == .enum else { return false }
    return !table.has(.hasPayload, shape.declaration)
  }

  /// Returns whether a step is the last one of a chain in the `get` closure of `Binding(get: { … }, set: { … })`.
  private func endsBindingPath(_ step: Step, _ chain: Chain) -> Bool {
    let rest = (step.position + 1)..<max(step.position + 1, chain.links.upperBound)
    return rest.allSatisfy { frame.link($0).kind != .property }
      && half(ofBindingAt: chain.scope) == Library.getAndSet.first
  }

  /// Returns whether a scope is inside the `set` closure of `Binding(get: { … }, set: { … })`.
  func isInSetter(_ scope: ScopeID) -> Bool {
    var scope = scope
    while true {
      if half(ofBindingAt: scope) == Library.getAndSet.last { return true }
      let parent = frame.scope(scope).parent
      if parent == scope { return false }
      scope = parent
    }
  }

  /// Returns the label of a scope that is a closure of `Binding(get: { … }, set: { … })`; `nil` for other scopes.
  private func half(ofBindingAt scope: ScopeID) -> Spelling? {
    guard let call = frame.call(ofClosure: scope) else { return nil }
    let arguments = frame.link(call.link).arguments
    guard arguments.count == Library.getAndSet.count else { return nil }
    return arguments.map({ label(ofArgument: $0) }) == Library.getAndSet ? label(ofArgument: call.argument) : nil
  }

  private func label(ofArgument index: UInt32) -> Spelling {
    frame.spelling(frame.argument(index).label)
  }

  func isLibraryValue(_ shape: TypeShape) -> Bool {
    switch shape.kind {
    case .optional, .array, .dictionary, .tuple, .function, .metatype: true
    case .nestedLibrary: !shape.isForeign
    case .library:
      library.values.contains(shape.spelling) || library.elements[shape.spelling] != nil
        || library.dynamicOwners.contains(shape.spelling)
    // Structures of other libraries are values like those of the standard library.
    case .nominal: table.isOfDependency(shape.declaration) && table.isValueType(shape.declaration)
    default: false
    }
  }

  /// Returns whether a member is the content of a box, of the repository or a library.
  private mutating func isContent(_ member: FoundMember, of shape: TypeShape) -> Bool {
    if !member.isNone { return isContent(member) }
    return shape.kind == .library && (library.boxes.contains(shape.spelling) || shape.spelling == Library.binding)
  }

  /// Returns whether a step sends something through a subject: `model.taps.send(.cancel)`.
  private func isCommand(_ step: Step, to shape: TypeShape) -> Bool {
    step.call != nil && shape.kind == .library && library.subjects.contains(shape.spelling)
      && library.subjectCommands.contains(step.spelling)
  }

  /// Returns whether the repository declares a member only for collections of its own types, and the member returns
  /// neither an element nor a collection: `extension Sequence where Element == Command { var kind: Kind? }`.
  private mutating func concernsOwnElements(_ member: FoundMember, of receiver: KnownType, _ step: Step) -> Bool {
    if member.isNone || table.isOfDependency(member.declaration) { return false }
    let element = element(of: receiver)
    guard types.kind(types.unwrapped(element)) == .nominal else { return false }
    let answer = result(of: member, on: receiver, step.spelling, step.call)
    let inner = self.element(of: answer)
    if !answer.isKnown || types.unwrapped(answer) == types.unwrapped(element) || inner.isKnown { return false }
    let place = table.parent(of: member.declaration)
    guard !place.isNone, table.declaration(place).kind == .extension else { return false }
    let file = table.file(of: place)
    return table.declaration(place).requirements.contains { number in
      guard let type = table.requirement(number, in: file).type else { return false }
      let resolved = types.resolve(type, in: file, from: place)
      let bound = types.shape(of: resolved)
      return bound.kind == .nominal && !table.isOfDependency(bound.declaration)
    }
  }

  /// Returns whether a chain writes to the member or element at a link: only `?`, `!` and tuple indices may follow.
  func isWritten(_ position: UInt32, in chain: Chain) -> Bool {
    switch chain.use {
    case .read, .pattern: return false
    case .write, .update, .inout: break
    }
    guard chain.links.contains(position) else { return false }
    return chain.links[(position + 1)...].allSatisfy {
      switch frame.link($0).kind {
      case .optionalChaining, .forceUnwrap, .tupleElement: true
      case .property, .subscript, .call: false
      }
    }
  }

  /// Returns whether calling a member changes its receiver.
  mutating func isMutating(_ step: Step, _ found: FoundMember, _ receiver: KnownType) -> Bool {
    if library.wantedMutatingMembers.contains(step.spelling) { return true }
    if !found.isNone { return table.declaration(found.declaration).isMutating }
    let isUsual = library.mutatingMembers.contains(step.spelling)
    guard isUsual || library.mutators.mentions(step.spelling) else { return false }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .array, .dictionary, .optional: return isUsual
    case .library where library.values.contains(shape.spelling):
      return isUsual || library.mutators[shape.spelling].contains(step.spelling)
    case .library: return isUsual && library.recordLists.contains(shape.spelling)
    case .nominal: return isUsual && inherits(shape.declaration, library.setProtocols)
    default: return false
    }
  }

  /// Returns whether a scope is in a preview or a test, or in a closure of a macro with a language of its own, such as
  /// `#Predicate`.
  mutating func isSilent(_ scope: ScopeID) -> Bool {
    if site(scope).isSilent { return true }
    var scope = scope
    while scope != .file {
      let current = frame.scope(scope)
      if current.kind == .macro, library.silentMacros.contains(frame.spelling(current.name)) { return true }
      if current.parent == scope { return false }
      scope = current.parent
    }
    return false
  }

  /// Checks one component of a key path in a subscript, and returns the origin of its value.
  mutating func member(ofHidden step: Step, _ origin: ValueOrigin, _ walk: inout ChainWalk) -> ValueOrigin {
    let receiver = types.unwrapped(origin.type)
    let found = types.member(step.spelling, of: receiver, for: .value)
    examine(origin, receiver, step, found, &walk)
    var next = origin
    next.type = found.isNone ? .unknown : result(of: found, on: receiver, step.spelling, nil)
    if neutrality(of: step, on: receiver, found, walk.chain.scope) != nil { return next }
    let hop = Hop(
      member: isOfLibrary(found, step.spelling, on: receiver) ? .none : found.declaration, name: step.link.name,
      offset: step.link.offset,
      isResolved: !found.isNone || receiver.isKnown)
    (next.hop, next.softHop) = (hop, hop)
    (next.reach, next.softReach) = (next.reach.next, next.softReach.next)
    return next
  }
}

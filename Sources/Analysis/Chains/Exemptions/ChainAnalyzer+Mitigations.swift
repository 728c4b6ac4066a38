import SwiftReader

extension ChainAnalyzer {
  /// Why a violation is only worth a note, if it is. Beyond a global only the owner counts.
  mutating func mitigation(
    of origin: ValueOrigin, _ receiver: KnownType, _ hop: Hop, _ useKind: UseKind, _ chain: Chain, at link: UInt32
  ) -> Mitigation? {
    let isAct = isData(receiver) && isAct(link, on: receiver, of: chain)
    if useKind != .write, !isAct, table.isData(ownerOf: hop.member) { return .dataOwner }
    if table.isExample(frame.file) { return .sampleCode }
    if useKind == .global { return nil }
    if givesView(hop, receiver) { return .ownedView }
    if endsUses(link, of: chain), startsAtMadeObject(chain, origin) || startsAtConfigured(chain, origin) {
      return .createdHere
    }
    if isOutletOfPlainView(hop.member) { return .outlet }
    if endsUses(link, of: chain), isOwnPage(origin, hop, chain) { return .ownPage }
    if givesLibraryObject(hop.member, receiver) { return .libraryWalk }
    if setsUpGivenView(origin, hop, receiver, chain) { return .givenView }
    if endsUses(link, of: chain), isContainerByName(table.typeOwning(hop.member)), typeOfObject(receiver) != nil {
      return .service
    }
    if isRegistration(link, on: receiver) { return .registration }
    if useKind == .write {
      if fillsCell(link, of: receiver, hop) { return .filledCell }
      if isHandedState(origin, hop, chain) { return .givenValue }
      return isGiven(origin, receiver) ? .givenValue : nil
    }
    if isForLayout(link, of: receiver, hop) { return .layout }
    if library.subjects.contains(types.shape(of: receiver).spelling) { return .subject }
    if isGivenWork(receiver, link, of: chain) { return .executor }
    if usesOnce(link, of: chain), isSharedForWork(hop, receiver, link) { return .executor }
    if usesOnce(link, of: chain), isServiceHolder(table.typeOwning(hop.member)) { return .service }
    if origin.isCast { return .untypedCast }
    if isRelation(hop.member) { return .record }
    if !isAct, isNestedPart(receiver, of: table.typeOwning(hop.member)) { return .nestedPart }
    if !isAct, isData(receiver), origin.binding > 0 || isValue(ownerOf: hop.member) { return .dataRead }
    if isData(receiver) || readsStateOfModel(origin, hop, receiver), isShown(chain) { return .viewRead }
    if origin.isOwnCopy, isValue(receiver) { return .ownCopy }
    if isBag(table.typeOwning(hop.member)) || isBag(declaration(of: receiver, .struct)) || isPassiveBag(receiver) {
      return .parameterBag
    }
    if isBag(declaration(of: receiver, .protocol)), call(at: link + 1, in: chain) == nil { return .parameterBag }
    if readsOwnState(origin, hop, chain) || origin.isOwnValue && isPassive(declaration(of: receiver, .struct)) {
      return .ownState
    }
    if maps(origin, hop, site(chain.scope)) { return .mapping }
    if !isAct, let mitigation = mitigationOfRead(receiver, hop, useKind, chain, at: link) { return mitigation }
    return chain.isDiscarded ? nil : mitigationOfPassing(receiver, hop, useKind)
  }

  /// Whether a link ends a statement with a call whose result nobody takes: it is made for what it does, as in
  /// `entry.details.save(in: database)`. A stored function is data itself, and a view is built of its statements.
  private mutating func isAct(_ link: UInt32, on receiver: KnownType, of chain: Chain) -> Bool {
    guard chain.isDiscarded, let call = call(at: link + 1, in: chain), call + 1 == chain.links.upperBound else {
      return false
    }
    let found = types.member(frame.spelling(frame.link(link).name), of: receiver, for: .call)
    return !isShown(chain) && (found.isNone || table.declaration(found.declaration).kind == .function)
  }

  /// `store.context.performAndWait { … }`: the object that a step is made of runs closures for others.
  private func isGivenWork(_ receiver: KnownType, _ link: UInt32, of chain: Chain) -> Bool {
    guard library.executors.contains(types.shape(of: receiver).spelling),
      library.executingMethods.contains(frame.spelling(frame.link(link).name)), let call = call(at: link + 1, in: chain)
    else { return false }
    return frame.link(call).arguments.contains {
      if case .closure = frame.argument($0).value { true } else { false }
    }
  }

  /// Whether a closure was given a value to change, and plain data in it is changed.
  func isGiven(_ origin: ValueOrigin, _ receiver: KnownType) -> Bool {
    origin.root == .closureParameter && origin.isOwnValue && isData(receiver)
  }

  /// Whether a function was handed a state to change it, `_ state: inout AppState`, and a structure in it is changed.
  private mutating func isHandedState(_ origin: ValueOrigin, _ hop: Hop, _ chain: Chain) -> Bool {
    let owner = table.typeOwning(hop.member)
    guard origin.root == .parameter, origin.binding == 0, !owner.isNone, table.has(.isState, owner),
      table.declaration(owner).kind == .struct, case .name(let name) = chain.root,
      let index = binding(name, in: chain.scope, at: chain.start)
    else { return false }
    return frame.binding(index).isMutable
  }

  private func isData(_ type: KnownType) -> Bool {
    let shape = types.arena[type]
    return shape.kind == .nominal && table.isData(shape.declaration)
  }

  /// Whether code makes data of what it was handed: an initialiser of pure data, one of a library's type that takes a value,
  /// or a function that returns pure data made of something decoded.
  private mutating func maps(_ origin: ValueOrigin, _ hop: Hop, _ site: Site) -> Bool {
    guard origin.root == .parameter || origin.root == .closureParameter else { return false }
    if isInitializer(site.declaration) {
      return isData(site.selfType) || isOfLibrary(site.selfType) && isValue(ownerOf: hop.member)
    }
    guard !site.function.isNone, table.isDecodedValue(ownerOf: hop.member) else { return false }
    let result = written(table.declaration(site.function).type, at: site.function)
    let element = element(of: result)
    return isData(types.unwrapped(element.isKnown ? element : result))
  }

  /// Whether a structure is declared inside another, whose part it is: `Scheme.Buttons` in `Scheme`.
  private func isNestedPart(_ type: KnownType, of owner: DeclarationID) -> Bool {
    let shape = types.arena[type]
    guard shape.kind == .nominal, !owner.isNone, !table.has(.isState, owner), table.isValueType(owner),
      table.isValueType(shape.declaration)
    else { return false }
    let parent = table.parent(of: shape.declaration)
    return !parent.isNone && table.type(of: parent) == owner
  }

  /// Whether a type carries settings, options or a context, as its name says.
  private func isBag(_ type: DeclarationID) -> Bool {
    if type.isNone { return false }
    let name = table.name(of: type).withoutVersion
    return Self.bagNames.contains(where: name.hasSuffix)
  }

  func isBag(_ type: KnownType) -> Bool {
    let shape = types.arena[type]
    return shape.kind == .nominal && isBag(shape.declaration)
  }

  /// Whether a type is such a class, and does nothing. A context that is a class is there to be changed.
  private func isPassiveBag(_ type: KnownType) -> Bool {
    let type = declaration(of: type, .class)
    return isBag(type) && !table.has(.behaves, type) && !table.name(of: type).hasSuffix("Context")
  }

  private static let bagNames = [
    "Configuration", "Config", "Settings", "Options", "OptionsInfo", "Parameters", "Params", "Preferences",
    "Context",
  ]

  /// What declares a type of the repository, if it is of that kind.
  private func declaration(of type: KnownType, _ kind: Declaration.Kind) -> DeclarationID {
    let shape = types.arena[type]
    guard shape.kind == .nominal, table.declaration(shape.declaration).kind == kind else { return .none }
    return shape.declaration
  }

  /// `model.state.title`: the hop is the state value that the view's own observable model shows.
  private mutating func readsStateOfModel(_ origin: ValueOrigin, _ hop: Hop, _ receiver: KnownType) -> Bool {
    let state = declaration(of: receiver, .struct)
    guard origin.root == .own, origin.reach == 1, origin.binding == 0, !state.isNone, table.has(.isState, state),
      !table.has(.acts, state)
    else { return false }
    let owner = table.typeOwning(hop.member)
    if owner.isNone { return false }
    return has(Library.observable, owner) || types.inherits(types.nominal(owner), anyOf: library.observables)
  }

  /// Whether the repository adds a property for an object of the library to a library's type. `segue.destination` is such an
  /// object, too, whatever it is cast to.
  private mutating func givesLibraryObject(_ property: DeclarationID, _ receiver: KnownType) -> Bool {
    if !isAddedToLibrary(property) { return false }
    let type = typeOfProperty(property)
    return isOfLibrary(receiver) || isOfLibrary(types.unwrapped(type))
  }

  private func isOfLibrary(_ type: KnownType) -> Bool {
    let shape = types.arena[type]
    return shape.kind == .library && !shape.isForeign
  }

  /// Whether a type's methods change nothing but itself.
  private func isPassive(_ type: DeclarationID) -> Bool {
    !type.isNone && !table.has(.acts, type) && !table.has(.isState, type)
  }

  /// Whether a chain is part of a SwiftUI view or view modifier.
  private mutating func isShown(_ chain: Chain) -> Bool {
    let type = site(chain.scope).selfType
    return types.inherits(type, anyOf: library.swiftUIViews)
  }

  /// `state.bindings.title`: the hop is the first part of a state value in an own property.
  private func readsOwnState(_ origin: ValueOrigin, _ hop: Hop, _ chain: Chain) -> Bool {
    guard origin.root == .own, origin.reach == 1, origin.binding == 0 else { return false }
    let type = table.typeOwning(hop.member)
    guard !type.isNone, table.has(.isState, type), table.declaration(type).kind == .struct else { return false }
    let first = chain.root == .selfReference ? chain.links.lowerBound + 1 : chain.links.lowerBound
    return chain.links.contains(first) && frame.link(first).offset == hop.offset
  }

  /// Whether a hop's owner is a structure or an enumeration, and no state.
  private func isValue(ownerOf member: DeclarationID) -> Bool {
    let type = table.typeOwning(member)
    return !type.isNone && !table.has(.isState, type) && table.isValueType(type)
  }

  private func isInitializer(_ declaration: DeclarationID) -> Bool {
    !declaration.isNone && table.declaration(declaration).kind == .initializer
  }
}

extension String {
  /// A name without a number at its end, as in `SettingsV8`.
  fileprivate var withoutVersion: Substring {
    guard let last = lastIndex(where: { !$0.isNumber }), index(after: last) < endIndex else { return self[...] }
    return self[last] == "V" ? self[..<last] : self[...last]
  }
}

extension SymbolTable {
  /// The type whose member a declaration is, if the repository declares it.
  func typeOwning(_ member: DeclarationID) -> DeclarationID {
    if member.isNone { return .none }
    let owner = parent(of: member)
    return owner.isNone ? .none : type(of: owner)
  }

  /// Whether the member's owner is decoded, and no state.
  fileprivate func isDecodedValue(ownerOf member: DeclarationID) -> Bool {
    let type = typeOwning(member)
    return !type.isNone && has(.isEncoded, type) && !has(.isState, type)
  }
}

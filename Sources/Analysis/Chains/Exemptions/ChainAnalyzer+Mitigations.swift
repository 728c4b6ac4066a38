import SwiftReader

extension ChainAnalyzer {
  /// Returns the reason why a violation is only a note; `nil` if it is not. For a use beyond a global only the owner
  /// counts.
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
    if isService(receiver, hop, link, of: chain) { return .service }
    if isRegistration(link, on: receiver) { return .registration }
    if isVisited(origin, chain) { return .visitor }
    if library.navigationPaths.contains(types.shape(of: receiver).spelling) { return .subject }
    if origin.isStoredCopy || origin.isCopy && !isState(ownerOf: hop.member), isCopied(from: link, of: receiver, chain)
    {
      return .storedCopy
    }
    if useKind == .write {
      if fillsCell(link, of: receiver, hop) { return .filledCell }
      if isForLayout(link, of: receiver, hop) { return .layout }
      if isHandedState(origin, hop, chain) || isHandedToChange(origin, hop, chain) { return .givenValue }
      if origin.reach == 1, isInSetter(chain.scope) { return .boundPart }
      if isOwnBag(receiver, of: table.typeOwning(hop.member)) { return .parameterBag }
      if isGiven(origin, receiver) || isGivenBuilder(receiver, of: table.typeOwning(hop.member)) { return .givenValue }
      return mitigationOfOwner(origin, receiver, hop, useKind, chain, at: link)
    }
    if isForLayout(link, of: receiver, hop) { return .layout }
    if library.subjects.contains(types.shape(of: receiver).spelling) { return .subject }
    if isGivenWork(receiver, link, of: chain) { return .executor }
    if isSharedForWork(hop, receiver, link, of: chain) { return .executor }
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
    if readsSetting(link, of: receiver, in: chain) { return .parameterBag }
    if readsOwnState(origin, hop, chain) || origin.isOwnValue && isPassive(declaration(of: receiver, .struct)) {
      return .ownState
    }
    if maps(origin, hop, site(chain.scope)) { return .mapping }
    if !isAct, let mitigation = mitigationOfRead(receiver, hop, useKind, chain, at: link) { return mitigation }
    if !chain.isDiscarded, let mitigation = mitigationOfPassing(receiver, hop, useKind) { return mitigation }
    if readsOwnModel(origin, receiver, link, chain), isShown(chain) { return .viewRead }
    return mitigationOfOwner(origin, receiver, hop, useKind, chain, at: link)
  }

  /// Returns whether a link ends a statement with a call whose result is discarded: the call is made for its effect, as
  /// in `entry.details.save(in: database)`. A stored closure is data itself, and a SwiftUI view is built from
  /// statements.
  mutating func isAct(_ link: UInt32, on receiver: KnownType, of chain: Chain) -> Bool {
    guard chain.isDiscarded, let call = call(at: link + 1, in: chain), call + 1 == chain.links.upperBound else {
      return false
    }
    let found = types.member(frame.spelling(frame.link(link).name), of: receiver, for: .call)
    return !isShown(chain) && (found.isNone || table.declaration(found.declaration).kind == .function)
  }

  /// Returns whether a receiver that runs closures for others is given one: `store.context.performAndWait { … }`.
  private func isGivenWork(_ receiver: KnownType, _ link: UInt32, of chain: Chain) -> Bool {
    guard library.executors.contains(types.shape(of: receiver).spelling),
      library.executingMethods.contains(frame.spelling(frame.link(link).name)), let call = call(at: link + 1, in: chain)
    else { return false }
    return frame.takesClosure(call)
  }

  func isData(_ type: KnownType) -> Bool {
    let shape = types.arena[type]
    return shape.kind == .nominal && table.isData(shape.declaration)
  }

  /// Returns whether code makes data from its parameters: an initializer of plain data, an initializer of a library
  /// type that takes a value, or a function that returns plain data made from a decoded value.
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

  /// Returns whether a value type is nested in its owner, also a value type: `Scheme.Buttons` in `Scheme`.
  private func isNestedPart(_ type: KnownType, of owner: DeclarationID) -> Bool {
    let shape = types.arena[type]
    guard shape.kind == .nominal, !owner.isNone, table.isPlainValue(owner),
      table.isValueType(shape.declaration)
    else { return false }
    let parent = table.parent(of: shape.declaration)
    return !parent.isNone && table.type(of: parent) == owner
  }

  /// Returns whether a type carries settings, options or a context, as its name says.
  private func isBag(_ type: DeclarationID) -> Bool {
    if type.isNone { return false }
    let name = table.name(of: type).withoutVersion
    return Self.bagNames.contains(where: name.hasSuffix)
  }

  /// Returns whether a type is a structure of options that is nested in its owner, whose options are set like those of
  /// a library's button: `button.configuration.title = text` with `Button.Configuration`.
  private func isOwnBag(_ type: KnownType, of owner: DeclarationID) -> Bool {
    let bag = declaration(of: type, .struct)
    guard !bag.isNone, !owner.isNone, isBag(bag) else { return false }
    let parent = table.parent(of: bag)
    return !parent.isNone && table.type(of: parent) == owner
  }

  /// Returns whether a type is a builder that a parameter object carries, so that functions fill it:
  /// `parameters.builder.title = text`.
  private func isGivenBuilder(_ type: KnownType, of owner: DeclarationID) -> Bool {
    let shape = types.arena[type]
    return shape.kind == .nominal && isBag(owner) && table.name(of: shape.declaration).hasSuffix("Builder")
  }

  func isBag(_ type: KnownType) -> Bool {
    let shape = types.arena[type]
    return shape.kind == .nominal && isBag(shape.declaration)
  }

  /// Returns whether a type is a class that carries settings or options and has no behavior. A class that is named a
  /// context is not: it exists to be changed.
  private func isPassiveBag(_ type: KnownType) -> Bool {
    let type = declaration(of: type, .class)
    return isBag(type) && !table.has(.behaves, type) && !table.name(of: type).hasSuffix("Context")
  }

  /// Returns whether a link reads a library value, or further settings, that a class of settings or options stores.
  private mutating func readsSetting(_ link: UInt32, of receiver: KnownType, in chain: Chain) -> Bool {
    let type = declaration(of: receiver, .class)
    guard isBag(type), !table.name(of: type).hasSuffix("Context"), call(at: link + 1, in: chain) == nil else {
      return false
    }
    let found = types.member(frame.spelling(frame.link(link).name), of: receiver, for: .value)
    if found.isNone || table.declaration(found.declaration).modifiers.contains(.computed) { return false }
    let stored = typeOfProperty(found.declaration)
    return isOfLibraryValues(stored) || isBag(types.unwrapped(stored))
  }

  private static let bagNames = [
    "Appearance", "Configuration", "Config", "Context", "Options", "OptionsInfo", "Parameters", "Params",
    "Preferences", "Settings", "Style",
  ]

  /// Returns the declaration of a type of the repository if it is of the given kind; otherwise none.
  func declaration(of type: KnownType, _ kind: Declaration.Kind) -> DeclarationID {
    let shape = types.arena[type]
    guard shape.kind == .nominal, table.declaration(shape.declaration).kind == kind else { return .none }
    return shape.declaration
  }

  /// Returns whether a hop reads the state of the view's own observable model, a state without methods that act on
  /// others: `model.state.title`.
  private mutating func readsStateOfModel(_ origin: ValueOrigin, _ hop: Hop, _ receiver: KnownType) -> Bool {
    let state = declaration(of: receiver, .struct)
    guard origin.root == .own, origin.reach == 1, origin.binding == 0, !state.isNone, table.has(.isState, state),
      !table.has(.acts, state)
    else { return false }
    let owner = table.typeOwning(hop.member)
    if owner.isNone { return false }
    return has(Library.observable, owner) || types.inherits(types.nominal(owner), anyOf: library.observables)
  }

  /// Returns whether a property that the repository adds to a library type holds a library object. A cast of the
  /// object, as of `segue.destination`, does not matter.
  private mutating func givesLibraryObject(_ property: DeclarationID, _ receiver: KnownType) -> Bool {
    if !isAddedToLibrary(property) { return false }
    let type = typeOfProperty(property)
    return isOfLibrary(receiver) || isOfLibrary(types.unwrapped(type))
  }

  private func isOfLibrary(_ type: KnownType) -> Bool {
    let shape = types.arena[type]
    return shape.kind == .library && !shape.isForeign
  }

  /// Returns whether a type's methods change only their receiver, and the type is not a state.
  private func isPassive(_ type: DeclarationID) -> Bool {
    !type.isNone && !table.has(.acts, type) && !table.has(.isState, type)
  }

  /// Returns whether a chain is in a SwiftUI view or view modifier, but not in a function that only acts.
  mutating func isShown(_ chain: Chain) -> Bool {
    let site = site(chain.scope)
    if !site.function.isNone, table.declaration(site.function).type == nil { return false }
    return types.inherits(site.selfType, anyOf: library.swiftUIViews)
  }

  /// Returns whether a hop is the first part of a state in a property of `self`: `state.bindings.title`.
  private func readsOwnState(_ origin: ValueOrigin, _ hop: Hop, _ chain: Chain) -> Bool {
    guard origin.root == .own, origin.reach == 1, origin.binding == 0 else { return false }
    let type = table.typeOwning(hop.member)
    guard !type.isNone, table.has(.isState, type), table.declaration(type).kind == .struct else { return false }
    let first = chain.root == .selfReference ? chain.links.lowerBound + 1 : chain.links.lowerBound
    return chain.links.contains(first) && frame.link(first).offset == hop.offset
  }

  /// Returns whether the owner of a hop is a structure or an enumeration, but not a state.
  private func isValue(ownerOf member: DeclarationID) -> Bool {
    let type = table.typeOwning(member)
    return !type.isNone && table.isPlainValue(type)
  }

  private func isState(ownerOf member: DeclarationID) -> Bool {
    let type = table.typeOwning(member)
    return !type.isNone && table.has(.isState, type)
  }

  private func isInitializer(_ declaration: DeclarationID) -> Bool {
    !declaration.isNone && table.declaration(declaration).kind == .initializer
  }
}

extension String {
  /// The name without a version at its end, such as the `V8` of `SettingsV8`.
  fileprivate var withoutVersion: Substring {
    guard let last = lastIndex(where: { !$0.isNumber }), index(after: last) < endIndex else { return self[...] }
    return self[last] == "V" ? self[..<last] : self[...last]
  }
}

extension SymbolTable {
  /// Returns the type whose member a declaration is; none if the repository does not declare the type.
  func typeOwning(_ member: DeclarationID) -> DeclarationID {
    if member.isNone { return .none }
    let owner = parent(of: member)
    return owner.isNone ? .none : type(of: owner)
  }

  /// Returns whether the owner of a member is decoded and not a state.
  fileprivate func isDecodedValue(ownerOf member: DeclarationID) -> Bool {
    let type = typeOwning(member)
    return !type.isNone && has(.isEncoded, type) && !has(.isState, type)
  }
}

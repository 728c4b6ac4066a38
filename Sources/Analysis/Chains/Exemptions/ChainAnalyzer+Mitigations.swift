import SwiftReader

extension ChainAnalyzer {
  /// Why a violation is only worth a note, if it is. Beyond a global only the owner counts.
  mutating func mitigation(
    of origin: ValueOrigin, _ receiver: KnownType, _ hop: Hop, _ manner: Manner, _ chain: Chain
  ) -> Mitigation? {
    if table.isData(ownerOf: hop.member) { return .dataOwner }
    if manner == .global || manner == .write { return nil }
    if origin.isCast { return .untypedCast }
    if isData(receiver), origin.binding > 0 || isValue(ownerOf: hop.member) { return .dataRead }
    if origin.isOwnCopy, isValue(receiver) { return .ownCopy }
    if isBag(ownerOf: hop.member) { return .parameterBag }
    if readsOwnState(origin, hop, chain) { return .ownState }
    return maps(origin, hop, site(chain.scope)) ? .mapping : nil
  }

  private func isData(_ type: KnownType) -> Bool {
    let shape = types.arena[type]
    return shape.kind == .nominal && table.isData(shape.declaration)
  }

  /// Whether code makes data of what it was handed: an initialiser of pure data, or a function that returns pure data
  /// made of something decoded.
  private mutating func maps(_ origin: ValueOrigin, _ hop: Hop, _ site: Site) -> Bool {
    guard origin.root == .parameter || origin.root == .closureParameter else { return false }
    if isInitializer(site.declaration) { return isData(site.selfType) }
    guard !site.function.isNone, table.isDecodedValue(ownerOf: hop.member) else { return false }
    let result = written(table.declaration(site.function).type, at: site.function)
    let element = element(of: result)
    return isData(types.unwrapped(element.isKnown ? element : result))
  }

  /// Whether the hop's owner carries settings, options or a context, as its name says.
  private func isBag(ownerOf member: DeclarationID) -> Bool {
    let type = table.typeOwning(member)
    if type.isNone { return false }
    let name = table.text(of: table.declaration(type).name, in: table.file(of: type))
    return Self.bagNames.contains { name.hasSuffix($0) }
  }

  private static let bagNames = [
    "Configuration", "Config", "Settings", "Options", "OptionsInfo", "Parameters", "Preferences", "Context",
  ]

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
    if type.isNone || table.has(.isState, type) { return false }
    let kind = table.declaration(type).kind
    return kind == .struct || kind == .enum
  }

  private func isInitializer(_ declaration: DeclarationID) -> Bool {
    !declaration.isNone && table.declaration(declaration).kind == .initializer
  }
}

extension SymbolTable {
  /// The type whose member a declaration is, if the repository declares it.
  fileprivate func typeOwning(_ member: DeclarationID) -> DeclarationID {
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

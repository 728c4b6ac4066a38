import SwiftReader

extension ChainAnalyzer {
  /// Returns the exemption of an owner whose purpose is to give access to its parts; `nil` for other owners.
  mutating func purpose(of hop: Hop, _ link: UInt32, _ chain: Chain, _ useKind: UseKind) -> Exemption? {
    let owner = table.typeOwning(hop.member)
    if owner.isNone { return nil }
    if table.isExample(frame.file), !table.isExample(table.file(of: owner)) { return .example }
    // A global container hides the dependencies of the code like any other global.
    return useKind != .global && endsUses(link, of: chain) && isContainer(owner) ? .container : nil
  }

  /// Returns whether the value of a link is called, or no property or element of the value is used.
  func endsUses(_ link: UInt32, of chain: Chain) -> Bool {
    let rest = (link + 1)..<max(link + 1, chain.links.upperBound)
    return call(at: link + 1, in: chain) != nil
      || rest.allSatisfy { frame.link($0).kind != .property && frame.link($0).kind != .subscript }
  }

  /// Returns whether a type holds services for others: most of its stored properties are objects that others may use,
  /// and there are more of these than functions in its braces and extensions.
  ///
  /// The name of the type or the names of most objects must also be those of containers or services: a customer with an
  /// address, a cart and a card is not a container.
  private mutating func isContainer(_ type: DeclarationID) -> Bool {
    verdict(.container, on: type) { $0.findsContainer(type) }
  }

  private mutating func findsContainer(_ type: DeclarationID) -> Bool {
    let members = types.ownMembers(of: type).filter { !table.declaration($0).belongsToType }
    let stored = members.filter { isOpenProperty($0) }
    let functions = members.count { table.declaration($0).kind == .function } + types.functionsInExtensions(of: type)
    if functions >= stored.count { return false }
    let (objects, services) = countObjects(in: stored)
    let isNamed = Self.containerSuffixes.contains(where: table.name(of: type).hasSuffix)
    return objects >= Limits.servicesOfContainer && objects * 2 > stored.count && functions < objects
      && (isNamed || services * 2 > objects)
  }

  /// Returns whether most stored properties of a type are objects, and most of those are services by name. The type may
  /// have functions of its own: then the use of a service in one step is a note.
  mutating func isServiceHolder(_ type: DeclarationID) -> Bool {
    if type.isNone { return false }
    return verdict(.services, on: type) { $0.findsServices(type) }
  }

  /// Returns whether the owner of a hop is a container of services by name, or holds services for others.
  mutating func holdsServices(_ hop: Hop) -> Bool {
    let owner = table.typeOwning(hop.member)
    if owner.isNone { return false }
    return Self.globalContainerSuffixes.contains(where: table.name(of: owner).hasSuffix) || isContainer(owner)
      || isServiceHolder(owner)
  }

  private static let globalContainerSuffixes = [
    "Container", "Dependencies", "DependencyProvider", "Environment", "World",
  ]

  private mutating func findsServices(_ type: DeclarationID) -> Bool {
    let stored = types.ownMembers(of: type).filter { !table.declaration($0).belongsToType && isOpenProperty($0) }
    let (objects, services) = countObjects(in: stored)
    return objects >= Limits.servicesOfContainer && objects * 2 > stored.count && services * 2 > objects
  }

  /// Returns how many properties hold objects of the repository, and how many of those objects are services by name.
  private mutating func countObjects(in stored: [DeclarationID]) -> (objects: Int, services: Int) {
    if stored.count < Limits.servicesOfContainer { return (0, 0) }
    let names = stored.compactMap { nameOfObject(in: $0) }
    return (names.count, names.count { name in Self.serviceSuffixes.contains(where: name.hasSuffix) })
  }

  /// Returns whether the value of a link is used in one step only, or is a projection: `center.orders.cancel()`,
  /// `center.orders.count`, `center.orders.$list.sink { … }`.
  func usesOnce(_ link: UInt32, of chain: Chain) -> Bool {
    if frame.isProjection(frame.link(link).name) { return true }
    let rest = (link + 1)..<max(link + 1, chain.links.upperBound)
    return rest.allSatisfy { frame.link($0).kind != .property && frame.link($0).kind != .subscript }
  }

  /// Returns whether a type carries what would otherwise be parameters: its name ends in `Context`, none of its
  /// properties can change, and it has no functions.
  mutating func isParameterObject(_ type: DeclarationID) -> Bool {
    let name = table.declaration(type).name
    guard table.names(in: table.file(of: type)).ends(name, in: Self.parameterObjectName) else { return false }
    return verdict(.parameterObject, on: type) { $0.findsParameterObject(type) }
  }

  private static let parameterObjectName = "Context"

  private mutating func findsParameterObject(_ type: DeclarationID) -> Bool {
    let kind = table.declaration(type).kind
    let members = types.ownMembers(of: type).filter { !table.declaration($0).belongsToType }
    return (kind == .class || kind == .struct) && types.functionsInExtensions(of: type) == 0
      && members.contains { table.declaration($0).kind == .property }
      && members.allSatisfy {
        let declaration = table.declaration($0)
        switch declaration.kind {
        case .property: return declaration.modifiers.contains(.constant)
        case .function, .subscript: return false
        default: return true
        }
      }
  }

  /// Returns whether a chain starts at what the `visit` method of a visitor or walker is given: going through its parts
  /// is what a visitor does.
  mutating func isVisited(_ origin: ValueOrigin, _ chain: Chain) -> Bool {
    let site = site(chain.scope)
    guard origin.root == .parameter, !site.function.isNone, let type = site.enclosing.first else { return false }
    let name = table.name(of: type)
    return table.name(of: site.function).hasPrefix("visit") && Self.visitorNames.contains(where: name.contains)
  }

  private static let visitorNames = ["Visitor", "Walker", "Rewriter"]

  /// Returns whether a type is a container of services by name.
  func isContainerByName(_ type: DeclarationID) -> Bool {
    !type.isNone && Self.serviceContainerSuffixes.contains(where: table.name(of: type).hasSuffix)
  }

  /// Returns whether the owner of a hop is a container of services by name, one of which is used in one step, or
  /// whether the part itself is such a container: `app.container.resolve(Clock.self)`.
  func isService(_ part: KnownType, _ hop: Hop, _ link: UInt32, of chain: Chain) -> Bool {
    guard let service = typeOfObject(part) else { return false }
    let isOfContainer = isContainerByName(table.typeOwning(hop.member))
    return isContainerByName(service)
      ? isOfContainer || usesOnce(link, of: chain)
      : isOfContainer && endsUses(link, of: chain)
  }

  private static let serviceContainerSuffixes = [
    "AppContext", "Assembly", "DIContainer", "DiContainer", "Dependencies", "DependencyContainer",
    "DependencyProvider", "Environment", "ServiceContainer", "Services", "World",
  ]

  /// Returns the class, actor or protocol of the repository that is the type of an object; `nil` for other values.
  func typeOfObject(_ type: KnownType) -> DeclarationID? {
    let shape = types.shape(of: types.unwrapped(type))
    guard shape.kind == .nominal else { return nil }
    switch table.declaration(shape.declaration).kind {
    case .class, .actor, .protocol: return shape.declaration
    default: return nil
    }
  }

  private static let containerSuffixes = [
    "AppState", "Container", "Context", "Core", "Dependencies", "Directory", "Environment", "Locator", "Registry",
    "Services", "State", "World",
  ]
  private static let serviceSuffixes = [
    "API", "Cache", "Center", "Client", "Controller", "Coordinator", "Database", "Factory", "Handler", "Loader",
    "Logger", "Manager", "Monitor", "Navigator", "Provider", "Repository", "Router", "Scheduler", "Service", "Store",
    "Tracker",
  ]

  /// Returns whether others may use what a property stores, or what a protocol requires to be stored for them.
  private func isOpenProperty(_ member: DeclarationID) -> Bool {
    let declaration = table.declaration(member)
    return declaration.kind == .property && !declaration.isPrivateToFile
      && (!declaration.modifiers.contains(.computed) || isProtocol(table.typeOwning(member)))
  }

  /// Returns the name of the class, actor or protocol that is the type of a property; `nil` for other properties.
  private mutating func nameOfObject(in property: DeclarationID) -> String? {
    let type = typeOfProperty(property)
    return typeOfObject(type).map { table.name(of: $0).withoutProtocol }
  }
}

extension String {
  /// The name of what a protocol such as `ClockServiceProtocol` describes.
  fileprivate var withoutProtocol: String { hasSuffix("Protocol") ? String(dropLast("Protocol".count)) : self }
}

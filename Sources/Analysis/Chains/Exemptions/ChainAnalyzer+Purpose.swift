import SwiftReader

extension ChainAnalyzer {
  /// Returns the exemption of an owner whose purpose is to give access to its parts.
  mutating func purpose(of hop: Hop, _ link: UInt32, _ chain: Chain, _ useKind: UseKind) -> Exemption? {
    let owner = table.typeOwning(hop.member)
    if owner.isNone { return nil }
    if table.isExample(frame.file), !table.isExample(table.file(of: owner)) { return .example }
    // A global container hides what the code depends on like any other global.
    return useKind != .global && endsUses(link, of: chain) && isContainer(owner) ? .container : nil
  }

  /// Whether what a link gives is called, or no property or element of it is used.
  func endsUses(_ link: UInt32, of chain: Chain) -> Bool {
    let rest = (link + 1)..<max(link + 1, chain.links.upperBound)
    return call(at: link + 1, in: chain) != nil
      || rest.allSatisfy { frame.link($0).kind != .property && frame.link($0).kind != .subscript }
  }

  /// Whether a type holds services for others: most of what it stores are objects that others may use, and it has fewer
  /// functions than that, in its own braces and in extensions. Its own name or theirs must say so: a customer with an address, a cart and a card is none.
  private mutating func isContainer(_ type: DeclarationID) -> Bool {
    verdict(.container, on: type) { $0.findsContainer(type) }
  }

  private mutating func findsContainer(_ type: DeclarationID) -> Bool {
    let members = types.ownMembers(of: type).filter { !table.declaration($0).belongsToType }
    let stored = members.filter { isOpenProperty($0) }
    let functions = members.count { table.declaration($0).kind == .function } + types.functionsInExtensions(of: type)
    if functions >= stored.count { return false }
    let (objects, services) = countObjects(in: stored)
    let isNamed = Self.containerNames.contains(where: table.name(of: type).hasSuffix)
    return objects >= Limits.servicesOfContainer && objects * 2 > stored.count && functions < objects
      && (isNamed || services * 2 > objects)
  }

  /// Whether most of what a type stores are objects, and most of those are services, as their names say. It may have
  /// functions of its own: then using one of the services in one step is worth a note.
  mutating func isServiceHolder(_ type: DeclarationID) -> Bool {
    if type.isNone { return false }
    return verdict(.services, on: type) { $0.findsServices(type) }
  }

  /// Whether a hop's owner is a container of services by its name, or holds services for others.
  mutating func holdsServices(_ hop: Hop) -> Bool {
    let owner = table.typeOwning(hop.member)
    if owner.isNone { return false }
    return Self.globalContainerNames.contains(where: table.name(of: owner).hasSuffix) || isContainer(owner)
      || isServiceHolder(owner)
  }

  private static let globalContainerNames = ["Container", "Dependencies", "DependencyProvider", "Environment", "World"]

  private mutating func findsServices(_ type: DeclarationID) -> Bool {
    let stored = types.ownMembers(of: type).filter { !table.declaration($0).belongsToType && isOpenProperty($0) }
    let (objects, services) = countObjects(in: stored)
    return objects >= Limits.servicesOfContainer && objects * 2 > stored.count && services * 2 > objects
  }

  /// Of some properties, how many hold objects of the repository, and how many of those are services by their names.
  private mutating func countObjects(in stored: [DeclarationID]) -> (objects: Int, services: Int) {
    if stored.count < Limits.servicesOfContainer { return (0, 0) }
    let names = stored.compactMap { nameOfObject(in: $0) }
    return (names.count, names.count { name in Self.serviceNames.contains(where: name.hasSuffix) })
  }

  /// Whether what a link gives is not used any further, or it is a projection: `center.orders.cancel()`, `center.orders.count`,
  /// `center.orders.$list.sink { … }`.
  func usesOnce(_ link: UInt32, of chain: Chain) -> Bool {
    if frame.text(of: frame.link(link).name).utf8.first == UInt8(ascii: "$") { return true }
    let rest = (link + 1)..<max(link + 1, chain.links.upperBound)
    return rest.allSatisfy { frame.link($0).kind != .property && frame.link($0).kind != .subscript }
  }

  /// Whether a type carries what would else be parameters, as its name says: nothing of it changes, and it has no functions.
  mutating func isParameterObject(_ type: DeclarationID) -> Bool {
    guard table.name(of: type).hasSuffix(Self.parameterObjectName) else { return false }
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

  /// Whether a type says by its name that it holds services for others.
  func isContainerByName(_ type: DeclarationID) -> Bool {
    !type.isNone && Self.namesOfContainers.contains(where: table.name(of: type).hasSuffix)
  }

  private static let namesOfContainers = [
    "AppContext", "DIContainer", "Dependencies", "DependencyContainer", "DependencyProvider", "Environment",
    "ServiceContainer", "Services", "World",
  ]

  /// The class, actor or protocol of the repository that an object is of; `nil` for other values.
  func typeOfObject(_ type: KnownType) -> DeclarationID? {
    let shape = types.shape(of: types.unwrapped(type))
    guard shape.kind == .nominal else { return nil }
    switch table.declaration(shape.declaration).kind {
    case .class, .actor, .protocol: return shape.declaration
    default: return nil
    }
  }

  private static let containerNames = [
    "AppState", "Container", "Context", "Core", "Dependencies", "Environment", "Registry", "Services", "State", "World",
  ]
  private static let serviceNames = [
    "API", "Cache", "Center", "Client", "Controller", "Coordinator", "Database", "Factory", "Handler", "Loader",
    "Logger", "Manager", "Monitor", "Navigator", "Provider", "Repository", "Router", "Scheduler", "Service", "Store",
    "Tracker",
  ]

  private func isOpenProperty(_ member: DeclarationID) -> Bool {
    let declaration = table.declaration(member)
    return declaration.kind == .property && !declaration.modifiers.contains(.computed) && !declaration.isPrivateToFile
  }

  /// The name of the type of the object of the repository that a property holds.
  private mutating func nameOfObject(in property: DeclarationID) -> String? {
    let type = typeOfProperty(property)
    return typeOfObject(type).map { table.name(of: $0) }
  }
}

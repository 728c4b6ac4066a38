import SwiftReader

extension ChainAnalyzer {
  /// Returns the exemption of an owner whose purpose is to give access to its parts.
  mutating func purpose(of hop: Hop, _ link: UInt32, _ chain: Chain, _ manner: Manner) -> Exemption? {
    let owner = table.typeOwning(hop.member)
    if owner.isNone { return nil }
    if table.isExample(frame.file), !table.isExample(table.file(of: owner)) { return .example }
    // A global container hides what the code depends on like any other global.
    return manner != .global && endsUses(link, of: chain) && isContainer(owner) ? .container : nil
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
    var (objects, services) = (0, 0)
    if stored.count >= Limits.servicesOfContainer, functions < stored.count {
      for property in stored {
        guard let name = nameOfObject(in: property) else { continue }
        objects += 1
        if Self.serviceNames.contains(where: name.hasSuffix) { services += 1 }
      }
    }
    let isNamed = Self.containerNames.contains(where: table.name(of: type).hasSuffix)
    return objects >= Limits.servicesOfContainer && objects * 2 > stored.count && functions < objects
      && (isNamed || services * 2 > objects)
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
    let shape = types.shape(of: types.unwrapped(type))
    guard shape.kind == .nominal else { return nil }
    switch table.declaration(shape.declaration).kind {
    case .class, .actor, .protocol: return table.name(of: shape.declaration)
    default: return nil
    }
  }

  /// `controller.view.isHidden`: the owner is no view, and this is the one that it makes.
  mutating func givesView(_ hop: Hop, _ receiver: KnownType) -> Bool {
    let owner = table.typeOwning(hop.member)
    guard !owner.isNone, frame.spelling(hop.name) == Library.view, types.kind(receiver) == .library,
      types.inherits(receiver, anyOf: library.baseViews)
    else { return false }
    let type = types.nominal(owner)
    return !types.inherits(type, anyOf: library.baseViews)
  }

  /// `NSLayoutConstraint(…, banner.icon.leadingAnchor)`
  mutating func isForLayout(_ link: UInt32, of receiver: KnownType) -> Bool {
    let name = frame.text(of: frame.link(link).name)
    guard name.hasSuffix("Anchor") || name.hasSuffix("LayoutGuide") else { return false }
    return types.inherits(receiver, anyOf: library.baseViews)
  }

  /// `pump.event.date`: a stored relation of a record in a database.
  func isRelation(_ member: DeclarationID) -> Bool {
    if member.isNone { return false }
    let file = table.file(of: member)
    return table.declaration(member).attributes.contains {
      table.spelling(table.attribute($0, in: file).name, in: file) == Library.managed
    }
  }
}

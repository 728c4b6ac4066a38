import SwiftReader

/// The declarations that enclose some code, and the types that are its own there.
struct Site {
  /// The innermost enclosing declaration.
  var declaration = DeclarationID.none
  /// The type of `self` in the nearest enclosing type or extension; unknown at the top level.
  var selfType = KnownType.unknown
  /// Whether `self` is the type itself, as in a static method.
  var isStatic = false
  /// The nearest enclosing type or extension.
  var typeSite = DeclarationID.none
  /// The innermost enclosing declaration that can give a type name another meaning than it has outside of it: a type, a
  /// generic function, or one whose body declares types; none if there is none.
  fileprivate var namingSite = DeclarationID.none
  /// The enclosing types, innermost first.
  var enclosing: [DeclarationID] = []
  /// The enclosing function that is a member of the nearest type, or global; none outside of a function.
  var function = DeclarationID.none
  /// Whether uses in the code are not reported, as in a SwiftUI preview or an `XCTestCase`.
  var isSilent = false

  /// Returns where the names of types are looked up that are written in a scope of the declaration.
  func lookUpSite(in scope: ScopeID) -> LookUpSite { LookUpSite(namingSite, in: scope) }
}

extension ChainAnalyzer {
  /// Returns the site of a scope of the current file.
  mutating func site(_ scope: ScopeID) -> Site {
    let local = frame.scope(scope).declaration
    let key = UInt64(local.map { $0 + 2 } ?? 1)
    if let known = frame.siteNumbers[key] { return frame.sites[Int(known)] }
    let made = makeSite(local.map { table.id($0, in: frame.file) } ?? .none)
    frame.siteNumbers.set(key, to: UInt32(frame.sites.count))
    frame.sites.append(made)
    return made
  }

  private mutating func makeSite(_ declaration: DeclarationID) -> Site {
    var site = Site(declaration: declaration)
    var place = declaration
    while !place.isNone {
      let current = table.declaration(place)
      if site.typeSite.isNone, current.belongsToType { site.isStatic = true }
      switch current.kind {
      case .function:
        if site.typeSite.isNone { site.function = place }
      case .class, .struct, .enum, .actor, .protocol, .extension:
        readType(current, place, &site)
      default:
        break
      }
      if site.namingSite.isNone, namesTypes(current, place) { site.namingSite = place }
      place = table.parent(of: place)
    }
    return site
  }

  private mutating func namesTypes(_ declaration: Declaration, _ id: DeclarationID) -> Bool {
    declaration.kind.isType || declaration.kind == .extension || !declaration.requirements.isEmpty
      || verdict(.typesInBody, on: id) { $0.table.declaresLocalTypes(id) }
  }

  private mutating func readType(_ declaration: Declaration, _ id: DeclarationID, _ site: inout Site) {
    let type = table.type(of: id)
    if site.typeSite.isNone {
      site.typeSite = id
      site.selfType = selfType(at: id, declaration)
      site.isSilent = inheritsSilently(table.owner(of: id))
    }
    var outer = type
    while !outer.isNone, !site.enclosing.contains(outer) {
      site.enclosing.append(outer)
      // `extension Host.Part` is also inside `Host`.
      let parent = table.parent(of: outer)
      outer = parent.isNone ? .none : table.type(of: parent)
    }
  }

  /// Returns the type of `self` in a type declaration or extension.
  private mutating func selfType(at id: DeclarationID, _ declaration: Declaration) -> KnownType {
    let type = table.type(of: id)
    let written = declaration.type.map { types.resolve($0, in: table.file(of: id), from: .none) } ?? .unknown
    if type.isNone { return constrained(written, at: id) }
    if table.declaration(type).kind == .protocol { return constrained(types.nominal(type), at: id) }
    // A type alias that an extension names may have generic arguments: `extension Names` of
    // `typealias Names = List<String>`.
    let hasArguments = types.shape(of: written).declaration == type && types.child(0, of: written).isKnown
    return hasArguments ? written : types.nominal(type)
  }

  /// Returns the type of `self` in an extension whose `where` clause says more of it:
  /// `extension Host where Self: Controller`, `extension Array where Element == House`.
  private mutating func constrained(_ type: KnownType, at id: DeclarationID) -> KnownType {
    if table.declaration(id).requirements.isEmpty { return type }
    let shape = types.shape(of: type)
    if shape.kind != .nominal, !types.child(0, of: type).isKnown {
      var (arguments, isConstrained) = ([KnownType](), false)
      for name in library.parameters[shape.librarySpelling] {
        let parameter = types.libraryParameter(name)
        let argument = types.constrained(parameter, types.shape(of: parameter), at: id)
        isConstrained = isConstrained || argument != parameter
        arguments.append(argument)
      }
      if isConstrained { return types.like(shape, arguments) }
    }
    return types.isAbstract(type)
      ? types.constrained(type, TypeShape(kind: .parameter, spelling: .selfType), at: id) : type
  }

  /// Returns whether a type conforms to a silent protocol. An extension about which flags decide silences nothing.
  private mutating func inheritsSilently(_ owner: Owner) -> Bool {
    if !types.directSupertypes(of: owner).contains(where: isSilent) { return false }
    return types.inheritances(of: owner).contains { inheritance in
      let declaration = table.declaration(inheritance.declaration)
      if declaration.kind == .extension, declaration.isConditional { return false }
      guard let type = inheritance.type(in: table) else { return false }
      let file = table.file(of: inheritance.declaration)
      return isSilent(types.resolve(type, in: file, from: LookUpSite(around: inheritance.declaration, in: table)))
    }
  }

  private func isSilent(_ type: KnownType) -> Bool {
    let shape = types.shape(of: type)
    return shape.kind == .library && library.silentProtocols.contains(shape.spelling)
  }
}

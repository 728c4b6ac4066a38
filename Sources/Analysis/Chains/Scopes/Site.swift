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

extension Site {
  static func around(_ declaration: DeclarationID, in analyzer: inout ChainAnalyzer) -> Site {
    var site = Site(declaration: declaration)
    var place = declaration
    while !place.isNone {
      let current = analyzer.table.declaration(place)
      if site.typeSite.isNone, current.belongsToType { site.isStatic = true }
      switch current.kind {
      case .function:
        if site.typeSite.isNone { site.function = place }
      case .class, .struct, .enum, .actor, .protocol, .extension:
        site.readType(current, place, in: &analyzer)
      default:
        break
      }
      if site.namingSite.isNone, place.namesTypes(current, in: &analyzer) { site.namingSite = place }
      place = analyzer.table.parent(of: place)
    }
    return site
  }

  private mutating func readType(_ declaration: Declaration, _ id: DeclarationID, in analyzer: inout ChainAnalyzer) {
    let type = analyzer.table.type(of: id)
    if typeSite.isNone {
      typeSite = id
      selfType = id.selfType(declaration, in: &analyzer.types)
      isSilent = analyzer.table.owner(of: id).inheritsSilently(in: &analyzer.types)
    }
    var outer = type
    while !outer.isNone, !enclosing.contains(outer) {
      enclosing.append(outer)
      // `extension Host.Part` is also inside `Host`.
      let parent = analyzer.table.parent(of: outer)
      outer = parent.isNone ? .none : analyzer.table.type(of: parent)
    }
  }
}

extension DeclarationID {
  fileprivate func namesTypes(_ declaration: Declaration, in analyzer: inout ChainAnalyzer) -> Bool {
    declaration.kind.isType || declaration.kind == .extension || !declaration.requirements.isEmpty
      || analyzer.verdict(.typesInBody, on: self) { declaresLocalTypes(in: $0.table) }
  }

  private func declaresLocalTypes(in table: SymbolTable) -> Bool { table.declaresLocalTypes(self) }

  /// Returns the type of `self` in a type declaration or extension.
  fileprivate func selfType(_ declaration: Declaration, in types: inout TypeResolver) -> KnownType {
    let type = types.table.type(of: self)
    let written = declaration.type.map { types.resolve($0, in: types.table.file(of: self), from: .none) } ?? .unknown
    if type.isNone { return written.constrained(at: self, in: &types) }
    if types.table.declaration(type).kind == .protocol { return types.nominal(type).constrained(at: self, in: &types) }
    // A type alias that an extension names may have generic arguments: `extension Names` of
    // `typealias Names = List<String>`.
    let hasArguments = types.shape(of: written).declaration == type && types.child(0, of: written).isKnown
    return hasArguments ? written : types.nominal(type)
  }
}

extension KnownType {
  /// Returns the type of `self` in an extension whose `where` clause says more of it:
  /// `extension Host where Self: Controller`, `extension Array where Element == House`.
  fileprivate func constrained(at id: DeclarationID, in types: inout TypeResolver) -> KnownType {
    if types.table.declaration(id).requirements.isEmpty { return self }
    let shape = types.shape(of: self)
    if shape.kind != .nominal, !types.child(0, of: self).isKnown {
      var (arguments, isConstrained) = ([KnownType](), false)
      for name in types.library.parameters[shape.librarySpelling] {
        let parameter = types.arena.libraryParameter(name)
        let argument = types.shape(of: parameter).constrained(parameter, at: id, in: &types)
        isConstrained = isConstrained || argument != parameter
        arguments.append(argument)
      }
      if isConstrained { return shape.like(arguments, in: &types) }
    }
    return types.isAbstract(self)
      ? TypeShape(kind: .parameter, spelling: .selfType).constrained(self, at: id, in: &types) : self
  }

  fileprivate func isSilentProtocol(in types: inout TypeResolver) -> Bool {
    let shape = types.shape(of: self)
    return shape.kind == .library && types.library.silentProtocols.contains(shape.spelling)
  }
}

extension Owner {
  /// Returns whether a type conforms to a silent protocol. An extension about which flags decide silences nothing.
  fileprivate func inheritsSilently(in types: inout TypeResolver) -> Bool {
    if !types.directSupertypes(of: self).contains(where: { $0.isSilentProtocol(in: &types) }) { return false }
    return types.asked.inheritances(of: self).contains { inheritance in
      let declaration = types.table.declaration(inheritance.declaration)
      if declaration.kind == .extension, declaration.isConditional { return false }
      guard let type = inheritance.type(in: types.table) else { return false }
      let file = types.table.file(of: inheritance.declaration)
      return types.resolve(type, in: file, from: LookUpSite(around: inheritance.declaration, in: types.table))
        .isSilentProtocol(
          in: &types)
    }
  }
}

import SwiftReader

extension KnownType {
  /// Returns a type as it is visible in a scope. A generic parameter of a declaration that does not enclose the scope
  /// is replaced by unknown, since its argument was not inferred.
  func visible(in scope: ScopeID, in analyzer: inout ChainAnalyzer) -> KnownType {
    let inner = analyzer.types.unwrapped(self)
    let shape = analyzer.types.shape(of: inner)
    guard shape.kind == .parameter else { return self }
    let base = analyzer.types.child(0, of: inner)
    if base.isKnown {
      let outer = base.visible(in: scope, in: &analyzer)
      return outer.isKnown ? self : .unknown
    }
    let site = analyzer.site(scope)
    if shape.declaration.isNone {
      guard !site.typeSite.isNone,
        analyzer.types.lookUp(shape.spelling, in: analyzer.frame.file, from: LookUpSite(site.typeSite)) == inner
      else {
        return .unknown
      }
      let isSelf = shape.spelling == .selfType && !analyzer.types.isAbstract(site.selfType)
      return isSelf
        ? site.selfType.wrapping(like: self, in: &analyzer.types)
        : shape.constrained(self, at: site.typeSite, in: &analyzer.types)
    }
    let kind = analyzer.table.declaration(shape.declaration).kind
    if shape.spelling == .selfType, kind.isType {
      let nominal = analyzer.types.nominal(shape.declaration)
      return nominal.wrapping(like: self, in: &analyzer.types)
    }
    if kind == .associatedtype { return shape.constrained(self, at: site.typeSite, in: &analyzer.types) }
    var place = site.declaration
    while !place.isNone {
      if place == shape.declaration || analyzer.table.type(of: place) == shape.declaration {
        return shape.constrained(self, at: site.typeSite, in: &analyzer.types)
      }
      place = analyzer.table.parent(of: place)
    }
    return .unknown
  }

  /// Returns a function's result type with the generic parameters that are inferred from the arguments of a call.
  func inferring(_ function: DeclarationID, _ call: Call, in analyzer: inout ChainAnalyzer) -> KnownType {
    let found = call.arguments(to: function, besidesClosures: false, in: &analyzer)
    return replaced(found, in: &analyzer.types)
  }

  /// Replaces the generic parameters in a type by the arguments that were found for them.
  func replaced(_ found: [(parameter: KnownType, argument: KnownType)], in types: inout TypeResolver) -> KnownType {
    guard !found.isEmpty else { return self }
    return types.replaced(self, 0) { resolver, shape in
      found.first {
        let parameter = resolver.shape(of: $0.parameter)
        return parameter.declaration == shape.declaration && parameter.spelling == shape.spelling
      }?.argument
    }
  }

  /// Binds the generic parameters in a parameter's type to the types at the same positions of the argument's type.
  func match(
    with argument: KnownType, adding found: inout [(parameter: KnownType, argument: KnownType)], depth: Int,
    in types: inout TypeResolver
  ) {
    guard argument.isKnown, depth < 6 else { return }
    let shape = types.shape(of: self)
    guard shape.isGeneric else { return }
    if shape.kind == .parameter { return found.append((self, argument)) }
    let other = types.shape(of: argument)
    if shape.kind == .optional, other.kind != .optional {
      return types.child(0, of: self).match(with: argument, adding: &found, depth: depth + 1, in: &types)
    }
    guard shape.kind == other.kind else { return }
    if shape.kind == .function {
      let results = (types.arena.lastChild(of: self), types.arena.lastChild(of: argument))
      return results.0.match(with: results.1, adding: &found, depth: depth + 1, in: &types)
    }
    guard shape.declaration == other.declaration else { return }
    for position in 0..<min(shape.children.count, other.children.count) {
      types.child(position, of: self).match(
        with: types.child(position, of: argument), adding: &found, depth: depth + 1, in: &types)
    }
  }

  /// Returns a generic type with the generic arguments that are inferred from the arguments of an initializer call.
  func inferring(_ call: Call, in analyzer: inout ChainAnalyzer) -> KnownType {
    let shape = analyzer.types.shape(of: self)
    // Within its own declaration a generic type without arguments means the enclosing type.
    guard shape.isGeneric, shape.children.isEmpty, !analyzer.site(call.scope).enclosing.contains(shape.declaration)
    else {
      return self
    }
    let initializer = analyzer.types.member(
      .`init`, of: self, for: .callOnType, call: analyzer.frame.callShape(of: call))
    if !initializer.isNone, initializer.holder == self {
      return inferring(initializer.declaration, call, in: &analyzer)
    }
    let found = call.memberwiseArguments(to: self, besidesClosures: false, in: &analyzer)
    return replaced(found, in: &analyzer.types)
  }
}

extension Call {
  /// Returns the types to which the arguments of a call bind the generic parameters of a function.
  ///
  /// - Parameter besidesClosures: whether to leave out what closures return, because the types of their own parameters
  ///   are wanted.
  func arguments(to function: DeclarationID, besidesClosures: Bool, in analyzer: inout ChainAnalyzer) -> [(
    parameter: KnownType, argument: KnownType
  )] {
    var found: [(parameter: KnownType, argument: KnownType)] = []
    let file = analyzer.table.file(of: function)
    let parameters =
      analyzer.frame.callShape(of: self).parameters(
        of: analyzer.table.declaration(function), in: file, of: analyzer.types.table) ?? []
    for (position, index) in parameters.enumerated() {
      guard let type = analyzer.table.parameter(index, in: file).type,
        !besidesClosures || !analyzer.frame.isClosure(position, of: self)
      else {
        continue
      }
      let parameter = analyzer.types.resolve(type, in: file, from: function)
      guard analyzer.types.shape(of: parameter).isGeneric else { continue }
      let argument = argumentType(position, in: &analyzer)
      parameter.match(with: argument, adding: &found, depth: 0, in: &analyzer.types)
    }
    return found
  }

  private func argumentType(_ position: Int, in analyzer: inout ChainAnalyzer) -> KnownType {
    guard case .closure(let scope) = analyzer.frame.argument(position, of: self) else {
      return type(ofArgument: position, in: &analyzer)
    }
    let result = scope.resultOfClosure(in: &analyzer)
    return result.isKnown ? analyzer.types.add(TypeShape(kind: .function), [result]) : .unknown
  }

  /// Returns the types to which the arguments of a memberwise initializer bind the generic parameters of a type. The
  /// labels are the names of the stored properties.
  func memberwiseArguments(to type: KnownType, besidesClosures: Bool, in analyzer: inout ChainAnalyzer) -> [(
    parameter: KnownType, argument: KnownType
  )] {
    var found: [(parameter: KnownType, argument: KnownType)] = []
    for (position, label) in analyzer.frame.labels(of: self).enumerated() where label != .none {
      if besidesClosures, analyzer.frame.isClosure(position, of: self) { continue }
      let property = analyzer.types.member(label, of: type, for: .value)
      guard !property.isNone, analyzer.table.declaration(property.declaration).kind == .property else { continue }
      let written = analyzer.typeOfProperty(property.declaration)
      let argument = self.type(ofArgument: position, in: &analyzer)
      written.match(with: argument, adding: &found, depth: 0, in: &analyzer.types)
    }
    return found
  }
}

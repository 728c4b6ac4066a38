import SwiftReader

extension ChainAnalyzer {
  /// Returns a type as it is visible in a scope. A generic parameter of a declaration that does not enclose the scope
  /// is replaced by unknown, since its argument was not inferred.
  mutating func visible(_ type: KnownType, in scope: ScopeID) -> KnownType {
    let inner = types.unwrapped(type)
    let shape = types.shape(of: inner)
    guard shape.kind == .parameter else { return type }
    let base = types.child(0, of: inner)
    if base.isKnown {
      let outer = visible(base, in: scope)
      return outer.isKnown ? type : .unknown
    }
    let site = site(scope)
    if shape.declaration.isNone {
      guard !site.typeSite.isNone,
        types.lookUp(shape.spelling, in: frame.file, from: LookUpSite(site.typeSite)) == inner
      else {
        return .unknown
      }
      let isSelf = shape.spelling == .selfType && !types.isAbstract(site.selfType)
      return isSelf ? types.like(type, site.selfType) : types.constrained(type, shape, at: site.typeSite)
    }
    let kind = table.declaration(shape.declaration).kind
    if shape.spelling == .selfType, kind.isType {
      let nominal = types.nominal(shape.declaration)
      return types.like(type, nominal)
    }
    if kind == .associatedtype { return types.constrained(type, shape, at: site.typeSite) }
    var place = site.declaration
    while !place.isNone {
      if place == shape.declaration || table.type(of: place) == shape.declaration {
        return types.constrained(type, shape, at: site.typeSite)
      }
      place = table.parent(of: place)
    }
    return .unknown
  }

  /// Returns a function's result type with the generic parameters that are inferred from the arguments of a call.
  mutating func inferring(
    _ result: KnownType, _ function: DeclarationID, _ call: Call
  ) -> KnownType {
    let found = arguments(of: call, to: function, besidesClosures: false)
    return replaced(found, in: result)
  }

  /// Returns the types to which the arguments of a call bind the generic parameters of a function.
  ///
  /// - Parameter besidesClosures: whether to leave out what closures return, because the types of their own parameters
  ///   are wanted.
  mutating func arguments(
    of call: Call, to function: DeclarationID, besidesClosures: Bool
  ) -> [(parameter: KnownType, argument: KnownType)] {
    var found: [(parameter: KnownType, argument: KnownType)] = []
    let file = table.file(of: function)
    let parameters = types.parameters(for: callShape(of: call), of: table.declaration(function), in: file) ?? []
    for (position, index) in parameters.enumerated() {
      guard let type = table.parameter(index, in: file).type, !besidesClosures || !isClosure(position, of: call) else {
        continue
      }
      let parameter = types.resolve(type, in: file, from: function)
      guard types.shape(of: parameter).isGeneric else { continue }
      let argument = argumentType(position, call)
      match(parameter, with: argument, adding: &found, depth: 0)
    }
    return found
  }

  func isClosure(_ position: Int, of call: Call) -> Bool {
    if case .closure = argument(position, of: call) { true } else { false }
  }

  /// Replaces the generic parameters in a type by the arguments that were found for them.
  mutating func replaced(_ found: [(parameter: KnownType, argument: KnownType)], in type: KnownType) -> KnownType {
    guard !found.isEmpty else { return type }
    return types.replaced(type, 0) { resolver, shape in
      found.first {
        let parameter = resolver.shape(of: $0.parameter)
        return parameter.declaration == shape.declaration && parameter.spelling == shape.spelling
      }?.argument
    }
  }

  private mutating func argumentType(_ position: Int, _ call: Call) -> KnownType {
    guard case .closure(let scope) = argument(position, of: call) else {
      return type(ofArgument: position, of: call)
    }
    let result = resultOfClosure(scope)
    return result.isKnown ? types.add(TypeShape(kind: .function), [result]) : .unknown
  }

  /// Binds the generic parameters in a parameter's type to the types at the same positions of the argument's type.
  func match(
    _ parameter: KnownType, with argument: KnownType,
    adding found: inout [(parameter: KnownType, argument: KnownType)], depth: Int
  ) {
    guard argument.isKnown, depth < 6 else { return }
    let shape = types.shape(of: parameter)
    guard shape.isGeneric else { return }
    if shape.kind == .parameter { return found.append((parameter, argument)) }
    let other = types.shape(of: argument)
    if shape.kind == .optional, other.kind != .optional {
      return match(types.child(0, of: parameter), with: argument, adding: &found, depth: depth + 1)
    }
    guard shape.kind == other.kind else { return }
    if shape.kind == .function {
      let results = (types.lastChild(of: parameter), types.lastChild(of: argument))
      return match(results.0, with: results.1, adding: &found, depth: depth + 1)
    }
    guard shape.declaration == other.declaration else { return }
    for position in 0..<min(shape.children.count, other.children.count) {
      match(
        types.child(position, of: parameter), with: types.child(position, of: argument), adding: &found,
        depth: depth + 1)
    }
  }
}

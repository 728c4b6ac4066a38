import SwiftReader

extension Frame {
  /// Returns whether a scope is another one or encloses it.
  func encloses(_ outer: ScopeID, _ inner: ScopeID) -> Bool {
    var scope = inner
    while scope.index != outer.index {
      let parent = self.scope(scope).parent
      if parent.index == scope.index { return false }
      scope = parent
    }
    return true
  }

  /// Returns whether the syntax alone shows that a value is no hop past a friend, whatever its names mean. Most local
  /// names are for something that is created here or returned by a call; for those no types are inferred.
  func isSurelyNear(_ value: Value, in scope: ScopeID, at offset: UInt32, depth: Int = 0) -> Bool {
    if depth > 4 { return false }
    switch value {
    case .unknown, .choice, .result: return false
    case .closureParameter: return true
    case .name(let name):
      guard let index = innermostBinding(name, in: scope, at: offset) else { return true }
      return isSurelyNear(binding(index), depth: depth + 1)
    case .cast(let index):
      return isSurelyNear(cast(index).value, in: scope, at: offset, depth: depth + 1)
    case .chain(let index):
      let chain = chain(index)
      return !hasHop(chain) && isSurelyNear(chain.root, in: chain.scope, at: chain.start, depth: depth + 1)
    default: return true
    }
  }

  /// Returns whether the syntax alone shows that the value of a local name with one definition is no hop past a friend.
  func isSurelyNear(_ binding: Binding, depth: Int = 0) -> Bool {
    switch binding.kind {
    case .parameter, .caughtError: return !binding.isMutable
    case .closureParameter: return true
    case .local, .optionalBinding, .loop, .pattern, .capture:
      let value = part(boundBy: binding).value
      return !binding.isMutable && isSurelyNear(value, in: binding.scope, at: binding.offset, depth: depth)
    }
  }
}

extension KnownType {
  /// Returns whether a variable of a protocol or generic type holds a copy of its value. A class instance needs no
  /// variable to be changed, so a variable suggests a value type, unless an ancestor of the type is a class.
  func isCopied(in types: inout TypeResolver) -> Bool {
    guard types.isAbstract(self) else { return false }
    var ancestors = Ancestry(of: [self])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      switch shape.kind {
      case .library:
        if types.library.objects.contains(shape.spelling) || shape.spelling == Library.anyObject { return false }
      case .nominal: if types.table.declaration(shape.declaration).kind == .class { return false }
      default: break
      }
    }
    return true
  }

  func isReturned(by function: DeclarationID, in types: inout TypeResolver) -> Bool {
    let parameter = types.unwrapped(self)
    guard !function.isNone, types.kind(parameter) == .nominal else { return false }
    let result = types.written(types.table.declaration(function).type, at: function)
    return types.unwrapped(result) == parameter
  }

  func taken(_ step: Part.Step, in analyzer: inout ChainAnalyzer) -> KnownType {
    switch step {
    case .unwrapped: analyzer.types.unwrapped(self)
    case .element: element(in: &analyzer)
    case .tupleElement(let position): analyzer.types.child(Int(position), of: analyzer.types.unwrapped(self))
    case .payload(let name, let position): payload(analyzer.frame.spelling(name), Int(position), in: &analyzer.types)
    }
  }

  func payload(_ spelling: Spelling, _ position: Int, in types: inout TypeResolver) -> KnownType {
    let isOptional = types.kind(self) == .optional
    let type = types.unwrapped(self)
    if spelling == Library.some, isOptional || types.member(spelling, of: type, for: .onType).isNone { return type }
    let shape = types.shape(of: type)
    if shape.kind == .library, shape.children.count == 2 {
      if spelling == Library.success { return types.child(0, of: type) }
      if spelling == Library.failure { return types.child(1, of: type) }
    }
    let found = types.member(spelling, of: type, for: .onType)
    guard !found.isNone else { return .unknown }
    let parameters = types.table.declaration(found.declaration).parameters
    guard position < parameters.count else { return .unknown }
    let file = types.table.file(of: found.declaration)
    let parameter = types.table.parameter(parameters.lowerBound + UInt32(position), in: file)
    return types.substituted(types.written(parameter.type, at: found.declaration), seenFrom: type)
  }

  /// Returns whether values of a type are copied when they are bound to a name.
  func isValue(in types: inout TypeResolver) -> Bool {
    let shape = types.shape(of: types.unwrapped(self))
    switch shape.kind {
    case .nominal: return types.table.isValueType(shape.declaration)
    case .library: return types.library.values.contains(shape.spelling)
    case .array, .dictionary, .tuple: return true
    case .nestedLibrary: return !shape.isForeign
    default: return false
    }
  }

  /// Returns the optional payload type of `destination.settings`, a property that a macro generates for an enum case;
  /// `nil` if no case has that name.
  func payload(ofCase spelling: Spelling, in types: inout TypeResolver) -> KnownType? {
    guard types.kind(self) == .nominal else { return nil }
    let found = types.member(spelling, of: self, for: .onType)
    guard !found.isNone, types.table.declaration(found.declaration).kind == .enumCase else { return nil }
    return types.optional(payload(spelling, 0, in: &types))
  }
}

extension ScopeID {
  /// Returns the type of the property to which an accessor belongs, and thus of the parameter of `set(name)`; unknown
  /// for other scopes.
  func typeOfAccessed(in analyzer: inout ChainAnalyzer) -> KnownType {
    let scope = analyzer.frame.scope(self)
    guard scope.kind == .accessor, let local = scope.declaration else { return .unknown }
    return analyzer.typeOfProperty(analyzer.table.id(local, in: analyzer.frame.file))
  }
}

extension ValueOrigin {
  /// Returns the origin of a part of a value: an element or payload of `self` is a part of its own like a property, and
  /// not `self`.
  var ownPart: ValueOrigin {
    root == .selfReference && reach == 0 ? .friend(.own, type) : self
  }
}

extension DeclarationID {
  func nominalType(in types: inout TypeResolver) -> KnownType {
    let type = types.table.type(of: self)
    return type.isNone ? .unknown : types.nominal(type)
  }
}

extension Frame {
  /// Returns whether a chain may contain a hop. The first member of `self` is a friend.
  private func hasHop(_ chain: Chain) -> Bool {
    chain.links.contains { number in
      switch link(number).kind {
      case .property: mayHop(number, of: chain) && !(number == chain.links.lowerBound && chain.startsFromSelf)
      case .subscript: true
      case .call, .tupleElement, .optionalChaining, .forceUnwrap: false
      }
    }
  }
}

extension Chain {
  /// Whether the root is `self` or `super`.
  fileprivate var startsFromSelf: Bool {
    switch root {
    case .selfReference, .superReference: true
    default: false
    }
  }
}

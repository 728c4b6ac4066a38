import SwiftReader

extension ChainAnalyzer {
  /// Returns the origin of the value in a binding's definition.
  mutating func origin(ofBinding index: UInt32) -> ValueOrigin {
    if frame.isOfForeignValue { return .unknown }
    if case .known(let origin) = frame.bindings[index] { return origin }
    return origin(of: .binding(index), provisional: provisional(ofBinding: index))
  }

  /// Returns the origin of a local name that is used while its definition is evaluated: its type annotation, if it has
  /// one.
  mutating func provisional(ofBinding index: UInt32) -> ValueOrigin {
    let binding = frame.binding(index)
    guard let type = binding.type else { return .unknown }
    let place = site(binding.scope).lookUpSite(in: frame.scopeOfType(binding))
    return .unknown.typed(types.resolve(type, in: frame.file, from: place))
  }

  /// Returns the origin of a local name at one of its uses, from the definition and the assignments that can reach the
  /// use. The nearest one decides: otherwise the value need not be a part of anything.
  mutating func origin(ofBinding index: UInt32, usedIn scope: ScopeID, at offset: UInt32) -> ValueOrigin {
    let first = origin(ofBinding: index)
    if frame.isOfForeignValue { return first }
    let binding = frame.binding(index)
    guard binding.isMutable || binding.value == .unknown else { return first }
    let assignments = frame.assignments(to: binding.name, before: offset).filter {
      let assignment = frame.assignment($0)
      return self.binding(binding.name, in: assignment.scope, at: assignment.offset) == index
    }
    guard !assignments.isEmpty else { return first }
    // An assignment in a scope that encloses the use replaces all values before it. A constant has no value before its
    // first assignment.
    let last = assignments.lastIndex { encloses(frame.assignment($0).scope, scope) }
    var reaching = last == nil && binding.isMutable ? first : nil
    for assignment in assignments[(last ?? 0)...] {
      // The value in an assignment reads the name before the assignment, so its origin is not the assigned one, but it
      // has the same type: `x = x.next`.
      let isInside = frame.contains(offset, in: frame.assignment(assignment).value)
      let other = isInside ? .unknown.typed(first.type) : origin(of: .assignment(assignment))
      if let current = reaching {
        if other.root != .none, other.reach < current.reach { reaching = other }
        if reaching?.type.isKnown == false { reaching?.type = other.type.isKnown ? other.type : current.type }
      } else {
        reaching = other
      }
    }
    var origin = reaching ?? first
    if binding.type != nil { origin.type = first.type }
    return origin
  }

  /// Returns the origin of the value that is assigned to a local name.
  mutating func assigned(_ index: UInt32) -> ValueOrigin {
    let assignment = frame.assignment(index)
    var value = origin(of: assignment.value, in: assignment.scope, at: assignment.offset)
    if case .chain(let number) = assignment.value, frame.chain(number).root == .name(assignment.name) {
      // Walking from node to node does not add to the distance from the tree.
      value = .unknown.typed(value.type)
    }
    guard let binding = binding(assignment.name, in: assignment.scope, at: assignment.offset) else { return value }
    return named(value, binding, at: assignment.offset)
  }

  private func encloses(_ outer: ScopeID, _ inner: ScopeID) -> Bool {
    var scope = inner
    while scope.index != outer.index {
      let parent = frame.scope(scope).parent
      if parent.index == scope.index { return false }
      scope = parent
    }
    return true
  }

  /// Returns the origin of a value after it is bound to a local name.
  private mutating func named(_ reached: ValueOrigin, _ index: UInt32, at offset: UInt32) -> ValueOrigin {
    if frame.binding(index).isMutable {
      if isValue(reached.type) { return .friend(.own, reached.type) }
      if isCopied(reached.type) { return ValueOrigin(root: .created, type: reached.type, isNew: true) }
    }
    var origin = reached
    if origin.reach > 0 { (origin.binding, origin.named) = (index + 1, offset) }
    return origin
  }

  /// Returns whether a variable of a protocol or generic type holds a copy of its value. A class instance needs no
  /// variable to be changed, so a variable suggests a value type, unless an ancestor of the type is a class.
  private mutating func isCopied(_ type: KnownType) -> Bool {
    guard types.isAbstract(type) else { return false }
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      switch shape.kind {
      case .library: if library.objects.contains(shape.spelling) || shape.spelling == Library.anyObject { return false }
      case .nominal: if table.declaration(shape.declaration).kind == .class { return false }
      default: break
      }
    }
    return true
  }

  /// Returns the origin of the value that defines a local name.
  mutating func defined(_ index: UInt32, _ binding: Binding) -> ValueOrigin {
    let site = site(binding.scope)
    let place = site.lookUpSite(in: frame.scopeOfType(binding))
    let written = binding.type.map { types.resolve($0, in: frame.file, from: place) }
    switch binding.kind {
    case .parameter:
      return parameter(written ?? typeOfAccessed(in: binding.scope), isInout: binding.isMutable, of: site.function)
    case .closureParameter:
      let parameter = closureParameter(written ?? typeOfClosureParameter(index, binding), in: binding.scope)
      return written == nil ? part(binding.part, of: parameter) : parameter
    case .caughtError:
      return .friend(.parameter, written ?? typeOfError(binding))
    case .local, .optionalBinding, .loop, .pattern, .capture:
      return defined(index, binding, as: written)
    }
  }

  /// Returns the origin of a parameter. A value that is passed `inout`, or whose type the function returns, is own: it is
  /// passed in order to be changed, as a state is by its reducer.
  private mutating func parameter(_ type: KnownType, isInout: Bool, of function: DeclarationID) -> ValueOrigin {
    if isValue(type), isInout || isReturned(type, by: function) { return .friend(.own, type) }
    var origin = ValueOrigin.friend(.parameter, type)
    origin.isNew = isInout
    return origin
  }

  private mutating func isReturned(_ type: KnownType, by function: DeclarationID) -> Bool {
    let parameter = types.unwrapped(type)
    guard !function.isNone, types.kind(parameter) == .nominal else { return false }
    let result = written(table.declaration(function).type, at: function)
    return types.unwrapped(result) == parameter
  }

  /// Returns the type of the property to which an accessor belongs, and thus of the parameter of `set(name)`; unknown
  /// for other scopes.
  mutating func typeOfAccessed(in scope: ScopeID) -> KnownType {
    let scope = frame.scope(scope)
    guard scope.kind == .accessor, let local = scope.declaration else { return .unknown }
    return typeOfProperty(table.id(local, in: frame.file))
  }

  private mutating func defined(_ index: UInt32, _ binding: Binding, as written: KnownType?) -> ValueOrigin {
    let (value, steps) = frame.part(boundBy: binding)
    var origin = part(steps, of: origin(of: value, in: binding.scope, at: binding.offset))
    origin.isPayload = steps.contains { frame.isPayload($0) }
    if let written { origin.type = written }
    return named(origin, index, at: binding.offset)
  }

  /// Returns the origin of the part of a value that a pattern binds.
  mutating func part(_ part: PartID?, of origin: ValueOrigin) -> ValueOrigin {
    self.part(frame.steps(to: part), of: origin)
  }

  private mutating func part(_ steps: [Part.Step], of origin: ValueOrigin) -> ValueOrigin {
    var type = origin.type
    for step in steps { type = part(step, of: type) }
    let part = origin.typed(type)
    return steps.contains { $0 != .unwrapped } ? ownPart(part) : part
  }

  /// Returns the origin of a part of a value: an element or payload of `self` is a part of its own like a property, and
  /// not `self`.
  func ownPart(_ part: ValueOrigin) -> ValueOrigin {
    part.root == .selfReference && part.reach == 0 ? .friend(.own, part.type) : part
  }

  private mutating func part(_ step: Part.Step, of type: KnownType) -> KnownType {
    switch step {
    case .unwrapped: types.unwrapped(type)
    case .element: element(of: type)
    case .tupleElement(let position): types.child(Int(position), of: types.unwrapped(type))
    case .payload(let name, let position): payload(frame.spelling(name), Int(position), of: type)
    }
  }

  mutating func payload(_ spelling: Spelling, _ position: Int, of type: KnownType) -> KnownType {
    let isOptional = types.kind(type) == .optional
    let type = types.unwrapped(type)
    if spelling == Library.some, isOptional || types.member(spelling, of: type, for: .onType).isNone { return type }
    let shape = types.shape(of: type)
    if shape.kind == .library, shape.children.count == 2 {
      if spelling == Library.success { return types.child(0, of: type) }
      if spelling == Library.failure { return types.child(1, of: type) }
    }
    let found = types.member(spelling, of: type, for: .onType)
    guard !found.isNone else { return .unknown }
    let parameters = table.declaration(found.declaration).parameters
    guard position < parameters.count else { return .unknown }
    let file = table.file(of: found.declaration)
    let parameter = table.parameter(parameters.lowerBound + UInt32(position), in: file)
    return types.substituted(written(parameter.type, at: found.declaration), seenFrom: type)
  }

  /// Returns whether values of a type are copied when they are bound to a name.
  mutating func isValue(_ type: KnownType) -> Bool {
    let shape = types.shape(of: types.unwrapped(type))
    switch shape.kind {
    case .nominal: return table.isValueType(shape.declaration)
    case .library: return library.values.contains(shape.spelling)
    case .array, .dictionary, .tuple: return true
    case .nestedLibrary: return !shape.isForeign
    default: return false
    }
  }
}

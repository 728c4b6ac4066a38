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
    let last = assignments.lastIndex { frame.encloses(frame.assignment($0).scope, scope) }
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

  /// Returns the origin of a value after it is bound to a local name.
  private mutating func named(_ reached: ValueOrigin, _ index: UInt32, at offset: UInt32) -> ValueOrigin {
    if frame.binding(index).isMutable {
      if reached.type.isValue(in: &types) { return .friend(.own, reached.type) }
      if reached.type.isCopied(in: &types) { return ValueOrigin(root: .created, type: reached.type, isNew: true) }
    }
    var origin = reached
    if origin.reach > 0 { (origin.binding, origin.named) = (index + 1, offset) }
    return origin
  }

  /// Returns the origin of the value that defines a local name.
  mutating func defined(_ index: UInt32, _ binding: Binding) -> ValueOrigin {
    let site = site(binding.scope)
    let place = site.lookUpSite(in: frame.scopeOfType(binding))
    let written = binding.type.map { types.resolve($0, in: frame.file, from: place) }
    switch binding.kind {
    case .parameter:
      return parameter(
        written ?? binding.scope.typeOfAccessed(in: &self), isInout: binding.isMutable, of: site.function)
    case .closureParameter:
      let parameter = binding.scope.closureParameter(
        written ?? binding.scope.typeOfClosureParameter(index, in: &self), in: &self)
      return written == nil ? part(binding.part, of: parameter) : parameter
    case .caughtError:
      return .friend(.parameter, written ?? CaughtError(binding: binding).type(in: &self))
    case .local, .optionalBinding, .loop, .pattern, .capture:
      return defined(index, binding, as: written)
    }
  }

  /// Returns the origin of a parameter. A value that is passed `inout`, or whose type the function returns, is own: it is
  /// passed in order to be changed, as a state is by its reducer.
  private mutating func parameter(_ type: KnownType, isInout: Bool, of function: DeclarationID) -> ValueOrigin {
    if type.isValue(in: &types), isInout || type.isReturned(by: function, in: &types) { return .friend(.own, type) }
    var origin = ValueOrigin.friend(.parameter, type)
    origin.isNew = isInout
    return origin
  }

  private mutating func defined(_ index: UInt32, _ binding: Binding, as written: KnownType?) -> ValueOrigin {
    let (value, steps) = frame.part(boundBy: binding)
    var origin = parts(steps, of: origin(of: value, in: binding.scope, at: binding.offset))
    origin.isPayload = steps.contains { frame.isPayload($0) }
    if let written { origin.type = written }
    return named(origin, index, at: binding.offset)
  }

  /// Returns the origin of the part of a value that a pattern binds.
  mutating func part(_ part: PartID?, of origin: ValueOrigin) -> ValueOrigin {
    parts(frame.steps(to: part), of: origin)
  }

  private mutating func parts(_ steps: [Part.Step], of origin: ValueOrigin) -> ValueOrigin {
    var type = origin.type
    for step in steps { type = type.taken(step, in: &self) }
    let part = origin.typed(type)
    return steps.contains { $0 != .unwrapped } ? part.ownPart : part
  }
}

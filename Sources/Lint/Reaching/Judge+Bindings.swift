import SwiftReader

extension Judge {
  /// The standing of a local name: of all its definitions, the one that reaches farthest.
  mutating func standing(ofBinding index: UInt32) -> Standing {
    guard frame.remembers else { return .unknown }
    switch frame.bindingStates[Int(index)] {
    case .done, .underWay: return frame.bindings[Int(index)]
    case .open: break
    }
    frame.bindingStates[Int(index)] = .underWay
    let standing = defined(index, frame.facts.bindings[Int(index)])
    frame.bindings[Int(index)] = standing
    frame.bindingStates[Int(index)] = .done
    return standing
  }

  private mutating func defined(_ index: UInt32, _ binding: Binding) -> Standing {
    let site = site(binding.scope)
    let written = binding.type.map { types.resolve($0, in: frame.file, from: site.declaration) }
    switch binding.kind {
    case .parameter:
      return .friend(.parameter, written ?? .unknown)
    case .closureParameter:
      if let written { return .friend(.closureParameter, written) }
      return projected(
        .friend(.closureParameter, typeOfClosureParameter(index, binding)), binding.projection)
    case .caughtError:
      return .friend(.parameter, written ?? .unknown)
    case .local, .optionalBinding, .loop, .pattern, .capture:
      return defined(index, binding, as: written)
    }
  }

  private mutating func defined(_ index: UInt32, _ binding: Binding, as written: KnownType?) -> Standing {
    // So that a circle of definitions at least knows the type.
    if let written { frame.bindings[Int(index)].type = written }
    let value = standing(of: binding.value, in: binding.scope, at: binding.offset)
    var standing = projected(value, binding.projection)
    if binding.isMutable || binding.value == .unknown {
      for assignment in frame.index.assignments(to: binding.name) {
        standing = farther(standing, frame.facts.assignments[Int(assignment)], index)
      }
    }
    if let written { standing.type = written }
    if standing.reach > 0 || standing.softReach > 0 { standing.binding = index + 1 }
    standing.isOwnValue = false
    if binding.isMutable, isValue(standing.type) { standing.isCopy = true }
    // A projection's longer path is for the chain that starts with it.
    standing.reach = max(standing.reach, 0)
    standing.softReach = max(standing.softReach, 0)
    return standing
  }

  private mutating func farther(_ standing: Standing, _ assignment: Assignment, _ index: UInt32) -> Standing {
    guard binding(assignment.name, in: assignment.scope, at: assignment.offset) == index else { return standing }
    let other = self.standing(of: assignment.value, in: assignment.scope, at: assignment.offset)
    if !standing.type.isKnown, standing.reach >= other.reach { return standing.typed(other.type) }
    return other.reach > standing.reach ? other : standing
  }

  /// The part of a value that a pattern names.
  mutating func projected(_ standing: Standing, _ projection: Binding.Projection) -> Standing {
    switch projection {
    case .whole: return standing
    case .unwrapped: return standing.typed(types.arena.unwrapped(standing.type))
    case .element: return standing.typed(element(of: standing.type))
    case .tupleElement(let position):
      return standing.typed(types.arena.child(Int(position), of: types.arena.unwrapped(standing.type)))
    case .elementOfElement(let position):
      let element = element(of: standing.type)
      return standing.typed(types.arena.child(Int(position), of: element))
    case .payload(let name, let position):
      return standing.typed(payload(frame.spelling(name), Int(position), of: standing.type))
    case .part: return standing.typed(.unknown)
    }
  }

  private mutating func payload(_ spelling: Spelling, _ position: Int, of type: KnownType) -> KnownType {
    if spelling == Library.some { return types.arena.unwrapped(type) }
    let type = types.arena.unwrapped(type)
    let shape = types.arena[type]
    if shape.kind == .library, shape.children.count == 2 {
      if spelling == Library.success { return types.arena.child(0, of: type) }
      if spelling == Library.failure { return types.arena.child(1, of: type) }
    }
    let found = types.member(spelling, of: type, for: .onType)
    guard !found.isNone else { return .unknown }
    let parameters = table.declaration(found.declaration).parameters
    guard position < parameters.count else { return .unknown }
    let file = table.file(of: found.declaration)
    let parameter = table.files[file].facts.parameters[Int(parameters.lowerBound) + position]
    return types.substituted(written(parameter.type, at: found.declaration), seenFrom: type)
  }

  /// Whether a value of the type is copied when it is given a name.
  mutating func isValue(_ type: KnownType) -> Bool {
    let shape = types.arena[types.arena.unwrapped(type)]
    switch shape.kind {
    case .nominal:
      let kind = table.declaration(shape.declaration).kind
      return kind == .struct || kind == .enum
    case .library: return library.values.contains(shape.spelling)
    case .array, .dictionary, .tuple, .nestedLibrary: return true
    default: return false
    }
  }
}

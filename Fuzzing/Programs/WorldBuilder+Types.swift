extension WorldBuilder {
  /// A type that a stored property may have: values inside values stand in order, so that none holds itself.
  mutating func stored(in index: Int) -> SwiftType {
    world.nominals[index].kind == .class ? type(in: index) : type(below: index, in: index)
  }

  mutating func type(in index: Int? = nil) -> SwiftType { type(below: .max, in: index) }

  mutating func type(below limit: Int, in index: Int? = nil, depth: Int = 0) -> SwiftType {
    switch random.below(depth > 1 ? 12 : 22) {
    case 0: return .int
    case 1: return .string
    case 2: return .bool
    case 3...9: return plainType(below: limit)
    case 10:
      guard let index, world.nominals[index].parameter != nil else { return plainType(below: limit) }
      return .parameter(0)
    case 11: return plainProtocol().map { .existential($0) } ?? .int
    case 12...14:
      let wrapped = type(below: limit, in: index, depth: depth + 1)
      // A double optional asks for more unwrapping than chains are written with.
      return wrapped.wrapped == nil ? .optional(wrapped) : wrapped
    case 15...17: return .array(type(below: .max, in: index, depth: depth + 1))
    case 18: return .dictionary(type(below: .max, in: index, depth: depth + 1))
    case 19:
      return .tuple(
        (0..<2).map {
          .init(
            label: random.chance(50) ? ["one", "other"][$0] : nil,
            type: type(below: limit, in: index, depth: depth + 1))
        })
    case 20:
      // A closure that is given to a closure cannot be kept.
      let inputs = (0..<random.below(2)).map { _ in plainType(below: .max) }
      return .function(inputs, type(below: .max, in: index, depth: 2))
    default:
      let generics = world.nominals.indices.filter {
        world.nominals[$0].parameter != nil && (world.nominals[$0].kind == .class || $0 < limit)
      }
      guard let generic = random.pick(generics) else { return plainType(below: limit) }
      return .nominal(generic, [argument(for: generic, below: limit)])
    }
  }

  /// A nominal type; of structures and enumerations only those below the limit.
  mutating func plainType(below limit: Int) -> SwiftType {
    let candidates = world.nominals.indices.filter {
      world.nominals[$0].parameter == nil && (world.nominals[$0].kind == .class || $0 < limit)
    }
    return random.pick(candidates).map { .nominal($0, []) } ?? .string
  }

  mutating func argument(for generic: Int, below limit: Int = .max) -> SwiftType {
    guard let bound = world.nominals[generic].bound else { return plainType(below: limit) }
    let conformers = world.conformers(to: bound).filter { world.nominals[$0].kind == .class || $0 < limit }
    guard let conformer = random.pick(conformers) else {
      // Nothing conforms, so the bound goes.
      world.nominals[generic].bound = nil
      return plainType(below: limit)
    }
    return .nominal(conformer, [])
  }
}

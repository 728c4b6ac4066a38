/// The types met, told through their resolver.
extension TypeResolver {
  func shape(of type: KnownType) -> TypeShape { arena[type] }

  func kind(_ type: KnownType) -> TypeShape.Kind { arena.kind(type) }

  func child(_ position: Int, of type: KnownType) -> KnownType { arena.child(position, of: type) }

  func children(of type: KnownType) -> [KnownType] { arena.children(of: type) }

  func labels(of type: KnownType) -> [Spelling] { arena.labels(of: type) }

  func lastChild(of type: KnownType) -> KnownType { arena.lastChild(of: type) }

  func unwrapped(_ type: KnownType) -> KnownType { arena.unwrapped(type) }

  mutating func add(_ shape: TypeShape, _ parts: [KnownType]) -> KnownType { arena.add(shape, parts) }

  mutating func nominal(_ declaration: DeclarationID) -> KnownType { arena.nominal(declaration) }

  mutating func library(_ spelling: Spelling, _ arguments: [KnownType] = []) -> KnownType {
    arena.library(spelling, arguments)
  }

  mutating func optional(_ type: KnownType) -> KnownType { arena.optional(type) }

  mutating func array(of type: KnownType) -> KnownType { arena.array(of: type) }

  mutating func metatype(of type: KnownType) -> KnownType { arena.metatype(of: type) }

  mutating func tuple(_ parts: [KnownType], labels: [Spelling] = []) -> KnownType {
    arena.tuple(parts, labels: labels)
  }
}

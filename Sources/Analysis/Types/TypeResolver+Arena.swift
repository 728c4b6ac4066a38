import SwiftReader

/// Accessors for the types in the resolver's arena.
extension TypeResolver {
  package func shape(of type: KnownType) -> TypeShape { arena[type] }

  func kind(_ type: KnownType) -> TypeShape.Kind { arena.kind(type) }

  func child(_ position: Int, of type: KnownType) -> KnownType { arena.child(position, of: type) }

  package func children(of type: KnownType) -> [KnownType] { arena.children(of: type) }

  package func unwrapped(_ type: KnownType) -> KnownType { arena.unwrapped(type) }

  mutating func add(_ shape: TypeShape, _ parts: [KnownType]) -> KnownType { arena.add(shape, parts) }

  /// Returns a type of the repository with its generic arguments, those of the enclosing types first. Without arguments
  /// it is the type as its own declaration refers to it, with its parameters unbound.
  package mutating func nominal(_ declaration: DeclarationID, _ arguments: [KnownType] = []) -> KnownType {
    let parameters = declaration.genericParameters(in: &self)
    // A protocol without arguments is not generic: it represents all its values, whatever their associated types are.
    let shape = TypeShape(
      kind: .nominal, declaration: declaration,
      isGeneric: !parameters.isEmpty && table.declaration(declaration).kind != .protocol)
    if arguments.isEmpty || parameters.count == arguments.count && arguments == parameters.map({ arena.identity($0) }) {
      return arena.add(shape)
    }
    return arena.add(TypeShape(kind: .nominal, declaration: declaration), arguments)
  }

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

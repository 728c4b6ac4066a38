import SwiftReader

extension TypeResolver {
  /// Returns the owner whose members a value of a type has.
  func owner(of type: KnownType) -> Owner {
    let shape = arena[type]
    return shape.kind == .nominal ? .declaration(shape.declaration) : .library(shape.librarySpelling)
  }

  /// Returns the types in the inheritance clauses of the owner's declarations.
  package mutating func directSupertypes(of owner: Owner) -> [KnownType] {
    // The inheritance clause of a type may refer to nested types of the type itself, so this can be a cycle.
    let list = answer(QuestionKind.supertypesOfOwner.about(owner.key)) { $0.keep($0.findSupertypes(of: owner)) }
    return supertypes[Int(list)]
  }

  private mutating func keep(_ types: [KnownType]) -> UInt32 {
    if types.isEmpty { return 0 }
    supertypes.append(types)
    return UInt32(supertypes.count - 1)
  }

  private mutating func findSupertypes(of owner: Owner) -> [KnownType] {
    var found: [KnownType] = []
    for inheritance in asked.inheritances(of: owner).inOrder(of: table) {
      let file = table.file(of: inheritance.declaration)
      guard let written = inheritance.type(in: table) else { continue }
      let type = resolve(written, in: file, from: LookUpSite(around: inheritance.declaration, in: table))
      if type.isKnown { found.append(type) }
    }
    return found
  }

  /// Returns the direct supertypes of a type, with the type's generic arguments.
  mutating func directSupertypes(of type: KnownType) -> [KnownType] {
    let shape = arena[type]
    switch shape.kind {
    case .parameter:
      return supertypes(of: type) { shape.bounds(in: &$0) + shape.boundsOfAssociated(in: type, in: &$0) }
    case .composition:
      return arena.children(of: type)
    case .nominal:
      let owner = Owner.declaration(shape.declaration)
      if shape.children.isEmpty { return directSupertypes(of: owner) }
      return supertypes(of: type) { resolver in
        resolver.directSupertypes(of: owner).map { resolver.substituted($0, seenFrom: type) }
      }
    default:
      return supertypes(of: type) { $0.directSupertypes(of: $0.owner(of: type)) + shape.conformances(in: &$0) }
    }
  }

  private mutating func supertypes(
    of type: KnownType, _ find: (inout TypeResolver) -> [KnownType]
  ) -> [KnownType] {
    let list = answer(QuestionKind.supertypesOfType.about(UInt64(type.index))) {
      let found = find(&$0)
      return $0.keep(found)
    }
    return supertypes[Int(list)]
  }

  /// Returns whether a type is one of a set of library types, or inherits from one.
  mutating func inherits(_ type: KnownType, anyOf wanted: SpellingSet) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&self) {
      if arena.kind(next) == .library, wanted.contains(arena[next].spelling) { return true }
    }
    return false
  }

  /// Returns whether a type is a declared type, or inherits from it.
  mutating func isKind(_ type: KnownType, of ancestor: DeclarationID) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let type = ancestors.next(&self) {
      if arena[type].declaration == ancestor { return true }
    }
    return false
  }
}

extension [DeclaredMembers.Inheritance] {
  /// Returns the entries with those of the type itself first, in the order of its clause: a superclass is the first.
  /// Those of extensions follow in an order that does not depend on the names of files.
  fileprivate func inOrder(of table: SymbolTable) -> Self {
    // The list runs from the last declaration to the first.
    let entries = Array(reversed())
    guard let first = entries.first, entries.contains(where: { $0.declaration != first.declaration }) else {
      return entries
    }
    return entries.map { (entry: $0, key: $0.key(in: table)) }.sorted { $0.key < $1.key }.map(\.entry)
  }
}

extension DeclaredMembers.Inheritance {
  fileprivate func key(in table: SymbolTable) -> (UInt64, UInt32) {
    guard table.declaration(declaration).kind == .extension, let type = type(in: table) else { return (0, number) }
    let file = table.file(of: declaration)
    return (table.spelling(table.type(type, in: file).name, in: file).hash, 0)
  }
}

/// A breadth-first walk over types and their supertypes, up to ``Limits/ancestors``. Supertypes are resolved lazily.
package struct Ancestry {
  private var queue: [KnownType]
  private var position = 0

  package init(of types: [KnownType]) {
    queue = Array(types.prefix(Limits.ancestors))
  }

  /// Returns the next ancestor, with the generic arguments of the type that inherits it.
  package mutating func next(_ types: inout TypeResolver) -> KnownType? {
    if position > 0 { add(types.directSupertypes(of: queue[position - 1])) }
    return advance()
  }

  /// Returns the next ancestor as it is declared, without generic arguments.
  mutating func next(ofOwners types: inout TypeResolver) -> KnownType? {
    if position > 0 { add(types.directSupertypes(of: types.owner(of: queue[position - 1]))) }
    return advance()
  }

  private mutating func add(_ types: [KnownType]) { queue += types.prefix(Limits.ancestors - queue.count) }

  private mutating func advance() -> KnownType? {
    guard position < queue.count else { return nil }
    position += 1
    return queue[position - 1]
  }
}

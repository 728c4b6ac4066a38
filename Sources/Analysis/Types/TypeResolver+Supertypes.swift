import SwiftReader

extension TypeResolver {
  /// Whose members a value of the type has.
  func owner(of type: KnownType) -> Owner {
    let shape = arena[type]
    switch shape.kind {
    case .nominal: return .declaration(shape.declaration)
    case .library, .nestedLibrary: return .library(shape.spelling)
    case .optional: return .library(Container.optional.spelling)
    case .array: return .library(Container.array.spelling)
    case .dictionary: return .library(Container.dictionary.spelling)
    default: return .library(.none)
    }
  }

  /// What the owner's declarations list after their colons.
  package mutating func directSupertypes(of owner: Owner) -> [KnownType] {
    // What a type inherits may be written in terms of that type's own nested types.
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
    for inheritance in inheritances(of: owner) {
      let file = table.file(of: inheritance.declaration)
      guard let written = table.type(of: inheritance) else { continue }
      let type = resolve(written, in: file, from: table.parent(of: inheritance.declaration))
      if type.isKnown { found.append(type) }
    }
    // The list runs from the last declaration to the first; a superclass stands first in its own.
    found.reverse()
    return found
  }

  /// What a type inherits directly, seen with the type's own generic arguments.
  mutating func directSupertypes(of type: KnownType) -> [KnownType] {
    let shape = arena[type]
    switch shape.kind {
    case .parameter:
      return supertypes(of: type) { $0.bounds(of: shape) + $0.bounds(of: shape, in: type) }
    case .composition:
      return arena.children(of: type)
    case .nominal:
      let owner = Owner.declaration(shape.declaration)
      if shape.children.isEmpty { return directSupertypes(of: owner) }
      return supertypes(of: type) { resolver in
        resolver.directSupertypes(of: owner).map { resolver.substituted($0, seenFrom: type) }
      }
    default:
      return directSupertypes(of: owner(of: type)) + conformances(of: shape)
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

  private mutating func conformances(of shape: TypeShape) -> [KnownType] {
    switch shape.kind {
    case .array: library.conformances[Container.array.spelling].map { library($0) }
    case .dictionary: library.conformances[Container.dictionary.spelling].map { library($0) }
    case .library: library.supertypes(of: shape.spelling).map { library($0) }
    default: []
    }
  }

  /// What a generic parameter or associated type is required to be.
  private mutating func bounds(of shape: TypeShape) -> [KnownType] {
    if shape.declaration.isNone { return [] }
    let file = table.file(of: shape.declaration)
    let declaration = table.declaration(shape.declaration)
    if declaration.kind.isType, shape.spelling == .selfType { return [nominal(shape.declaration)] }
    var found: [KnownType] = []
    if declaration.kind == .associatedtype {
      for index in declaration.inheritance {
        found.append(resolve(table.inherited(index, in: file), in: file, from: table.parent(of: shape.declaration)))
      }
    }
    for index in declaration.requirements {
      let requirement = table.requirement(index, in: file)
      let subject = table.type(requirement.subject, in: file)
      guard subject.kind == .named, let type = requirement.type,
        table.spelling(subject.name, in: file) == shape.spelling
      else { continue }
      found.append(resolve(type, in: file, from: shape.declaration))
    }
    return found
  }

  /// What a `where` clause requires an associated type of a generic parameter to be: `where C.Element: Person`.
  private mutating func bounds(of shape: TypeShape, in type: KnownType) -> [KnownType] {
    let base = arena[arena.child(0, of: type)]
    guard base.kind == .parameter, !base.declaration.isNone else { return [] }
    let file = table.file(of: base.declaration)
    return table.declaration(base.declaration).requirements.compactMap {
      let requirement = table.requirement($0, in: file)
      let subject = table.type(requirement.subject, in: file)
      guard requirement.kind == .conformance, subject.kind == .member, let bound = requirement.type,
        table.spelling(subject.name, in: file) == shape.spelling,
        let outer = table.children(of: subject, in: file).first
      else { return nil }
      let outerNode = table.type(outer.type, in: file)
      guard outerNode.kind == .named, table.spelling(outerNode.name, in: file) == base.spelling else { return nil }
      return resolve(bound, in: file, from: base.declaration)
    }
  }

  /// Whether a type is one of a library's, or inherits one.
  mutating func inherits(_ type: KnownType, anyOf wanted: SpellingSet) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&self) {
      if arena.kind(next) == .library, wanted.contains(arena[next].spelling) { return true }
    }
    return false
  }

  /// Whether a type is another, or inherits it.
  mutating func isKind(_ type: KnownType, of ancestor: DeclarationID) -> Bool {
    var ancestors = Ancestry(of: [type])
    while let type = ancestors.next(&self) {
      if arena[type].declaration == ancestor { return true }
    }
    return false
  }
}

/// A walk over types and what they inherit, the nearest first, as far as ``Limits/ancestors``. What comes next is only
/// looked for when it is asked for.
package struct Ancestry {
  private var queue: [KnownType]
  private var position = 0

  package init(of types: [KnownType]) {
    queue = Array(types.prefix(Limits.ancestors))
  }

  /// The next ancestor, as a value of the first type has it.
  package mutating func next(_ types: inout TypeResolver) -> KnownType? {
    if position > 0 { add(types.directSupertypes(of: queue[position - 1])) }
    return advance()
  }

  /// The next ancestor as its declarations have it, whatever its generic arguments are.
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

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
  mutating func directSupertypes(of owner: Owner) -> [KnownType] {
    if let known = supertypeIndex[owner.key] { return supertypes[Int(known)] }
    // Entered before it is filled: what a type inherits may be written in terms of that type's own nested types.
    let slot = supertypes.count
    supertypes.append([])
    supertypeIndex.set(owner.key, to: UInt32(slot))
    var found: [KnownType] = []
    var entry = table.inheritanceHeads[owner.key] ?? .max
    while entry != .max {
      let inheritance = table.inheritances[Int(entry)]
      let file = table.file(of: inheritance.declaration)
      let type = resolve(inheritance.type, in: file, from: table.parent(of: inheritance.declaration))
      if type.isKnown { found.append(type) }
      entry = inheritance.next
    }
    // The list runs from the last declaration to the first; a superclass stands first in its own.
    found.reverse()
    supertypes[slot] = found
    return found
  }

  /// What a type inherits directly, seen with the type's own generic arguments.
  mutating func directSupertypes(of type: KnownType) -> [KnownType] {
    let shape = arena[type]
    switch shape.kind {
    case .parameter:
      return bounds(of: shape)
    case .composition:
      return arena.children(of: type)
    case .nominal:
      let inherited = directSupertypes(of: .declaration(shape.declaration))
      if shape.children.isEmpty { return inherited }
      return inherited.map { substituted($0, seenFrom: type) }
    default:
      return directSupertypes(of: owner(of: type)) + conformances(of: shape)
    }
  }

  private mutating func conformances(of shape: TypeShape) -> [KnownType] {
    switch shape.kind {
    case .array: library.conformances[Container.array.spelling].map { library($0) }
    case .dictionary: library.conformances[Container.dictionary.spelling].map { library($0) }
    case .library: library.conformances[shape.spelling].map { library($0) }
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

  /// Whether a type is another, or inherits it.
  mutating func isKind(_ type: KnownType, of ancestor: DeclarationID) -> Bool {
    var queue = [type]
    var next = 0
    while next < queue.count, next < 48 {
      if arena[queue[next]].declaration == ancestor { return true }
      queue += directSupertypes(of: queue[next])
      next += 1
    }
    return false
  }
}

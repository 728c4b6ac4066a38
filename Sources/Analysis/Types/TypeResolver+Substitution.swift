import SwiftReader

/// A generic parameter and the declaration that introduces it.
struct GenericParameter: Equatable, Sendable {
  var declaration: DeclarationID
  var spelling: Spelling
}

extension TypeResolver {
  /// Replaces the generic parameters that a declaration introduces by arguments.
  mutating func substituted(
    _ type: KnownType, for declaration: DeclarationID, with arguments: [KnownType]
  ) -> KnownType {
    guard arena[type].isGeneric, !arguments.isEmpty else { return type }
    return replaced(type, 0) { resolver, shape in
      guard shape.declaration == declaration,
        let position = declaration.position(ofParameter: shape.spelling, in: &resolver), position < arguments.count
      else { return nil }
      return arguments[position]
    }
  }

  /// Substitutes a receiver's generic arguments and associated types in the type of a member.
  mutating func substituted(_ type: KnownType, seenFrom base: KnownType) -> KnownType {
    guard arena[type].isGeneric, base.isKnown else { return type }
    return replaced(type, 0) { $0.part(of: base, for: $1) }
  }

  /// Substitutes generic arguments in the type of a member that a receiver gets from a supertype or an extension: the
  /// holder has the generic arguments, and `Self` is the receiver's type.
  mutating func substituted(_ type: KnownType, heldBy holder: KnownType, seenFrom base: KnownType) -> KnownType {
    guard arena[type].isGeneric, holder.isKnown else { return substituted(type, seenFrom: base) }
    let held = replaced(type, 0) { $1.spelling == .selfType ? nil : $0.part(of: holder, for: $1) }
    let seen = substituted(held, seenFrom: base)
    return substituted(seen, seenFrom: holder)
  }

  /// Returns the type to which a base type binds a generic parameter or associated type; `nil` if it does not bind it.
  private mutating func part(of base: KnownType, for shape: TypeShape) -> KnownType? {
    let baseShape = arena[base]
    if shape.declaration.isNone {
      return shape.spelling == .selfType ? base : libraryPart(shape.spelling, of: base, baseShape)
    }
    let declaration = table.declaration(shape.declaration)
    if shape.spelling == .selfType, declaration.kind.isType {
      // A protocol that holds a member does not say which type `Self` is.
      if baseShape.declaration == shape.declaration, declaration.kind == .protocol { return nil }
      return inherits(base, shape.declaration) ? base : nil
    }
    if baseShape.kind == .nominal {
      let wanted = GenericParameter(declaration: shape.declaration, spelling: shape.spelling)
      if let position = baseShape.declaration.genericParameters(in: &self).firstIndex(of: wanted) {
        return baseShape.children.isEmpty ? nil : arena.child(position, of: base)
      }
    }
    let home = declaration.kind == .protocol ? shape.declaration : table.parent(of: shape.declaration)
    guard declaration.kind == .associatedtype || declaration.kind == .protocol, inherits(base, home) else { return nil }
    return associated(shape.spelling, of: base, shape)
  }

  private mutating func inherits(_ type: KnownType, _ ancestor: DeclarationID) -> Bool {
    arena[type].declaration == ancestor || isKind(type, of: ancestor)
  }

  /// Returns an associated type of a conforming type. For a generic parameter the associated type is a parameter, too.
  private mutating func associated(_ spelling: Spelling, of base: KnownType, _ shape: TypeShape) -> KnownType? {
    switch arena.kind(base) {
    case .nominal:
      let declaration = arena[base].declaration
      if table.declaration(declaration).kind == .protocol { return nil }
      let found = nestedType(spelling, in: base, from: table.file(of: declaration))
      guard let found, arena.kind(found) == .parameter else { return found }
      return arena[found].declaration == shape.declaration ? .unknown : found
    case .parameter, .composition:
      if let same = sameType(as: spelling, of: base) { return same }
      return arena.add(TypeShape(kind: .parameter, declaration: shape.declaration, spelling: spelling), [base])
    default:
      return libraryPart(spelling, of: base, arena[base])
    }
  }

  /// Returns a generic argument of a library type, or an associated type of a library protocol.
  private mutating func libraryPart(_ spelling: Spelling, of base: KnownType, _ shape: TypeShape) -> KnownType? {
    switch shape.kind {
    case .nominal:
      if spelling == Library.element {
        let element = base.declaredElement(in: &self)
        if element.isKnown { return element }
      }
      if table.declaration(shape.declaration).kind == .protocol { return nil }
      let found = nestedType(spelling, in: base, from: table.file(of: shape.declaration))
      return found.map { arena[$0].declaration.isNone && arena.kind($0) == .parameter ? .unknown : $0 }
    case .parameter, .composition:
      if let same = sameType(as: spelling, of: base) { return same }
      return arena.add(TypeShape(kind: .parameter, spelling: spelling), [base])
    case .optional, .array, .dictionary, .library:
      let names = library.parameters[shape.librarySpelling]
      if let position = names.firstIndex(of: spelling), position < shape.children.count {
        return arena.child(position, of: base)
      }
      guard spelling == Library.element else { return nil }
      let element = base.declaredElement(in: &self)
      return element.isKnown ? element : nil
    default:
      return nil
    }
  }

  /// Returns the type that a `where` clause binds an associated type of a generic parameter to:
  /// `where C.Element == Person`.
  private mutating func sameType(as spelling: Spelling, of base: KnownType) -> KnownType? {
    let shape = arena[base]
    guard shape.kind == .parameter, !shape.declaration.isNone else { return nil }
    let file = table.file(of: shape.declaration)
    for number in table.declaration(shape.declaration).requirements {
      let requirement = table.requirement(number, in: file)
      let subject = table.type(requirement.subject, in: file)
      guard requirement.kind == .sameType, subject.kind == .member, let type = requirement.type,
        table.spelling(subject.name, in: file) == spelling,
        let outer = table.children(of: subject, in: file).first
      else { continue }
      let outerNode = table.type(outer.type, in: file)
      guard outerNode.kind == .named, table.spelling(outerNode.name, in: file) == shape.spelling else { continue }
      return resolve(type, in: file, from: LookUpSite(shape.declaration), depth: 8)
    }
    return nil
  }

  /// Replaces all generic parameters in a type.
  mutating func replaced(
    _ type: KnownType, _ depth: Int, _ replacement: (inout TypeResolver, TypeShape) -> KnownType?
  ) -> KnownType {
    let shape = arena[type]
    guard shape.isGeneric, depth < Limits.substitutionDepth else { return type }
    if shape.kind == .parameter { return replacedParameter(type, shape, depth: depth, replacement) }
    let labels = arena.labels(of: type)
    var parts: [KnownType] = []
    let old = shape.children.isEmpty && shape.kind == .nominal ? shape.declaration.identities(in: &self) : children(of: type)
    for part in old { parts.append(replaced(part, depth + 1, replacement)) }
    switch shape.kind {
    case .optional: return arena.optional(parts.first ?? .unknown)
    case .nominal: return nominal(shape.declaration, parts)
    default:
      var copy = shape
      (copy.children, copy.isGeneric) = (0..<0, false)
      return arena.add(copy, parts, labels: shape.kind == .tuple ? labels : [])
    }
  }

  private mutating func replacedParameter(
    _ type: KnownType, _ shape: TypeShape, depth: Int,
    _ replacement: (inout TypeResolver, TypeShape) -> KnownType?
  ) -> KnownType {
    let base = arena.child(0, of: type)
    guard base.isKnown else { return replacement(&self, shape) ?? type }
    let replaced = replaced(base, depth + 1, replacement)
    if replaced == base { return type }
    if shape.declaration.isNone { return libraryPart(shape.spelling, of: replaced, arena[replaced]) ?? .unknown }
    return associated(shape.spelling, of: replaced, shape) ?? .unknown
  }
}

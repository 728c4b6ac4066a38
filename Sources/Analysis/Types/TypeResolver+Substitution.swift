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
    return replaced(type, 0) { BoundTypes(base: base).part(for: $1, in: &$0) }
  }

  /// Substitutes generic arguments in the type of a member that a receiver gets from a supertype or an extension: the
  /// holder has the generic arguments, and `Self` is the receiver's type.
  mutating func substituted(_ type: KnownType, heldBy holder: KnownType, seenFrom base: KnownType) -> KnownType {
    guard arena[type].isGeneric, holder.isKnown else { return substituted(type, seenFrom: base) }
    let held = replaced(type, 0) { $1.spelling == .selfType ? nil : BoundTypes(base: holder).part(for: $1, in: &$0) }
    let seen = substituted(held, seenFrom: base)
    return substituted(seen, seenFrom: holder)
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
    let old =
      shape.children.isEmpty && shape.kind == .nominal ? shape.declaration.identities(in: &self) : children(of: type)
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
    if shape.declaration.isNone {
      return BoundTypes(base: replaced).libraryPart(shape.spelling, arena[replaced], in: &self) ?? .unknown
    }
    return BoundTypes(base: replaced).associated(shape.spelling, shape, in: &self) ?? .unknown
  }
}

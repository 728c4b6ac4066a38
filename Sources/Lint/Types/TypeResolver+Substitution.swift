import SwiftReader

extension TypeResolver {
  /// Puts arguments in the place of the generic parameters that a declaration introduces.
  mutating func substituted(
    _ type: KnownType, for declaration: DeclarationID, with arguments: [KnownType]
  ) -> KnownType {
    guard arena[type].isGeneric, !arguments.isEmpty else { return type }
    return replaced(type, 0) { resolver, shape in
      guard shape.declaration == declaration,
        let position = resolver.position(ofParameter: shape.spelling, in: declaration), position < arguments.count
      else { return nil }
      return arguments[position]
    }
  }

  /// A member's type as a value of the type `base` has it: the base's generic arguments and its associated types.
  mutating func substituted(_ type: KnownType, seenFrom base: KnownType) -> KnownType {
    guard arena[type].isGeneric else { return type }
    let baseShape = arena[base]
    let arguments = arena.children(of: base)
    return replaced(type, 0) { resolver, shape in
      if shape.declaration == baseShape.declaration {
        guard let position = resolver.position(ofParameter: shape.spelling, in: shape.declaration),
          position < arguments.count
        else { return nil }
        return arguments[position]
      }
      guard baseShape.kind == .nominal else { return nil }
      let kind = resolver.table.declaration(shape.declaration).kind
      guard kind == .associatedtype || kind == .protocol else { return nil }
      let home = resolver.table.file(of: baseShape.declaration)
      let owner = Owner.declaration(baseShape.declaration)
      guard case .declared(let id)? = resolver.table.nestedType(shape.spelling, in: owner, from: home) else {
        return nil
      }
      let declaration = resolver.table.declaration(id)
      if declaration.kind.isType { return resolver.arena.nominal(id) }
      guard declaration.kind == .typealias, let target = declaration.type else { return nil }
      return resolver.resolve(target, in: resolver.table.file(of: id), from: id, depth: 6)
    }
  }

  /// Replaces generic parameters wherever they stand in a type.
  mutating func replaced(
    _ type: KnownType, _ depth: Int, _ replacement: (inout TypeResolver, TypeShape) -> KnownType?
  ) -> KnownType {
    let shape = arena[type]
    guard shape.isGeneric, depth < 8 else { return type }
    if shape.kind == .parameter { return replacement(&self, shape) ?? type }
    let labels = arena.labels(of: type)
    var parts: [KnownType] = []
    for part in arena.children(of: type) { parts.append(replaced(part, depth + 1, replacement)) }
    if shape.kind == .optional { return arena.optional(parts.first ?? .unknown) }
    return arena.add(
      TypeShape(
        kind: shape.kind, declaration: shape.declaration, spelling: shape.spelling, file: shape.file, name: shape.name),
      parts, labels: shape.kind == .tuple ? labels : [])
  }

  /// Which of a declaration's generic parameters has that name.
  func position(ofParameter spelling: Spelling, in declaration: DeclarationID) -> Int? {
    let file = table.file(of: declaration)
    var position = 0
    for index in table.declaration(declaration).requirements {
      let requirement = table.requirement(index, in: file)
      guard requirement.kind == .parameter else { continue }
      let subject = table.type(requirement.subject, in: file)
      if table.spelling(subject.name, in: file) == spelling { return position }
      position += 1
    }
    return nil
  }
}

import SwiftReader

/// What a type binds generic parameters and associated types to: `Book` for `Element` in `[Book]`.
struct BoundTypes {
  let base: KnownType

  /// Returns the type to which a base type binds a generic parameter or associated type; `nil` if it does not bind it.
  func part(for shape: TypeShape, in types: inout TypeResolver) -> KnownType? {
    let baseShape = types.arena[base]
    if shape.declaration.isNone {
      return shape.spelling == .selfType ? base : libraryPart(shape.spelling, baseShape, in: &types)
    }
    let declaration = types.table.declaration(shape.declaration)
    if shape.spelling == .selfType, declaration.kind.isType {
      // A protocol that holds a member does not say which type `Self` is.
      if baseShape.declaration == shape.declaration, declaration.kind == .protocol { return nil }
      return inherits(shape.declaration, in: &types) ? base : nil
    }
    if baseShape.kind == .nominal {
      let wanted = GenericParameter(declaration: shape.declaration, spelling: shape.spelling)
      if let position = baseShape.declaration.genericParameters(in: &types).firstIndex(of: wanted) {
        return baseShape.children.isEmpty ? nil : types.arena.child(position, of: base)
      }
    }
    let home = declaration.kind == .protocol ? shape.declaration : types.table.parent(of: shape.declaration)
    guard declaration.kind == .associatedtype || declaration.kind == .protocol, inherits(home, in: &types) else {
      return nil
    }
    return associated(shape.spelling, shape, in: &types)
  }

  private func inherits(_ ancestor: DeclarationID, in types: inout TypeResolver) -> Bool {
    types.arena[base].declaration == ancestor || types.isKind(base, of: ancestor)
  }

  /// Returns an associated type of a conforming type. For a generic parameter the associated type is a parameter, too.
  func associated(_ spelling: Spelling, _ shape: TypeShape, in types: inout TypeResolver) -> KnownType? {
    switch types.arena.kind(base) {
    case .nominal:
      let declaration = types.arena[base].declaration
      if types.table.declaration(declaration).kind == .protocol { return nil }
      let found = types.nestedType(spelling, in: base, from: types.table.file(of: declaration))
      guard let found, types.arena.kind(found) == .parameter else { return found }
      return types.arena[found].declaration == shape.declaration ? .unknown : found
    case .parameter, .composition:
      if let same = sameType(as: spelling, in: &types) { return same }
      return types.arena.add(TypeShape(kind: .parameter, declaration: shape.declaration, spelling: spelling), [base])
    default:
      return libraryPart(spelling, types.arena[base], in: &types)
    }
  }

  /// Returns a generic argument of a library type, or an associated type of a library protocol.
  func libraryPart(_ spelling: Spelling, _ shape: TypeShape, in types: inout TypeResolver) -> KnownType? {
    switch shape.kind {
    case .nominal:
      if spelling == Library.element {
        let element = base.declaredElement(in: &types)
        if element.isKnown { return element }
      }
      if types.table.declaration(shape.declaration).kind == .protocol { return nil }
      let found = types.nestedType(spelling, in: base, from: types.table.file(of: shape.declaration))
      return found.map { types.arena[$0].declaration.isNone && types.arena.kind($0) == .parameter ? .unknown : $0 }
    case .parameter, .composition:
      if let same = sameType(as: spelling, in: &types) { return same }
      return types.arena.add(TypeShape(kind: .parameter, spelling: spelling), [base])
    case .optional, .array, .dictionary, .library:
      let names = types.library.parameters[shape.librarySpelling]
      if let position = names.firstIndex(of: spelling), position < shape.children.count {
        return types.arena.child(position, of: base)
      }
      guard spelling == Library.element else { return nil }
      let element = base.declaredElement(in: &types)
      return element.isKnown ? element : nil
    default:
      return nil
    }
  }

  /// Returns the type that a `where` clause binds an associated type of a generic parameter to:
  /// `where C.Element == Person`.
  private func sameType(as spelling: Spelling, in types: inout TypeResolver) -> KnownType? {
    let shape = types.arena[base]
    guard shape.kind == .parameter, !shape.declaration.isNone else { return nil }
    let file = types.table.file(of: shape.declaration)
    for number in types.table.declaration(shape.declaration).requirements {
      let requirement = types.table.requirement(number, in: file)
      let subject = types.table.type(requirement.subject, in: file)
      guard requirement.kind == .sameType, subject.kind == .member, let type = requirement.type,
        types.table.spelling(subject.name, in: file) == spelling,
        let outer = types.table.children(of: subject, in: file).first
      else { continue }
      let outerNode = types.table.type(outer.type, in: file)
      guard outerNode.kind == .named, types.table.spelling(outerNode.name, in: file) == shape.spelling else { continue }
      return types.resolve(type, in: file, from: LookUpSite(shape.declaration), depth: 8)
    }
    return nil
  }
}

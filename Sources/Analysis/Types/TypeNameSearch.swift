import Findings
import SwiftReader

/// A search for the type that a name means in a file: among the types that the enclosing bodies declare, generic
/// parameters, then the nested types of the enclosing types and of their supertypes, then at the top level.
struct TypeNameSearch {
  private let spelling: Spelling
  private let file: Int

  init(_ spelling: Spelling, in file: Int) {
    (self.spelling, self.file) = (spelling, file)
  }

  /// Returns the type that is meant at a site; ``libraryMark`` if none is found, unknown if it is ambiguous.
  func found(from site: LookUpSite, _ types: inout TypeResolver) -> KnownType {
    guard types.asked.mayDeclare(spelling) || spelling == .selfType || types.library.hasParameter(spelling) else {
      return libraryMark
    }
    let table = types.table
    var (place, scope) = (site.declaration, site.scope)
    while !place.isNone {
      let declaration = table.declaration(place)
      if declaration.kind.isType || declaration.kind == .extension {
        return found(fromType: place, &types)
      }
      if let scope, let local = local(in: .declaration(place), around: scope, &types) { return local }
      if let parameter = parameter(of: place, declaration, in: file, &types) { return parameter }
      (place, scope) = (table.parent(of: place), declaration.scope)
    }
    if let scope, scope != .file, let local = local(in: .statements, around: scope, &types) { return local }
    return topLevel(&types)
  }

  /// Returns the type with a name that a body declares where it is visible in a scope; `nil` if there is none.
  private func local(in owner: Owner, around scope: ScopeID, _ types: inout TypeResolver) -> KnownType? {
    let head = types.asked.firstType(spelling, in: owner)
    return types.table.innermost(from: head, around: scope, in: file).map { types.nominal($0) }
  }

  private func found(fromType site: DeclarationID, _ types: inout TypeResolver) -> KnownType {
    let index = types.answer(QuestionKind.name.about(Owner.declaration(site).member(spelling))) {
      let here = member(ofTypeAt: site, &$0)
      if let here, !isConditional($0.arena[here], seenFrom: site, in: $0.table) { return here.index }
      let outer = found(from: LookUpSite(around: site, in: $0.table), &$0)
      // A type about which flags decide does not hide one that is there under any flags.
      if let here, outer == libraryMark || !isCertain($0.arena[outer], in: $0.table) { return here.index }
      return outer.index
    }
    return KnownType(index: index)
  }

  private func isCertain(_ shape: TypeShape, in table: SymbolTable) -> Bool {
    shape.kind == .nominal && table.surelySees(shape.declaration, from: file)
  }

  /// Returns whether flags decide if a nested type is compiled together with an extension or type that names it.
  private func isConditional(_ shape: TypeShape, seenFrom site: DeclarationID, in table: SymbolTable) -> Bool {
    guard shape.kind == .nominal, table.parent(of: shape.declaration) != site else { return false }
    return table.isConditional(shape.declaration, seenFrom: file)
  }

  private func member(ofTypeAt site: DeclarationID, _ types: inout TypeResolver) -> KnownType? {
    let table = types.table
    let type = table.type(of: site)
    if spelling == .selfType { return type.isNone ? types.arena.libraryParameter(spelling) : types.nominal(type) }
    if let parameter = parameter(of: site, table.declaration(site), in: file, &types) { return parameter }
    if !type.isNone, type != site {
      let home = table.file(of: type)
      if let parameter = parameter(of: type, table.declaration(type), in: home, &types) { return parameter }
    }
    let owner = table.owner(of: site)
    if let nested = nested(in: owner, &types) { return nested }
    if !type.isNone, table.spelling(of: type) == spelling { return types.nominal(type) }
    if type.isNone, isParameter(ofTypeExtendedAt: site, in: table, types.library) {
      return types.arena.libraryParameter(spelling)
    }
    return inherited(by: owner, &types)
  }

  private func topLevel(_ types: inout TypeResolver) -> KnownType {
    let head = types.asked.firstType(spelling, in: .topLevel)
    if head.isNone { return libraryMark }
    if types.table.next(after: head).isNone { return picked(&types) }
    let found = types.answer(QuestionKind.topLevel.about(UInt64(head.index), file)) { picked(&$0).index }
    return KnownType(index: found)
  }

  private func picked(_ types: inout TypeResolver) -> KnownType {
    switch types.asked.topLevelType(spelling, from: file) {
    case .declared(let id): types.nominal(id)
    case .library: libraryMark
    case .ambiguous: .unknown
    }
  }

  private func nested(in owner: Owner, _ types: inout TypeResolver) -> KnownType? {
    switch types.asked.typeNested(spelling, in: owner, from: file) {
    case .declared(let id): types.nominal(id)
    case .ambiguous, .library: .unknown
    case nil: nil
    }
  }

  /// Returns a nested type of a supertype; `nil` if no supertype has one with that name.
  private func inherited(by owner: Owner, _ types: inout TypeResolver) -> KnownType? {
    guard types.asked.inheritsAnything(owner) else { return nil }
    var ancestors = Ancestry(of: types.directSupertypes(of: owner))
    while let ancestor = ancestors.next(ofOwners: &types) {
      let shape = types.arena[ancestor]
      if shape.kind == .library, types.library.parameters[shape.spelling].contains(spelling) {
        return types.arena.libraryParameter(spelling)
      }
      let owner = types.owner(of: ancestor)
      if let nested = nested(in: owner, &types) { return nested }
    }
    return nil
  }

  /// Returns whether the library type that is extended at a site has a generic parameter or an associated type with a
  /// name.
  private func isParameter(
    ofTypeExtendedAt site: DeclarationID, in table: SymbolTable, _ library: Library
  ) -> Bool {
    guard let type = table.declaration(site).type else { return false }
    let node = table.type(type, in: file)
    let extended = Container(node.kind)?.spelling ?? table.spelling(node.name, in: file)
    return library.parameters[extended].contains(spelling)
  }

  private func parameter(
    of site: DeclarationID, _ declaration: Declaration, in file: Int, _ types: inout TypeResolver
  ) -> KnownType? {
    // The generic parameters of a protocol are its associated types, which are declared in its body.
    guard !declaration.requirements.isEmpty, declaration.kind != .protocol else { return nil }
    if declaration.requirements.count > Limits.genericParameters {
      return parameter(ofMany: site, declaration, in: file, &types)
    }
    let table = types.table
    for index in declaration.requirements {
      let requirement = table.requirement(index, in: file)
      guard requirement.kind == .parameter else { continue }
      let node = table.type(requirement.subject, in: file)
      if node.kind == .named, table.spelling(node.name, in: file) == spelling {
        return types.arena.add(TypeShape(kind: .parameter, declaration: site, spelling: spelling))
      }
    }
    return nil
  }

  /// Returns a generic parameter of a declaration with many requirements, from a hash index instead of a linear search.
  private func parameter(
    ofMany site: DeclarationID, _ declaration: Declaration, in file: Int, _ types: inout TypeResolver
  ) -> KnownType? {
    let table = types.table
    let owner = Owner.declaration(site)
    if !types.parameterNames.contains(owner.key) {
      types.parameterNames.set(owner.key, to: 0)
      for index in declaration.requirements {
        let requirement = table.requirement(index, in: file)
        let node = table.type(requirement.subject, in: file)
        guard requirement.kind == .parameter, node.kind == .named else { continue }
        types.parameterNames.set(owner.member(table.spelling(node.name, in: file)), to: 0)
      }
    }
    guard types.parameterNames.contains(owner.member(spelling)) else { return nil }
    return types.arena.add(TypeShape(kind: .parameter, declaration: site, spelling: spelling))
  }

  private func inherited(by base: KnownType, _ types: inout TypeResolver) -> KnownType? {
    switch types.arena.kind(base) {
    case .nominal:
      let owner = types.owner(of: base)
      return inherited(by: owner, &types)
    case .parameter, .composition:
      for bound in types.directSupertypes(of: base) {
        let owner = types.owner(of: bound)
        if let found = nested(in: owner, &types) { return found }
        let shape = types.arena[bound]
        if types.library.parameters[shape.spelling].contains(spelling) { return types.arena.libraryParameter(spelling) }
        if let found = inherited(by: owner, &types) { return found }
      }
      return nil
    default: return nil
    }
  }

  /// Returns a nested type of a known type, with aliases resolved; `nil` if there is none.
  func nested(in base: KnownType, _ types: inout TypeResolver) -> KnownType? {
    let owner = types.owner(of: base)
    var found = nested(in: owner, &types)
    let shape = types.arena[base]
    if found == nil, shape.kind == .nominal {
      let declaration = types.table.declaration(shape.declaration)
      found = parameter(of: shape.declaration, declaration, in: types.table.file(of: shape.declaration), &types)
    }
    if found == nil { found = inherited(by: base, &types) }
    guard let found else { return nil }
    if types.arena.kind(found) == .nominal { return types.unaliased(found, seenFrom: base) }
    // A type may bind the associated type of a library's protocol in ways that no declaration shows.
    if types.arena[found].declaration.isNone, shape.kind == .nominal { return found }
    return types.substituted(found, seenFrom: base)
  }
}

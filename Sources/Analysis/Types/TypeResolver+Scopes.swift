import Findings
import SwiftReader

/// The result of a name lookup that finds no declaration in the repository.
let libraryMark = KnownType(index: .max)

extension TypeResolver {
  /// Looks up a type by name: among the types that the enclosing bodies declare, generic parameters, then the nested
  /// types of the enclosing types and of their supertypes, then at the top level. The result is ``libraryMark`` if no
  /// type is found and unknown if it is ambiguous.
  mutating func lookUp(_ spelling: Spelling, in file: Int, from site: LookUpSite) -> KnownType {
    guard mayDeclare(spelling) || spelling == .selfType || library.hasParameter(spelling) else {
      return libraryMark
    }
    var (place, scope) = (site.declaration, site.scope)
    while !place.isNone {
      let declaration = table.declaration(place)
      if declaration.kind.isType || declaration.kind == .extension {
        return lookUp(spelling, in: file, fromType: place)
      }
      if let scope, let local = local(spelling, in: .declaration(place), around: scope, file) { return local }
      if let parameter = genericParameter(spelling, of: place, declaration, file) { return parameter }
      (place, scope) = (table.parent(of: place), declaration.scope)
    }
    if let scope, scope != .file, let local = local(spelling, in: .statements, around: scope, file) { return local }
    return topLevel(spelling, file)
  }

  /// Returns the type with a name that a body declares where it is visible in a scope; `nil` if there is none.
  private mutating func local(
    _ spelling: Spelling, in owner: Owner, around scope: ScopeID, _ file: Int
  ) -> KnownType? {
    let head = firstType(spelling, in: owner)
    return table.innermost(from: head, around: scope, in: file).map { nominal($0) }
  }

  private mutating func lookUp(_ spelling: Spelling, in file: Int, fromType site: DeclarationID) -> KnownType {
    let found = answer(QuestionKind.name.about(Owner.declaration(site).member(spelling))) {
      let here = $0.member(spelling, ofTypeAt: site, file)
      if let here, !$0.isConditional(here, seenFrom: site, file) { return here.index }
      let outer = $0.lookUp(spelling, in: file, from: LookUpSite(around: site, in: $0.table))
      // A type about which flags decide does not hide one that is there under any flags.
      if let here, !$0.isCertain(outer, in: file) { return here.index }
      return outer.index
    }
    return KnownType(index: found)
  }

  private func isCertain(_ type: KnownType, in file: Int) -> Bool {
    if type == libraryMark { return false }
    let shape = arena[type]
    return shape.kind == .nominal && table.surelySees(shape.declaration, from: file)
  }

  /// Returns whether flags decide if a nested type is compiled together with an extension or type that names it.
  private func isConditional(_ type: KnownType, seenFrom site: DeclarationID, _ file: Int) -> Bool {
    let shape = arena[type]
    guard shape.kind == .nominal, table.parent(of: shape.declaration) != site else { return false }
    return table.isConditional(shape.declaration, seenFrom: file)
  }

  private mutating func member(_ spelling: Spelling, ofTypeAt site: DeclarationID, _ file: Int) -> KnownType? {
    let type = table.type(of: site)
    if spelling == .selfType { return type.isNone ? libraryParameter(spelling) : nominal(type) }
    if let parameter = genericParameter(spelling, of: site, table.declaration(site), file) { return parameter }
    if !type.isNone, type != site {
      let home = table.file(of: type)
      if let parameter = genericParameter(spelling, of: type, table.declaration(type), home) { return parameter }
    }
    let owner = table.owner(of: site)
    if let nested = nestedNominal(spelling, in: owner, file) { return nested }
    if !type.isNone, table.spelling(of: type) == spelling { return nominal(type) }
    if type.isNone, names(spelling, extendedAt: site, file) { return libraryParameter(spelling) }
    return inherited(spelling, owner, file)
  }

  private mutating func topLevel(_ spelling: Spelling, _ file: Int) -> KnownType {
    let head = firstType(spelling, in: .topLevel)
    if head.isNone { return libraryMark }
    if table.next(after: head).isNone { return picked(spelling, file) }
    let found = answer(QuestionKind.topLevel.about(UInt64(head.index), file)) { $0.picked(spelling, file).index }
    return KnownType(index: found)
  }

  private mutating func picked(_ spelling: Spelling, _ file: Int) -> KnownType {
    switch topLevelType(spelling, from: file) {
    case .declared(let id): nominal(id)
    case .library: libraryMark
    case .ambiguous: .unknown
    }
  }

  private mutating func nestedNominal(_ spelling: Spelling, in owner: Owner, _ file: Int) -> KnownType? {
    switch nestedType(spelling, in: owner, from: file) {
    case .declared(let id): nominal(id)
    case .ambiguous, .library: .unknown
    case nil: nil
    }
  }

  /// Returns a nested type of a supertype; `nil` if no supertype has one with that name.
  private mutating func inherited(_ spelling: Spelling, _ owner: Owner, _ file: Int) -> KnownType? {
    guard inheritsAnything(owner) else { return nil }
    var ancestors = Ancestry(of: directSupertypes(of: owner))
    while let ancestor = ancestors.next(ofOwners: &self) {
      let shape = arena[ancestor]
      if shape.kind == .library, library.parameters[shape.spelling].contains(spelling) {
        return libraryParameter(spelling)
      }
      if let nested = nestedNominal(spelling, in: self.owner(of: ancestor), file) { return nested }
    }
    return nil
  }

  /// Returns whether the library type that is extended at a site has a generic parameter or an associated type with a
  /// name.
  private func names(_ spelling: Spelling, extendedAt site: DeclarationID, _ file: Int) -> Bool {
    guard let type = table.declaration(site).type else { return false }
    let node = table.type(type, in: file)
    let extended = Container(node.kind)?.spelling ?? table.spelling(node.name, in: file)
    return library.parameters[extended].contains(spelling)
  }

  private mutating func genericParameter(
    _ spelling: Spelling, of site: DeclarationID, _ declaration: Declaration, _ file: Int
  ) -> KnownType? {
    // The generic parameters of a protocol are its associated types, which are declared in its body.
    guard !declaration.requirements.isEmpty, declaration.kind != .protocol else { return nil }
    if declaration.requirements.count > Limits.genericParameters {
      return genericParameter(spelling, ofMany: site, declaration, file)
    }
    for index in declaration.requirements {
      let requirement = table.requirement(index, in: file)
      guard requirement.kind == .parameter else { continue }
      let node = table.type(requirement.subject, in: file)
      if node.kind == .named, table.spelling(node.name, in: file) == spelling {
        return arena.add(TypeShape(kind: .parameter, declaration: site, spelling: spelling))
      }
    }
    return nil
  }

  /// Returns a generic parameter of a declaration with many requirements, from a hash index instead of a linear search.
  private mutating func genericParameter(
    _ spelling: Spelling, ofMany site: DeclarationID, _ declaration: Declaration, _ file: Int
  ) -> KnownType? {
    let owner = Owner.declaration(site)
    if !parameterNames.contains(owner.key) {
      parameterNames.set(owner.key, to: 0)
      for index in declaration.requirements {
        let requirement = table.requirement(index, in: file)
        let node = table.type(requirement.subject, in: file)
        guard requirement.kind == .parameter, node.kind == .named else { continue }
        parameterNames.set(owner.member(table.spelling(node.name, in: file)), to: 0)
      }
    }
    guard parameterNames.contains(owner.member(spelling)) else { return nil }
    return arena.add(TypeShape(kind: .parameter, declaration: site, spelling: spelling))
  }

  /// Returns a nested type of a known type, with aliases resolved; `nil` if there is none.
  mutating func nestedType(_ spelling: Spelling, in base: KnownType, from file: Int) -> KnownType? {
    guard mayDeclare(spelling) || library.hasParameter(spelling) else { return nil }
    let question = QuestionKind.nestedType.about(mix64(spelling.hash) &+ UInt64(base.index), file)
    let found = answer(question, unknown: noneMark.index) {
      ($0.findNestedType(spelling, in: base, from: file) ?? noneMark).index
    }
    return found == noneMark.index ? nil : KnownType(index: found)
  }

  private mutating func findNestedType(_ spelling: Spelling, in base: KnownType, from file: Int) -> KnownType? {
    let owner = owner(of: base)
    var found = nestedNominal(spelling, in: owner, file)
    let shape = arena[base]
    if found == nil, shape.kind == .nominal {
      let home = table.file(of: shape.declaration)
      found = genericParameter(spelling, of: shape.declaration, table.declaration(shape.declaration), home)
    }
    if found == nil { found = inherited(spelling, from: base, file) }
    guard let found else { return nil }
    if arena.kind(found) == .nominal { return unaliased(found, seenFrom: base) }
    // A type may bind the associated type of a library's protocol in ways that no declaration shows.
    if arena[found].declaration.isNone, shape.kind == .nominal { return found }
    return substituted(found, seenFrom: base)
  }

  private mutating func inherited(_ spelling: Spelling, from base: KnownType, _ file: Int) -> KnownType? {
    switch arena.kind(base) {
    case .nominal: return inherited(spelling, owner(of: base), file)
    case .parameter, .composition:
      for bound in directSupertypes(of: base) {
        if let found = nestedNominal(spelling, in: owner(of: bound), file) { return found }
        let shape = arena[bound]
        if library.parameters[shape.spelling].contains(spelling) { return libraryParameter(spelling) }
        if let found = inherited(spelling, owner(of: bound), file) { return found }
      }
      return nil
    default: return nil
    }
  }

  private mutating func unaliased(_ type: KnownType, seenFrom base: KnownType) -> KnownType {
    let id = arena[type].declaration
    let declaration = table.declaration(id)
    if declaration.kind == .associatedtype { return associated(id, of: base) }
    guard declaration.kind == .typealias, let target = declaration.type else { return nested(id, in: base) }
    return substituted(self.target(target, of: id, depth: 4), seenFrom: base)
  }

  /// Returns a nested type with the generic arguments of its enclosing type.
  private mutating func nested(_ id: DeclarationID, in base: KnownType) -> KnownType {
    let outer = arena.children(of: base)
    let all = genericParameters(of: id)
    guard !outer.isEmpty, all.count >= outer.count else { return nominal(id) }
    return nominal(id, outer + all[outer.count...].map { identity($0) })
  }

  /// Returns an associated type of a protocol or of a generic type.
  private mutating func associated(_ id: DeclarationID, of base: KnownType) -> KnownType {
    let type = arena.add(TypeShape(kind: .parameter, declaration: id, spelling: table.spelling(of: id)))
    return substituted(type, seenFrom: base)
  }
}

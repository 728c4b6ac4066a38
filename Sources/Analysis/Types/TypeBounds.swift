import SwiftReader

extension DeclarationID {
  /// Returns the generic argument that an extension of a library type names: `Person` for `Element` in
  /// `extension [Person]`; `nil` if it names none.
  func argument(_ parameter: Spelling, _ file: Int, in types: inout TypeResolver) -> KnownType? {
    guard let type = types.table.declaration(self).type else { return nil }
    let node = types.table.type(type, in: file)
    let children = types.table.children(of: node, in: file)
    if children.isEmpty { return nil }
    let names = types.library.parameters[Container(node.kind)?.spelling ?? types.table.spelling(node.name, in: file)]
    guard let position = names.firstIndex(of: parameter), position < children.count else { return nil }
    return types.resolve(children[children.startIndex + position].type, in: file, from: self)
  }
}

extension TypeShape {
  /// Returns a generic parameter with the constraints of the enclosing extension: `extension Box where Item == Person`.
  func constrained(_ type: KnownType, at site: DeclarationID, in types: inout TypeResolver) -> KnownType {
    guard !site.isNone, types.table.declaration(site).kind == .extension else { return type }
    let file = types.table.file(of: site)
    if let argument = site.argument(spelling, file, in: &types) { return argument.wrapping(like: type, in: &types) }
    var bounds: [KnownType] = []
    for number in types.table.declaration(site).requirements {
      let requirement = types.table.requirement(number, in: file)
      let subject = types.table.type(requirement.subject, in: file)
      guard subject.kind == .named, let bound = requirement.type,
        types.table.spelling(subject.name, in: file) == spelling
      else { continue }
      let resolved = types.resolve(bound, in: file, from: site)
      if requirement.kind == .sameType { return resolved.wrapping(like: type, in: &types) }
      bounds.append(resolved)
    }
    if bounds.isEmpty { return type }
    return (types.arena.add(TypeShape(kind: .composition), [types.arena.unwrapped(type)] + bounds)).wrapping(
      like: type, in: &types)
  }

  func conformances(in types: inout TypeResolver) -> [KnownType] {
    switch kind {
    case .array, .dictionary, .library: types.library.supertypes(of: librarySpelling).map { types.library($0) }
    default: []
    }
  }

  /// Returns the types that the constraints of a generic parameter or associated type name.
  func bounds(in types: inout TypeResolver) -> [KnownType] {
    if self.declaration.isNone { return [] }
    let file = types.table.file(of: self.declaration)
    let declaration = types.table.declaration(self.declaration)
    if declaration.kind.isType, spelling == .selfType { return [types.nominal(self.declaration)] }
    var found: [KnownType] = []
    if declaration.kind == .associatedtype {
      for index in declaration.inheritance {
        found.append(
          types.resolve(
            types.table.inherited(index, in: file), in: file, from: types.table.parent(of: self.declaration)))
      }
    }
    for index in declaration.requirements {
      let requirement = types.table.requirement(index, in: file)
      let subject = types.table.type(requirement.subject, in: file)
      guard subject.kind == .named, let type = requirement.type,
        types.table.spelling(subject.name, in: file) == spelling
      else { continue }
      found.append(types.resolve(type, in: file, from: self.declaration))
    }
    return found
  }

  /// Returns the types that a `where` clause requires of an associated type of a generic parameter:
  /// `where C.Element: Person`.
  func boundsOfAssociated(in type: KnownType, in types: inout TypeResolver) -> [KnownType] {
    let base = types.arena[types.arena.child(0, of: type)]
    guard base.kind == .parameter, !base.declaration.isNone else { return [] }
    let file = types.table.file(of: base.declaration)
    return types.table.declaration(base.declaration).requirements.compactMap {
      let requirement = types.table.requirement($0, in: file)
      let subject = types.table.type(requirement.subject, in: file)
      guard requirement.kind == .conformance, subject.kind == .member, let bound = requirement.type,
        types.table.spelling(subject.name, in: file) == spelling,
        let outer = types.table.children(of: subject, in: file).first
      else { return nil }
      let outerNode = types.table.type(outer.type, in: file)
      guard outerNode.kind == .named, types.table.spelling(outerNode.name, in: file) == base.spelling else {
        return nil
      }
      return types.resolve(bound, in: file, from: base.declaration)
    }
  }

  /// Returns the type that a collection of the standard library names after its role: `[House].Element`,
  /// `Dictionary<String, House>.Values`; `nil` if a name is none of a role, or nothing is known of the collection.
  func collectionPart(_ spelling: Spelling, of collection: KnownType, in types: inout TypeResolver) -> KnownType? {
    guard isCollection(in: types.library), types.arena.child(0, of: collection).isKnown else { return nil }
    switch spelling {
    case Library.element: return collection.declaredElement(in: &types)
    case Library.subSequence: return collection.rearranged(.sliced, in: &types)
    case Library.keys where kind == .dictionary: return types.library(spelling, [types.arena.child(0, of: collection)])
    case Library.values where kind == .dictionary:
      return types.library(spelling, [types.arena.child(1, of: collection)])
    default: return nil
    }
  }
}

extension KnownType {
  /// Returns the first type that a class inherits where it is declared, with the class's generic arguments: its
  /// superclass if it has one. Extensions only add protocols.
  func superclass(in types: inout TypeResolver) -> KnownType {
    let shape = types.shape(of: self)
    guard shape.kind == .nominal, let first = types.table.declaration(shape.declaration).inheritance.first else {
      return .unknown
    }
    let file = types.table.file(of: shape.declaration)
    let found = types.resolve(
      types.table.inherited(first, in: file), in: file, from: LookUpSite(around: shape.declaration, in: types.table))
    return shape.children.isEmpty ? found : types.substituted(found, seenFrom: self)
  }
}

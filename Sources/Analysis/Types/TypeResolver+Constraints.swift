import SwiftReader

/// The result of a check that may be undecidable without a compiler.
enum Answer {
  case yes, no, unknown

  func and(_ other: Answer) -> Answer {
    if self == .no || other == .no { return .no }
    return self == .unknown ? .unknown : other
  }
}

extension TypeResolver {
  /// Returns whether a receiver satisfies the conditions of a member and of its extension:
  /// `extension Box where Item == Person`.
  mutating func holds(
    _ member: DeclarationID, _ declaration: Declaration, on receiver: KnownType, heldBy holder: KnownType
  ) -> Answer {
    var answer = Answer.yes
    if let parent = declaration.parent {
      let file = table.file(of: member)
      let outer = table.declaration(parent, in: file)
      if outer.kind == .extension {
        let id = table.id(parent, in: file)
        answer = holds(outer, id, on: receiver, heldBy: holder).and(takes(receiver, holder, extendedAt: id, outer))
      }
    }
    if answer == .no || declaration.requirements.isEmpty { return answer }
    return answer.and(holds(declaration, member, on: receiver, heldBy: holder))
  }

  private mutating func holds(
    _ declaration: Declaration, _ id: DeclarationID, on receiver: KnownType, heldBy holder: KnownType
  ) -> Answer {
    let file = table.file(of: id)
    var answer = Answer.yes
    for number in declaration.requirements {
      let requirement = table.requirement(number, in: file)
      guard requirement.kind != .parameter, let type = requirement.type,
        table.type(type, in: file).kind != .suppressed
      else { continue }
      let subject = resolve(requirement.subject, in: file, from: id)
      // The caller has to satisfy the constraints of the member's own generic parameters.
      if arena.isParameter(subject, of: id) { continue }
      let left = substituted(subject, heldBy: holder, seenFrom: receiver)
      var right = resolve(type, in: file, from: id)
      right = substituted(right, heldBy: holder, seenFrom: receiver)
      let one = requirement.kind == .sameType ? arena.isSame(left, right) : isKind(left, of: right)
      answer = answer.and(one)
      if answer == .no { return .no }
    }
    return answer
  }

  /// Returns whether a receiver has the generic arguments that an extension names: `extension Collection<Token>` or
  /// `extension [Token]`.
  private mutating func takes(
    _ receiver: KnownType, _ holder: KnownType, extendedAt id: DeclarationID, _ declaration: Declaration
  ) -> Answer {
    let file = table.file(of: id)
    guard let type = declaration.type else { return .yes }
    let node = table.type(type, in: file)
    let children = table.children(of: node, in: file)
    guard !children.isEmpty else { return .yes }
    let names = library.parameters[Container(node.kind)?.spelling ?? table.spelling(node.name, in: file)]
    var answer = Answer.yes
    for (name, child) in zip(names, children) {
      let argument = substituted(libraryParameter(name), heldBy: holder, seenFrom: receiver)
      // Resolved before the call: a non-mutating call copies the resolver before its arguments are evaluated.
      let wanted = resolve(child.type, in: file, from: id)
      answer = answer.and(arena.isSame(argument, wanted))
    }
    return answer
  }

  /// Returns whether a type conforms to a protocol, or inherits from a class.
  mutating func isKind(_ type: KnownType, of ancestor: KnownType) -> Answer {
    let (shape, wanted) = (arena[type], arena[ancestor])
    if wanted.kind == .composition {
      return arena.children(of: ancestor).reduce(.yes) { answer, part in answer.and(isKind(type, of: part)) }
    }
    guard shape.kind != .unknown, wanted.kind == .nominal || wanted.kind == .library else { return .unknown }
    if wanted.kind == .library, shape.isGiven(wanted.spelling, in: table, library) { return .yes }
    var isClosed = true
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&self) {
      let current = arena[next]
      if current.kind == wanted.kind, current.declaration == wanted.declaration, current.spelling == wanted.spelling {
        return .yes
      }
      isClosed = isClosed && current.isExplained(by: library)
    }
    if wanted.kind == .nominal { return shape.isOpen ? .unknown : isClosed ? .no : .unknown }
    return shape.kind == .nominal && isClosed ? .no : .unknown
  }

  /// Returns the generic argument that an extension of a library type names: `Person` for `Element` in
  /// `extension [Person]`; `nil` if it names none.
  private mutating func argument(_ parameter: Spelling, extendedAt site: DeclarationID, _ file: Int) -> KnownType? {
    guard let type = table.declaration(site).type else { return nil }
    let node = table.type(type, in: file)
    let children = table.children(of: node, in: file)
    if children.isEmpty { return nil }
    let names = library.parameters[Container(node.kind)?.spelling ?? table.spelling(node.name, in: file)]
    guard let position = names.firstIndex(of: parameter), position < children.count else { return nil }
    return resolve(children[children.startIndex + position].type, in: file, from: site)
  }

  /// Returns a generic parameter with the constraints of the enclosing extension: `extension Box where Item == Person`.
  mutating func constrained(_ type: KnownType, _ shape: TypeShape, at site: DeclarationID) -> KnownType {
    guard !site.isNone, table.declaration(site).kind == .extension else { return type }
    let file = table.file(of: site)
    if let argument = argument(shape.spelling, extendedAt: site, file) { return argument.wrapping(like: type, in: &self) }
    var bounds: [KnownType] = []
    for number in table.declaration(site).requirements {
      let requirement = table.requirement(number, in: file)
      let subject = table.type(requirement.subject, in: file)
      guard subject.kind == .named, let bound = requirement.type,
        table.spelling(subject.name, in: file) == shape.spelling
      else { continue }
      let resolved = resolve(bound, in: file, from: site)
      if requirement.kind == .sameType { return resolved.wrapping(like: type, in: &self) }
      bounds.append(resolved)
    }
    if bounds.isEmpty { return type }
    return (arena.add(TypeShape(kind: .composition), [arena.unwrapped(type)] + bounds)).wrapping(like: type, in: &self)
  }
}

extension TypeShape {
  /// Returns whether all supertypes of a type are in the repository or in the libraries' tables.
  fileprivate func isExplained(by library: Library) -> Bool {
    switch kind {
    case .nominal, .array, .dictionary, .optional, .tuple, .function, .metatype: true
    case .library: library.explains(spelling)
    default: false
    }
  }

  fileprivate var isOpen: Bool { kind == .parameter || kind == .composition }

  /// Returns whether the compiler synthesizes a conformance, so that it is not declared.
  fileprivate func isGiven(_ wanted: Spelling, in table: SymbolTable, _ library: Library) -> Bool {
    if library.isUniversal(wanted) { return true }
    guard kind == .nominal else { return false }
    let declaration = table.declaration(self.declaration)
    switch declaration.kind {
    case .class, .actor: return wanted == Library.anyObject
    case .enum:
      let isPlain = !table.has(.hasPayload, self.declaration)
      return isPlain && library.isGivenToPlainEnums(wanted)
        || wanted == Library.rawRepresentable && !declaration.inheritance.isEmpty
    default: return false
    }
  }
}

extension TypeArena {
  /// Returns whether a type is a generic parameter of a declaration, or an associated type of one.
  fileprivate func isParameter(_ type: KnownType, of declaration: DeclarationID) -> Bool {
    let shape = self[type]
    if shape.kind != .parameter { return false }
    let base = child(0, of: type)
    return base.isKnown ? isParameter(base, of: declaration) : shape.declaration == declaration
  }

  fileprivate func isSame(_ left: KnownType, _ right: KnownType) -> Answer {
    if left == right { return left.isKnown ? .yes : .unknown }
    let (mine, theirs) = (self[left], self[right])
    if mine.kind.isUndecided || theirs.kind.isUndecided { return .unknown }
    if mine.kind != theirs.kind || mine.declaration != theirs.declaration || mine.spelling != theirs.spelling {
      return .no
    }
    var answer = Answer.yes
    for position in 0..<max(mine.children.count, theirs.children.count) {
      answer = answer.and(isSame(child(position, of: left), child(position, of: right)))
    }
    return answer
  }
}

extension TypeShape.Kind {
  /// Whether a type of this kind may be the same as another one, whatever the two look like.
  fileprivate var isUndecided: Bool {
    switch self {
    case .unknown, .parameter, .nestedLibrary, .composition: true
    default: false
    }
  }
}

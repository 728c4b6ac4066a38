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
  func isParameter(_ type: KnownType, of declaration: DeclarationID) -> Bool {
    let shape = self[type]
    if shape.kind != .parameter { return false }
    let base = child(0, of: type)
    return base.isKnown ? isParameter(base, of: declaration) : shape.declaration == declaration
  }

  func isSame(_ left: KnownType, _ right: KnownType) -> Answer {
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

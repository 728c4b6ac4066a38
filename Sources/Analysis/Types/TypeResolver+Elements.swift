import SwiftReader

extension TypeResolver {
  /// Returns the element type of a sequence, or the type of a wrapper's value, as far as the type names it.
  mutating func element(of type: KnownType) -> KnownType {
    let type = arena.unwrapped(type)
    let shape = arena[type]
    switch shape.kind {
    case .array:
      return arena.child(0, of: type)
    case .dictionary:
      return arena.tuple(arena.children(of: type), labels: Library.keyAndValue)
    case .library:
      return elementOfLibrary(type, shape)
    case .nominal:
      guard table.has(.isCollection, shape.declaration) else { return .unknown }
      let found = nestedType(Library.element, in: type, from: table.file(of: shape.declaration)) ?? .unknown
      return arena[found].kind == .parameter && arena[found].declaration.isNone ? .unknown : found
    case .parameter, .composition:
      return elementOfBounds(type)
    default:
      return .unknown
    }
  }

  private mutating func elementOfLibrary(_ type: KnownType, _ shape: TypeShape) -> KnownType {
    switch library.elements[shape.spelling] {
    case .first: return arena.child(0, of: type)
    case .second: return arena.child(1, of: type)
    case .offset:
      let parts = [library(Library.integer), element(of: arena.child(0, of: type))]
      return arena.tuple(parts, labels: Library.offsetAndElement)
    case .inner: return element(of: arena.child(0, of: type))
    case .innermost: return element(of: element(of: arena.child(0, of: type)))
    case .pair: return arena.tuple([element(of: arena.child(0, of: type)), element(of: arena.child(1, of: type))])
    case .entry: return arena.tuple(arena.children(of: type), labels: Library.keyAndValue)
    case nil:
      // `ForEach($items) { $item in`: a binding of a collection has bindings of its elements.
      return shape.spelling == Library.binding ? element(of: arena.child(0, of: type)) : .unknown
    }
  }

  private mutating func elementOfBounds(_ type: KnownType) -> KnownType {
    let element = substituted(libraryParameter(Library.element), seenFrom: type)
    if arena.kind(element) != .parameter { return element }
    for bound in directSupertypes(of: type) {
      let found = arena.kind(bound) == .library ? self.element(of: bound) : .unknown
      if found.isKnown { return found }
    }
    return element
  }
}

extension TypeResolver {
  /// Returns the type of a collection that is sorted, filtered, sliced, reversed, enumerated or lazy. A type that is
  /// not a collection of the standard library, such as a publisher, is returned unchanged.
  mutating func rearranged(_ type: KnownType, _ useKind: MemberResult?) -> KnownType {
    let shape = arena[type]
    if isLazy(shape), useKind != .sorted { return rearranged(lazy: type, useKind) }
    let isText = shape.kind == .library && (shape.spelling == Library.string || shape.spelling == Library.substring)
    if useKind == .lazy { return library(Library.lazySequence, [type]) }
    guard isCollection(shape) || isLazy(shape) || shape.kind == .nominal || isText else { return type }
    switch useKind {
    case .sorted: return array(of: element(of: type))
    case .filtered:
      if shape.kind == .dictionary || shape.spelling == Library.set || isText { return type }
      return array(of: element(of: type))
    case .sliced: return slice(of: type, shape, isText: isText)
    case .split: return array(of: slice(of: type, shape, isText: isText))
    case .reversed: return library(Library.reversedCollection, [type])
    case .enumerated: return library(Library.enumeratedSequence, [type])
    default: return type
    }
  }

  private mutating func rearranged(lazy type: KnownType, _ useKind: MemberResult?) -> KnownType {
    switch useKind {
    case .filtered: library(Library.lazyFilterSequence, [type])
    case .sliced: library(Library.slice, [type])
    case .reversed: library(Library.lazySequence, [library(Library.reversedCollection, [type])])
    case .enumerated: library(Library.enumeratedSequence, [type])
    default: .unknown
    }
  }

  private mutating func slice(of type: KnownType, _ shape: TypeShape, isText: Bool) -> KnownType {
    if isText { return library(Library.substring) }
    switch shape.kind {
    case .array: return library(Library.arraySlice, [arena.child(0, of: type)])
    case .nominal:
      return nestedType(Library.subSequence, in: type, from: table.file(of: shape.declaration)) ?? .unknown
    case .library where shape.spelling == Library.arraySlice || shape.spelling == Library.slice: return type
    case .library where shape.spelling == Library.contiguousArray:
      return library(Library.arraySlice, [arena.child(0, of: type)])
    case .library where shape.spelling == Library.zip2Sequence || shape.spelling == Library.flattenSequence:
      return array(of: element(of: type))
    default: return library(Library.slice, [type])
    }
  }

  /// Returns the index type of a collection.
  mutating func position(in type: KnownType) -> KnownType {
    let shape = arena[type]
    switch shape.kind {
    case .nominal: return nestedType(Library.index, in: type, from: table.file(of: shape.declaration)) ?? .unknown
    case .library where shape.spelling == Library.arraySlice || shape.spelling == Library.contiguousArray:
      return library(Library.integer)
    default: return libraryMember(Library.startIndex, of: type, .value)
    }
  }

  /// Returns the type of `joined()`: a string for strings, otherwise a flattened sequence.
  mutating func joined(_ type: KnownType) -> KnownType {
    let element = element(of: type)
    let shape = arena[element]
    if shape.kind == .library, shape.spelling == Library.string || shape.spelling == Library.substring {
      return library(Library.string)
    }
    return shape.kind == .unknown ? .unknown : library(Library.flattenSequence, [type])
  }

  /// Returns the result type of a subscript of a collection: an element or, for a range, a slice.
  ///
  /// - Parameters:
  ///   - index: the type of the subscript's argument; unknown if it could not be inferred.
  ///   - isOpen: whether the argument contains operators, one of which may make a range.
  ///   - member: the member that is used of the result, which may decide between an element and a slice.
  mutating func subscripted(
    _ type: KnownType, at index: KnownType, isOpen: Bool, giving element: KnownType, using member: Spelling?
  ) -> KnownType {
    let shape = arena[index]
    if shape.kind == .library, library.isRange(shape.spelling) { return rearranged(type, .sliced) }
    if index.isKnown || !isOpen && (member.map { library.results[$0] == nil } ?? true) { return element }
    guard let member else { return .unknown }
    let inner = arena.unwrapped(element)
    if !self.member(member, of: inner, for: .value).isNone || !self.member(member, of: inner, for: .call).isNone {
      return element
    }
    let isPlain = arena.kind(inner) == .nominal && library.results[member] != nil && !isCollection(arena[inner])
    return isPlain ? rearranged(type, .sliced) : isOpen ? .unknown : element
  }

  /// Returns whether a type is a collection of the standard library whose operations return arrays.
  func isCollection(_ shape: TypeShape) -> Bool {
    switch shape.kind {
    case .array, .dictionary: return true
    case .library:
      return library.elements[shape.spelling] != nil && !library.conformances[shape.spelling].isEmpty
        || shape.spelling == Library.keys || shape.spelling == Library.values
    default: return false
    }
  }

  /// Returns whether a type is a library's publisher, box or other wrapper of values, and no collection.
  func isStream(_ shape: TypeShape) -> Bool {
    shape.kind == .library && library.elements[shape.spelling] != nil && !isCollection(shape)
  }

  func isLazy(_ shape: TypeShape) -> Bool {
    shape.kind == .library
      && (shape.spelling == Library.lazySequence || shape.spelling == Library.lazyMapSequence
        || shape.spelling == Library.lazyFilterSequence || shape.spelling == Library.lazyDropWhileSequence
        || shape.spelling == Library.lazyPrefixWhileSequence)
  }

  /// Returns the same library type with other generic arguments.
  mutating func like(_ shape: TypeShape, _ arguments: [KnownType]) -> KnownType {
    arena.add(TypeShape(kind: shape.kind, spelling: shape.spelling, file: shape.file, name: shape.name), arguments)
  }

  /// Returns the second type, wrapped in an optional if the first type is optional.
  mutating func like(_ type: KnownType, _ other: KnownType) -> KnownType {
    arena.kind(type) == .optional ? arena.optional(other) : other
  }
}

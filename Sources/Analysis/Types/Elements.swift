import SwiftReader

extension KnownType {
  /// Returns the element type of a sequence, or the type of a wrapper's value, as far as the type names it.
  func declaredElement(in types: inout TypeResolver) -> KnownType {
    let inner = types.arena.unwrapped(self)
    let shape = types.arena[inner]
    switch shape.kind {
    case .array:
      return types.arena.child(0, of: inner)
    case .dictionary:
      return types.arena.tuple(types.arena.children(of: inner), labels: Library.keyAndValue)
    case .library:
      return inner.elementOfLibrary(shape, in: &types)
    case .nominal:
      guard types.table.has(.isCollection, shape.declaration) else { return .unknown }
      let found =
        types.nestedType(Library.element, in: inner, from: types.table.file(of: shape.declaration)) ?? .unknown
      return types.arena[found].kind == .parameter && types.arena[found].declaration.isNone ? .unknown : found
    case .parameter, .composition:
      return inner.elementOfBounds(in: &types)
    default:
      return .unknown
    }
  }

  private func elementOfLibrary(_ shape: TypeShape, in types: inout TypeResolver) -> KnownType {
    switch types.library.elements[shape.spelling] {
    case .first: return types.arena.child(0, of: self)
    case .second: return types.arena.child(1, of: self)
    case .offset:
      let parts = [types.library(Library.integer), types.arena.child(0, of: self).declaredElement(in: &types)]
      return types.arena.tuple(parts, labels: Library.offsetAndElement)
    case .inner: return types.arena.child(0, of: self).declaredElement(in: &types)
    case .innermost: return types.arena.child(0, of: self).declaredElement(in: &types).declaredElement(in: &types)
    case .pair:
      return types.arena.tuple([
        types.arena.child(0, of: self).declaredElement(in: &types),
        types.arena.child(1, of: self).declaredElement(in: &types),
      ])
    case .entry: return types.arena.tuple(types.arena.children(of: self), labels: Library.keyAndValue)
    case nil:
      // `ForEach($items) { $item in`: a binding of a collection has bindings of its elements.
      return shape.spelling == Library.binding ? types.arena.child(0, of: self).declaredElement(in: &types) : .unknown
    }
  }

  private func elementOfBounds(in types: inout TypeResolver) -> KnownType {
    let element = types.substituted(types.arena.libraryParameter(Library.element), seenFrom: self)
    if types.arena.kind(element) != .parameter { return element }
    for bound in types.directSupertypes(of: self) {
      let found = types.arena.kind(bound) == .library ? bound.declaredElement(in: &types) : .unknown
      if found.isKnown { return found }
    }
    return element
  }

  /// Returns the type of a collection that is sorted, filtered, sliced, reversed, enumerated or lazy. A type that is
  /// not a collection of the standard library, such as a publisher, is returned unchanged.
  func rearranged(_ useKind: MemberResult?, in types: inout TypeResolver) -> KnownType {
    let shape = types.arena[self]
    if shape.isLazy, useKind != .sorted { return rearrangedLazily(useKind, in: &types) }
    let isText = shape.kind == .library && (shape.spelling == Library.string || shape.spelling == Library.substring)
    if useKind == .lazy { return types.library(Library.lazySequence, [self]) }
    guard shape.isCollection(in: types.library) || shape.isLazy || shape.kind == .nominal || isText else {
      return self
    }
    switch useKind {
    case .sorted: return types.array(of: declaredElement(in: &types))
    case .filtered:
      if shape.kind == .dictionary || shape.spelling == Library.set || isText { return self }
      return types.array(of: declaredElement(in: &types))
    case .sliced: return slice(shape, isText: isText, in: &types)
    case .split: return types.array(of: slice(shape, isText: isText, in: &types))
    case .reversed: return types.library(Library.reversedCollection, [self])
    case .enumerated: return types.library(Library.enumeratedSequence, [self])
    default: return self
    }
  }

  private func rearrangedLazily(_ useKind: MemberResult?, in types: inout TypeResolver) -> KnownType {
    switch useKind {
    case .filtered: types.library(Library.lazyFilterSequence, [self])
    case .sliced: types.library(Library.slice, [self])
    case .reversed: types.library(Library.lazySequence, [types.library(Library.reversedCollection, [self])])
    case .enumerated: types.library(Library.enumeratedSequence, [self])
    default: .unknown
    }
  }

  private func slice(_ shape: TypeShape, isText: Bool, in types: inout TypeResolver) -> KnownType {
    if isText { return types.library(Library.substring) }
    switch shape.kind {
    case .array: return types.library(Library.arraySlice, [types.arena.child(0, of: self)])
    case .nominal:
      return types.nestedType(Library.subSequence, in: self, from: types.table.file(of: shape.declaration)) ?? .unknown
    case .library where shape.spelling == Library.arraySlice || shape.spelling == Library.slice: return self
    case .library where shape.spelling == Library.contiguousArray:
      return types.library(Library.arraySlice, [types.arena.child(0, of: self)])
    case .library where shape.spelling == Library.zip2Sequence || shape.spelling == Library.flattenSequence:
      return types.array(of: declaredElement(in: &types))
    default: return types.library(Library.slice, [self])
    }
  }

  /// Returns the index type of a collection.
  func position(in types: inout TypeResolver) -> KnownType {
    let shape = types.arena[self]
    switch shape.kind {
    case .nominal:
      return types.nestedType(Library.index, in: self, from: types.table.file(of: shape.declaration)) ?? .unknown
    case .library where shape.spelling == Library.arraySlice || shape.spelling == Library.contiguousArray:
      return types.library(Library.integer)
    default: return types.libraryMember(Library.startIndex, of: self, .value)
    }
  }

  /// Returns the type of `joined()`: a string for strings, otherwise a flattened sequence.
  func joined(in types: inout TypeResolver) -> KnownType {
    let element = declaredElement(in: &types)
    let shape = types.arena[element]
    if shape.kind == .library, shape.spelling == Library.string || shape.spelling == Library.substring {
      return types.library(Library.string)
    }
    return shape.kind == .unknown ? .unknown : types.library(Library.flattenSequence, [self])
  }

  /// Returns the result type of a subscript of a collection: an element or, for a range, a slice.
  ///
  /// - Parameters:
  ///   - index: the type of the subscript's argument; unknown if it could not be inferred.
  ///   - isOpen: whether the argument contains operators, one of which may make a range.
  ///   - member: the member that is used of the result, which may decide between an element and a slice.
  func subscripted(
    at index: KnownType, isOpen: Bool, giving element: KnownType, using member: Spelling?, in types: inout TypeResolver
  ) -> KnownType {
    let shape = types.arena[index]
    if shape.kind == .library, types.library.isRange(shape.spelling) { return rearranged(.sliced, in: &types) }
    if index.isKnown || !isOpen && (member.map { types.library.results[$0] == nil } ?? true) { return element }
    guard let member else { return .unknown }
    let inner = types.arena.unwrapped(element)
    if !types.member(member, of: inner, for: .value).isNone || !types.member(member, of: inner, for: .call).isNone {
      return element
    }
    let isPlain =
      types.arena.kind(inner) == .nominal && types.library.results[member] != nil
      && !types.arena[inner].isCollection(in: types.library)
    return isPlain ? rearranged(.sliced, in: &types) : isOpen ? .unknown : element
  }

  /// Returns the type, wrapped in an optional if another one is optional.
  func wrapping(like type: KnownType, in types: inout TypeResolver) -> KnownType {
    types.arena.kind(type) == .optional ? types.arena.optional(self) : self
  }
}

extension TypeShape {
  /// Returns whether a type is a collection of the standard library whose operations return arrays.
  func isCollection(in library: Library) -> Bool {
    switch kind {
    case .array, .dictionary: return true
    case .library:
      return library.elements[spelling] != nil && !library.conformances[spelling].isEmpty
        || spelling == Library.keys || spelling == Library.values
    default: return false
    }
  }

  /// Returns whether a type is a library's publisher, box or other wrapper of values, and no collection.
  func isStream(in library: Library) -> Bool {
    kind == .library && library.elements[spelling] != nil && !isCollection(in: library)
  }

  var isLazy: Bool {
    kind == .library
      && (spelling == Library.lazySequence || spelling == Library.lazyMapSequence
        || spelling == Library.lazyFilterSequence || spelling == Library.lazyDropWhileSequence
        || spelling == Library.lazyPrefixWhileSequence)
  }

  /// Returns the same library type with other generic arguments.
  func like(_ arguments: [KnownType], in types: inout TypeResolver) -> KnownType {
    types.arena.add(TypeShape(kind: kind, spelling: spelling, file: file, name: name), arguments)
  }
}

import Findings
import SwiftReader

extension TypeResolver {
  /// Returns the type of a library member, as the libraries' tables list it.
  ///
  /// - Parameters:
  ///   - type: the receiver's type; for a static member the type itself.
  ///   - around: the type that encloses the use, which the tables call `Self`.
  /// - Returns: the type with the receiver's generic arguments; unknown if no table has the member.
  mutating func libraryMember(
    _ spelling: Spelling, of type: KnownType, _ use: LibraryMembers.Access, around: KnownType = .unknown
  ) -> KnownType {
    guard type.isKnown else { return .unknown }
    let key = mix64(mix64(spelling.hash &+ UInt64(use.rawValue)) &+ UInt64(type.index) &+ UInt64(around.index) << 32)
    if let known = libraryMembersFound.value(of: key, &asked.questions) { return known }
    let log = asked.questions.begin()
    let found = findLibraryMember(spelling, of: type, use, around)
    asked.questions.end(log)
    libraryMembersFound.keep(found, under: key, log.node)
    return found
  }

  private mutating func findLibraryMember(
    _ spelling: Spelling, of type: KnownType, _ use: LibraryMembers.Access, _ around: KnownType
  ) -> KnownType {
    for holder in knownAncestors(of: type) {
      let owner = arena[holder].librarySpelling
      guard let written = libraryMembers.type(of: spelling, use, in: owner, of: library.members) else { continue }
      var text = WrittenLibraryType(text: written, owner: owner, around: around)
      return substituted(text.read(&self), seenFrom: holder)
    }
    return .unknown
  }

  /// Returns a type and its ancestors, restricted to those that are in the libraries' tables.
  private mutating func knownAncestors(of type: KnownType) -> [KnownType] {
    let key = UInt64(type.index)
    if let known = knownAncestors.value(of: key, &asked.questions) { return known }
    let log = asked.questions.begin()
    var found: [KnownType] = []
    var ancestors = Ancestry(of: [type])
    while let next = ancestors.next(&self) {
      if library.knowsMembers(of: arena[next].librarySpelling) { found.append(next) }
    }
    asked.questions.end(log)
    knownAncestors.keep(found, under: key, log.node)
    return found
  }

  /// Records the spelling of a type name that perhaps no file of the repository contains.
  fileprivate mutating func note(name: ArraySlice<UInt8>, of spelling: Spelling) {
    if namesOfMadeTypes[spelling] == nil { namesOfMadeTypes[spelling] = String(decoding: name, as: UTF8.self) }
  }
}

/// A parser for types as the libraries' tables write them: `[Key:Value]?`.
private struct WrittenLibraryType {
  var text: ArraySlice<UInt8>
  let owner: Spelling
  let around: KnownType

  mutating func read(_ types: inout TypeResolver) -> KnownType {
    var type: KnownType
    if take("[") {
      let first = read(&types)
      type = take(":") ? types.add(TypeShape(kind: .dictionary), [first, read(&types)]) : types.array(of: first)
      _ = take("]")
    } else if take("(") {
      type = types.tuple(list(until: ")", &types))
    } else {
      type = named(&types)
    }
    while take("?") { type = types.optional(type) }
    return type
  }

  private mutating func list(until end: Unicode.Scalar, _ types: inout TypeResolver) -> [KnownType] {
    var parts: [KnownType] = []
    repeat { parts.append(read(&types)) } while take(",")
    _ = take(end)
    return parts
  }

  private mutating func named(_ types: inout TypeResolver) -> KnownType {
    let name = text.prefix { !"[]()<>,:?".utf8.contains($0) }
    text = text.dropFirst(name.count)
    let arguments = take("<") ? list(until: ">", &types) : []
    let parts = name.split(separator: UInt8(ascii: "."))
    let spelling = parts.first.map { Spelling($0) } ?? .none
    if spelling == .selfType {
      guard parts.count == 2 else { return around }
      return types.nestedType(Spelling(parts[1]), in: around, from: types.file) ?? .unknown
    }
    if types.library.parameters[owner].contains(spelling) { return types.arena.libraryParameter(spelling) }
    types.note(name: name, of: Spelling(typeName: name))
    if parts.count > 1 { return types.add(TypeShape(kind: .nestedLibrary, spelling: Spelling(typeName: name)), []) }
    return types.libraryType(spelling, arguments, in: 0, name: .none)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard text.first == UInt8(ascii: scalar) else { return false }
    text = text.dropFirst()
    return true
  }
}

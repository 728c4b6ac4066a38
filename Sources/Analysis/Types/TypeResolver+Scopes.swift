import Findings
import SwiftReader

/// The result of a name lookup that finds no declaration in the repository.
let libraryMark = KnownType(index: .max)

extension TypeResolver {
  /// Looks up a type by name: among the types that the enclosing bodies declare, generic parameters, then the nested
  /// types of the enclosing types and of their supertypes, then at the top level. The result is ``libraryMark`` if no
  /// type is found and unknown if it is ambiguous.
  mutating func lookUp(_ spelling: Spelling, in file: Int, from site: LookUpSite) -> KnownType {
    TypeNameSearch(spelling, in: file).found(from: site, &self)
  }

  /// Returns a nested type of a known type, with aliases resolved; `nil` if there is none.
  mutating func nestedType(_ spelling: Spelling, in base: KnownType, from file: Int) -> KnownType? {
    guard asked.mayDeclare(spelling) || library.hasParameter(spelling) else { return nil }
    let question = QuestionKind.nestedType.about(mix64(spelling.hash) &+ UInt64(base.index), file)
    let found = answer(question, unknown: noneMark.index) {
      (TypeNameSearch(spelling, in: file).nested(in: base, &$0) ?? noneMark).index
    }
    return found == noneMark.index ? nil : KnownType(index: found)
  }

  mutating func unaliased(_ type: KnownType, seenFrom base: KnownType) -> KnownType {
    let id = arena[type].declaration
    let declaration = table.declaration(id)
    if declaration.kind == .associatedtype { return associated(id, of: base) }
    guard declaration.kind == .typealias, let target = declaration.type else { return nested(id, in: base) }
    return substituted(self.target(target, of: id, depth: 4), seenFrom: base)
  }

  /// Returns a nested type with the generic arguments of its enclosing type.
  private mutating func nested(_ id: DeclarationID, in base: KnownType) -> KnownType {
    let outer = arena.children(of: base)
    let all = id.genericParameters(in: &self)
    guard !outer.isEmpty, all.count >= outer.count else { return nominal(id) }
    return nominal(id, outer + all[outer.count...].map { arena.identity($0) })
  }

  /// Returns an associated type of a protocol or of a generic type.
  private mutating func associated(_ id: DeclarationID, of base: KnownType) -> KnownType {
    let type = arena.add(TypeShape(kind: .parameter, declaration: id, spelling: table.spelling(of: id)))
    return substituted(type, seenFrom: base)
  }
}

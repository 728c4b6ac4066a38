import SwiftReader

extension MemberSearch {
  /// Returns the functions of superclasses that fit a call as well as a class's own function does: they have other
  /// parameters, so it does not override them, and another result.
  mutating func inheritedOverloads(
    of found: FoundMember, _ ancestors: Ancestry, _ types: inout TypeResolver
  ) -> [DeclarationID] {
    let table = types.table
    let kind = table.declaration(found.declaration).kind
    guard kind == .function || kind == .subscript else { return [] }
    var ancestors = ancestors
    var overloads: [DeclarationID] = []
    while let holder = ancestors.next(&types) {
      if types.isAbstract(holder) || types.arena.kind(holder) != .nominal { continue }
      let (other, fits) = direct(among: holder, &types)
      guard fits, !other.isNone else { continue }
      overloads += ([other.declaration] + other.rivals).filter {
        table.declaration($0).kind == kind && !types.takeTheSame($0, found.declaration)
          && types.differ($0, found.declaration)
      }
    }
    return overloads
  }
}

extension TypeResolver {
  /// Returns whether two functions have parameters of the same types.
  fileprivate mutating func takeTheSame(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
    parameterTypes(of: one) == parameterTypes(of: other)
  }

  private mutating func parameterTypes(of function: DeclarationID) -> [KnownType] {
    let file = table.file(of: function)
    return table.declaration(function).parameters.map { number in
      table.parameter(number, in: file).type.map { resolve($0, in: file, from: function) } ?? .unknown
    }
  }
}

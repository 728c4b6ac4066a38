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
        table.declaration($0).kind == kind && !$0.takeTheSame(found.declaration, in: &types)
          && types.differ($0, found.declaration)
      }
    }
    return overloads
  }
}

extension DeclarationID {
  /// Returns whether two functions have parameters of the same types.
  fileprivate func takeTheSame(_ other: DeclarationID, in types: inout TypeResolver) -> Bool {
    parameterTypes(in: &types) == other.parameterTypes(in: &types)
  }

  fileprivate func parameterTypes(in types: inout TypeResolver) -> [KnownType] {
    let file = types.table.file(of: self)
    return types.table.declaration(self).parameters.map { number in
      types.table.parameter(number, in: file).type.map { types.resolve($0, in: file, from: self) } ?? .unknown
    }
  }
}

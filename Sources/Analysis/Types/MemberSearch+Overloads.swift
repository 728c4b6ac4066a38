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
          && $0.differ(found.declaration, in: &types)
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

  private func parameterTypes(in types: inout TypeResolver) -> [KnownType] {
    let file = types.table.file(of: self)
    return types.table.declaration(self).parameters.map { number in
      types.table.parameter(number, in: file).type.map { types.resolve($0, in: file, from: self) } ?? .unknown
    }
  }
}

extension DeclarationID {
  /// Returns whether two members with one name have different types. Properties of two files may, unless both write
  /// their types: which of them is meant must not depend on the names of the files.
  func differ(_ other: DeclarationID, in types: inout TypeResolver) -> Bool {
    let (mine, theirs) = (types.table.declaration(self), types.table.declaration(other))
    if mine.kind == .initializer || mine.kind == .enumCase { return false }
    guard mine.kind == theirs.kind else { return true }
    guard let type = mine.type, let otherType = theirs.type else {
      if mine.kind == .property { return types.table.file(of: self) != types.table.file(of: other) }
      return mine.kind == .function && (mine.type == nil) != (theirs.type == nil)
    }
    let left = types.resolve(type, in: types.table.file(of: self), from: self)
    let right = types.resolve(otherType, in: types.table.file(of: other), from: other)
    return left != right
  }
}

import Analysis
import SwiftReader

/// The supertypes and subtypes of a type, whose members a new member must not collide with.
struct Relatives {
  private var own: Set<DeclarationID> = []
  private var ofLibraries: [Spelling] = []
  private let table: SymbolTable
  private let library: Library

  init(of type: DeclarationID, _ heirs: Heirs, in types: inout TypeResolver) {
    (table, library) = (types.table, types.library)
    if type.isNone { return }
    own = heirs.of(type, in: table).union(type.ancestors(in: &types))
    var ancestors = Ancestry(of: [types.nominal(type)])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .library { ofLibraries.append(shape.spelling) }
    }
  }

  /// Returns whether one of the types has a member with the given name, as far as the tables of libraries know it.
  func declare(_ member: Spelling) -> Bool {
    own.contains { !table.first(member, in: table.owner(of: $0)).isNone }
      || ofLibraries.contains { library.has(member, in: $0) }
  }
}

extension DeclarationID {
  /// Returns the supertypes of a type that the repository declares.
  func ancestors(in types: inout TypeResolver) -> Set<DeclarationID> {
    var ancestors = Ancestry(of: [types.nominal(self)])
    var found: Set<DeclarationID> = []
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .nominal, shape.declaration != self { found.insert(shape.declaration) }
    }
    return found
  }
}

import SwiftReader

extension DeclarationID {
  /// Returns whether a member is a requirement of a protocol of the repository to which its type conforms.
  func isRequired(_ types: inout TypeResolver) -> Bool {
    let table = types.table
    let parent = table.parent(of: self)
    guard !parent.isNone else { return false }
    let spelling = table.spelling(of: self)
    var ancestors = Ancestry(of: types.directSupertypes(of: table.owner(of: parent)))
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .nominal, table.declaration(shape.declaration).kind == .protocol,
        !table.first(spelling, in: .declaration(shape.declaration)).isNone
      {
        return true
      }
    }
    return false
  }
}

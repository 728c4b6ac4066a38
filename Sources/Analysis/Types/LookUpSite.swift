import SwiftReader

/// Where a name is looked up.
struct LookUpSite {
  /// The innermost enclosing declaration.
  let declaration: DeclarationID
  /// The scope in the declaration's body; `nil` in its signature, where the types of the body are not visible.
  let scope: ScopeID?

  init(_ declaration: DeclarationID, in scope: ScopeID? = nil) {
    (self.declaration, self.scope) = (declaration, scope)
  }
}

extension LookUpSite {
  /// Creates the site of a declaration itself.
  init(around declaration: DeclarationID, in table: SymbolTable) {
    self.init(table.parent(of: declaration), in: table.declaration(declaration).scope)
  }
}

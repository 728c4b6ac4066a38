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

extension DeclarationLookup {
  /// Returns the site of a declaration itself.
  func site(around declaration: DeclarationID) -> LookUpSite {
    LookUpSite(parent(of: declaration), in: self.declaration(declaration).scope)
  }
}

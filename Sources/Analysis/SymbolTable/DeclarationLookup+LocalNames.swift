import SwiftReader

/// The declarations in the bodies of functions, accessors and closures.
extension DeclarationLookup {
  /// Returns whether the body of a declaration that is no type declares types.
  func declaresLocalTypes(_ id: DeclarationID) -> Bool {
    members(of: id).contains { declaration($0).kind.namesType }
  }

  /// Returns the declaration of a list that is nearest to a scope of a body: that in the innermost scope around it. Of
  /// two declarations in one scope at least one is in a branch of an `#if`; the first is used, but rather one outside.
  ///
  /// - Returns: `nil` if none of the declarations is visible in the scope.
  func innermost(from head: DeclarationID, around scope: ScopeID, in file: Int) -> DeclarationID? {
    if head.isNone { return nil }
    let visible = namesakes(from: head).filter {
      self.file(of: $0) == file && declaration($0).scope.encloses(scope, in: file, of: self)
    }
    return visible.max { one, other in
      let (mine, theirs) = (declaration(one), declaration(other))
      return (mine.scope.index, theirs.isConditional ? 1 : 0, other) < (
        theirs.scope.index, mine.isConditional ? 1 : 0, one
      )
    }
  }

}

extension ScopeID {
  /// Returns whether the scope is another one or contains it. A scope has a higher number than those around it.
  fileprivate func encloses(_ other: ScopeID, in file: Int, of table: some DeclarationLookup) -> Bool {
    var inner = other
    while inner.index > index { inner = table.read(file) { $0.scopes[Int(inner.index)].parent } }
    return inner == self
  }
}

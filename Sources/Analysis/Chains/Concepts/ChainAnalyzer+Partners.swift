import SwiftReader

/// The types whose parts are own.
extension ChainAnalyzer {
  /// Returns whether code in a scope may use the parts of a type like its own: it is in the type, or the type is
  /// private to the file or nested in a type around the code.
  mutating func isPartner(_ type: DeclarationID, _ scope: ScopeID) -> Bool {
    let site = site(scope)
    if site.enclosing.contains(type) { return true }
    if table.file(of: type) == frame.file, table.declaration(type).isPrivateToFile { return true }
    return isNested(type, in: site)
  }

  private mutating func isNested(_ type: DeclarationID, in site: Site) -> Bool {
    var place = type
    for _ in 0..<Limits.enclosingTypes {
      let parent = table.parent(of: place)
      if parent.isNone { return false }
      let outer = table.type(of: parent)
      if outer.isNone { return false }
      if site.enclosing.first == outer || site.enclosing.contains(outer) && !isNamespace(outer) { return true }
      place = outer
    }
    return false
  }

  /// Returns whether a type is an enumeration without cases, whose nested types have no more in common than those of a
  /// module.
  private mutating func isNamespace(_ type: DeclarationID) -> Bool {
    guard table.declaration(type).kind == .enum else { return false }
    return verdict(.namespace, on: type) { analyzer in
      !analyzer.types.ownMembers(of: type).contains { analyzer.table.declaration($0).kind == .enumCase }
    }
  }
}

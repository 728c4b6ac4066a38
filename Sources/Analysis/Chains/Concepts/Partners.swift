import SwiftReader

extension DeclarationID {
  /// Returns whether code in a scope may use the parts of a type like its own: it is in the type, or the type is
  /// private to the file or nested in a type around the code.
  func isPartner(_ scope: ScopeID, in analyzer: inout ChainAnalyzer) -> Bool {
    let site = analyzer.site(scope)
    if site.enclosing.contains(self) { return true }
    if analyzer.table.file(of: self) == analyzer.frame.file, analyzer.table.declaration(self).isPrivateToFile {
      return true
    }
    return isNested(in: site, in: &analyzer)
  }

  private func isNested(in site: Site, in analyzer: inout ChainAnalyzer) -> Bool {
    var place = self
    for _ in 0..<Limits.enclosingTypes {
      let parent = analyzer.table.parent(of: place)
      if parent.isNone { return false }
      let outer = analyzer.table.type(of: parent)
      if outer.isNone { return false }
      if site.enclosing.first == outer || site.enclosing.contains(outer) && !outer.isNamespace(in: &analyzer) {
        return true
      }
      place = outer
    }
    return false
  }

  /// Returns whether a type is an enumeration without cases, whose nested types have no more in common than those of a
  /// module.
  private func isNamespace(in analyzer: inout ChainAnalyzer) -> Bool {
    guard analyzer.table.declaration(self).kind == .enum else { return false }
    return analyzer.verdict(.namespace, on: self) { hasNoCases(in: &$0.types) }
  }

  private func hasNoCases(in types: inout TypeResolver) -> Bool {
    types.asked.ownMembers(of: self).allSatisfy { types.table.declaration($0).kind != .enumCase }
  }
}

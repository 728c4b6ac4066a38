import SwiftReader

/// What a symbol table holds beside the facts of its files.
package struct TableParts: Sendable, Equatable {
  /// For every file the number of its declarations, and the modules that it imports.
  var counts: [UInt32] = []
  var imports: [[Spelling]] = []
  /// For every declaration its label.
  var labels: [Label] = []
  var types = DeclaredTypes()
  var members = DeclaredMembers()
}

extension TableParts {
  init(_ table: SymbolTable) {
    counts = table.sources.counts
    imports = table.imported
    labels = table.labels
    types = table.declaredTypes
    members = table.declaredMembers
  }

  /// The table of files that declare what those did.
  func table(of files: [SourceFile], _ manifests: [Manifest]) -> SymbolTable {
    SymbolTable(
      DeclaredFiles(files, declaring: counts, labels: labels, importing: imports, manifests), types, members)
  }
}

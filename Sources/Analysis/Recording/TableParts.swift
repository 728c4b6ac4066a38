import Packages
import SwiftReader

/// The contents of a symbol table without the facts of its files, as a cache stores them.
package struct TableParts: Sendable, Equatable {
  /// The number of each file's declarations, and what it imports, by file.
  var counts: [UInt32] = []
  var imports: [FileImports] = []
  /// The label of each declaration, by declaration.
  var labels: [Label] = []
  var types = DeclaredTypes()
  var members = DeclaredMembers()
}

extension TableParts {
  init(_ table: SymbolTable) {
    counts = table.declarationCounts
    imports = table.imported
    labels = table.labels
    types = table.declaredTypes
    members = table.declaredMembers
  }

  /// Returns the symbol table for files with the same declarations.
  func table(of files: [SourceFile], _ manifests: Manifests) -> SymbolTable {
    SymbolTable(
      DeclaredFiles(files, declaring: counts, labels: labels, importing: imports, manifests), types, members)
  }
}

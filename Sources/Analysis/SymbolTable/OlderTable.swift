import SwiftReader

/// The table of the same files before some of them changed. What is known of the others is taken from it.
struct OlderTable {
  private let table: SymbolTable
  private let manifests: [Manifest]
  /// For every file whether its content is the same.
  private let isSame: [Bool]

  /// - Returns: `nil` for a table that does not keep what is wanted.
  init?(_ table: SymbolTable, _ manifests: [Manifest], isSame: [Bool]) {
    guard table.keepsSpellings else { return nil }
    (self.table, self.manifests, self.isSame) = (table, manifests, isSame)
  }

  func spellings(of file: Int) -> [Spelling]? { isSame[file] ? table.spellings(in: file) : nil }

  func labels(of file: Int) -> ArraySlice<Label>? {
    guard isSame[file] else { return nil }
    let end = file + 1 < table.bases.count ? Int(table.bases[file + 1]) : table.labels.count
    return table.labels[Int(table.bases[file])..<end]
  }

  /// The modules, if the files import what they did.
  func modules(importing imports: [[Spelling]], _ manifests: [Manifest]) -> Modules? {
    manifests == self.manifests && imports == table.imported ? table.modules : nil
  }
}

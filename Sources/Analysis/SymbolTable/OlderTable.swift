import SwiftReader

/// The table of an earlier state. What is known of files that did not change is taken from it.
struct OlderTable {
  private let table: SymbolTable
  private let manifests: [Manifest]
  /// For every file of the new state that of the table, if its content is the same.
  private let places: [Int?]

  /// - Returns: `nil` for a table that does not keep what is wanted.
  init?(_ table: SymbolTable, _ manifests: [Manifest], at places: [Int?]) {
    guard table.keepsSpellings else { return nil }
    (self.table, self.manifests, self.places) = (table, manifests, places)
  }

  func members(of file: Int) -> Shared<FileMembers>? { places[file].map(table.members(of:)) }

  func spellings(of file: Int) -> [Spelling]? { places[file].map(table.spellings(in:)) }

  func labels(of file: Int) -> ArraySlice<Label>? {
    guard let place = places[file] else { return nil }
    let end = place + 1 < table.bases.count ? Int(table.bases[place + 1]) : table.labels.count
    return table.labels[Int(table.bases[place])..<end]
  }

  /// The modules, if the files are the same and import what they did.
  func modules(_ files: [SourceFile], importing imports: [[Spelling]], _ manifests: [Manifest]) -> Modules? {
    guard manifests == self.manifests, imports == table.imported,
      zip(files, table.files).allSatisfy({ $0.path == $1.path && $0.isDependency == $1.isDependency })
    else { return nil }
    return table.modules
  }
}

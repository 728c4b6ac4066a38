import Packages
import SwiftReader

/// The symbol table of an earlier state, from which the results for unchanged files are copied.
struct OlderTable {
  private let table: SymbolTable
  private let manifests: Manifests
  /// The number in the older table of each file of the new state, by file; `nil` if the content changed.
  private let places: [Int?]

  /// Creates a view of an older table.
  ///
  /// - Returns: `nil` for a table that does not store spellings and members.
  init?(_ table: SymbolTable, _ manifests: Manifests, at places: [Int?]) {
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

  /// Returns the modules of the older table if the manifests, the files and their imports are the same.
  func modules(_ files: [SourceFile], importing imports: [FileImports], _ manifests: Manifests) -> Modules? {
    guard manifests == self.manifests, imports == table.imported,
      zip(files, table.files).allSatisfy({ $0.path == $1.path && $0.role.declares(like: $1.role) })
    else { return nil }
    return table.modules
  }
}

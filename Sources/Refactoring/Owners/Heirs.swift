import Analysis
import SwiftReader

/// The types of a repository by the names in their inheritance clauses.
struct Heirs {
  private var types: [Spelling: Set<DeclarationID>] = [:]

  /// - Complexity: O(*n*) in the number of declarations.
  init(_ table: SymbolTable) {
    for file in table.files.indices {
      for (local, declaration) in table.facts(of: file).declarations.enumerated() {
        let type = declaration.inheritance.isEmpty ? .none : table.type(of: table.id(UInt32(local), in: file))
        if type.isNone { continue }
        for entry in declaration.inheritance {
          let name = table.type(table.inherited(entry, in: file), in: file).name
          types[Spelling(table.text(of: name, in: file)), default: []].insert(type)
        }
      }
    }
  }

  /// Returns the types whose inheritance clause contains the name of a type.
  func of(_ type: DeclarationID, in table: SymbolTable) -> Set<DeclarationID> {
    types[table.spelling(of: type)] ?? []
  }
}

import Analysis
import SwiftReader

/// The names of functions and closures that the code of a file may call.
struct CallableNames {
  private let table: SymbolTable
  private let locals: Set<String>

  init(_ table: SymbolTable, _ facts: FileFacts) {
    self.table = table
    locals = Set(facts.bindings.map { facts.names[$0.name] })
  }

  /// Returns whether the repository may declare a function with a name, or a local of the file has the name.
  func contains(_ name: String) -> Bool { table.mayDeclare(Spelling(name)) || locals.contains(name) }
}

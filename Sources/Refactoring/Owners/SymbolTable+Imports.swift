import Analysis
import SwiftReader

extension SymbolTable {
  /// The modules that all files import that write a type's name.
  func modulesImported(whereNamed name: String) -> Set<String> {
    var common: Set<String>?
    for file in files.indices {
      let facts = facts(of: file)
      guard facts.writes(typeNamed: name) else { continue }
      let own = facts.importedNames
      common = common?.intersection(own) ?? own
    }
    return common ?? []
  }
}

extension FileFacts {
  fileprivate func writes(typeNamed name: String) -> Bool {
    types.nodes.contains { $0.kind == .named && names[$0.name] == name }
  }

  fileprivate var importedNames: Set<String> { Set(imports.map { names[$0] }) }
}

import Analysis
import SwiftReader

extension SymbolTable {
  /// The modules that all files import that write a type's name.
  func modulesImported(whereNamed name: String) -> Set<String> {
    var common: Set<String>?
    for file in files {
      let own = file.typeNames(name)
      guard let own else { continue }
      common = common?.intersection(own) ?? own
    }
    return common ?? []
  }
}

extension SourceFile {
  /// The imports of the file, if it writes a type's name.
  fileprivate func typeNames(_ name: String) -> Set<String>? {
    let facts = facts
    guard facts.types.nodes.contains(where: { $0.kind == .named && facts.names[$0.name] == name }) else { return nil }
    return Set(facts.imports.map { facts.names[$0] })
  }
}

import Analysis
import Findings
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

  /// What the files of a module that write a type's name import, for each of them.
  func imports(ofFilesNaming name: String, inModuleOf file: Int) -> [Set<String>] {
    files.indices.filter { isSameModule($0, file) && facts(of: $0).writes(typeNamed: name) }.map {
      facts(of: $0).importedNames
    }
  }

  /// Whether any file imports the module of another.
  func isImported(_ home: Int) -> Bool { files.indices.contains { !isSameModule($0, home) && isNear(home, $0) } }

  /// The name of a file's module, where another file of a second one's module imports it.
  func module(of home: Int, importedBeside file: Int) -> String? {
    let isImported = files.indices.contains {
      isSameModule($0, file) && !isSameModule($0, home) && isNear(home, $0)
    }
    return isImported ? moduleName(ofFile: home).description : nil
  }
}

extension FileFacts {
  fileprivate func writes(typeNamed name: String) -> Bool {
    types.nodes.contains { $0.kind == .named && names[$0.name] == name }
  }

  fileprivate var importedNames: Set<String> { Set(imports.map { names[$0] }) }
}

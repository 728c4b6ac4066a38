import Analysis
import Findings
import SwiftReader

/// What the files import that name a type. Each type is looked for once.
struct ImportsOfFiles {
  private let table: SymbolTable
  /// For each name of a type the files that write it, with what they import.
  private var files: [String: [(file: Int, modules: Set<String>)]] = [:]
  /// For each file whether another module's file imports its module.
  private var imported: [Int: Bool] = [:]

  init(_ table: SymbolTable) {
    self.table = table
  }

  /// The modules that all files import that write a type's name.
  mutating func modulesImported(whereNamed name: String) -> Set<String> {
    let all = files(naming: name).map(\.modules)
    return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
  }

  /// What the files of a module that write a type's name import, for each of them.
  mutating func imports(ofFilesNaming name: String, inModuleOf file: Int) -> [Set<String>] {
    files(naming: name).filter { table.isSameModule($0.file, file) }.map(\.modules)
  }

  /// Whether any file imports the module of another.
  mutating func isImported(_ home: Int) -> Bool {
    if let known = imported[home] { return known }
    let found = table.files.indices.contains { !table.isSameModule($0, home) && table.isNear(home, $0) }
    imported[home] = found
    return found
  }

  /// The name of a file's module, where another file of a second one's module imports it.
  func module(of home: Int, importedBeside file: Int) -> String? {
    let isImported = table.files.indices.contains {
      table.isSameModule($0, file) && !table.isSameModule($0, home) && table.isNear(home, $0)
    }
    return isImported ? table.moduleName(ofFile: home).description : nil
  }

  private mutating func files(naming name: String) -> [(file: Int, modules: Set<String>)] {
    if let known = files[name] { return known }
    let found = table.files.indices.filter { table.facts(of: $0).writes(typeNamed: name) }.map {
      (file: $0, modules: table.facts(of: $0).importedNames)
    }
    files[name] = found
    return found
  }
}

extension FileFacts {
  fileprivate func writes(typeNamed name: String) -> Bool {
    types.nodes.contains { $0.kind == .named && names[$0.name] == name }
  }

  fileprivate var importedNames: Set<String> { Set(imports.map { names[$0] }) }
}

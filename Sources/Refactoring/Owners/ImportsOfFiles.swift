import Analysis
import Findings
import SwiftReader

/// The imports of the files that name a type. The files of each type are searched once.
struct ImportsOfFiles {
  private let table: SymbolTable
  private let library: Library
  /// The files that write the name of a type, with the modules that they import; the key is the name.
  private var files: [String: [(file: Int, modules: Set<String>)]] = [:]
  /// Whether a file of another module imports the module of a file; the key is the file.
  private var imported: [Int: Bool] = [:]

  init(_ table: SymbolTable, _ library: Library) {
    (self.table, self.library) = (table, library)
  }

  /// Returns whether a library's name is sure to be that of a type: the tables of the libraries have it, or a file writes
  /// it as a type. What is only called may be a function: `NSStringFromSelector(…)`.
  mutating func isType(_ name: String) -> Bool { library.isKnown(Spelling(name)) || !files(naming: name).isEmpty }

  /// Returns the modules that are imported by all files that write the name of a type.
  mutating func modulesImported(whereNamed name: String) -> Set<String> {
    let all = files(naming: name).map(\.modules)
    return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
  }

  /// Returns the imported modules of each file that is in the module of the given file and writes the name of a type.
  mutating func imports(ofFilesNaming name: String, inModuleOf file: Int) -> [Set<String>] {
    files(naming: name).filter { table.isSameModule($0.file, file) }.map(\.modules)
  }

  /// Returns whether a file of another module imports the module of the given file.
  mutating func isImported(_ home: Int) -> Bool {
    if let known = imported[home] { return known }
    let found = table.files.indices.contains { !table.isSameModule($0, home) && table.isNear(home, $0) }
    imported[home] = found
    return found
  }

  /// Returns the name of a file's module if a file in the module of a second file imports it, otherwise `nil`.
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

  fileprivate var importedNames: Set<String> { Set(imports.map { names[$0.module] }) }
}

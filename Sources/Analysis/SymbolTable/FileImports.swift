import SwiftReader

/// What a file imports.
struct FileImports: Sendable, Equatable {
  /// The names of the modules that are imported as a whole.
  var modules: [Spelling] = []
  /// The single declarations that are imported: `import struct Storage.Order`.
  var names: [ImportedName] = []

  struct ImportedName: Sendable, Equatable {
    var module: Spelling
    var name: Spelling
  }

  init() {}

  /// - Parameter spellings: the spellings of the file's names, by the number of the name.
  init(_ imports: [Import], _ spellings: [Spelling]) {
    for one in imports {
      let module = spellings[Int(one.module.index)]
      if one.name == .none {
        modules.append(module)
      } else {
        names.append(ImportedName(module: module, name: spellings[Int(one.name.index)]))
      }
    }
  }

  /// Returns whether the file imports a module or a declaration of it.
  func mention(_ module: Spelling) -> Bool { modules.contains(module) || names.contains { $0.module == module } }

  /// The names of all modules of which the file imports something.
  var all: [Spelling] { modules + names.map(\.module) }
}

package import Findings

extension Codebase {
  /// The module of each file, by path.
  package var modulesByPath: [ByteString: ByteString] { modulesByPath(among: nil) }

  /// Returns the module of each file at some paths, by path; `nil` for all files.
  package func modulesByPath(among paths: Set<ByteString>?) -> [ByteString: ByteString] {
    files.indices.reduce(into: [:]) { modules, file in
      let path = table.path(of: file)
      if paths?.contains(path) ?? true { modules[path] = table.moduleName(ofFile: file) }
    }
  }
}

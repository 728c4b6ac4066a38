package import Findings

extension Codebase {
  /// The module of each file, by path.
  package var modulesByPath: [ByteString: ByteString] {
    files.indices.reduce(into: [:]) { $0[table.path(of: $1)] = table.moduleName(ofFile: $1) }
  }
}

/// The rules of the `.gitignore` files of a work tree that have been read so far.
///
/// libgit2 has such rules too, but drops a `!` that includes again what a directory above ignores.
package struct IgnoreRules {
  private var files: [RepositoryPath: [IgnoreLine]] = [:]
  private var elsewhere: [[IgnoreLine]] = []
  private let foldsCase: Bool

  package init(foldingCase: Bool) {
    foldsCase = foldingCase
  }

  /// Adds the `.gitignore` file of a directory. After that, paths in the directory can be checked.
  package mutating func read(_ contents: [UInt8], in directory: RepositoryPath) {
    files[directory] = read(contents)
  }

  /// Adds a file from outside the work tree. Every `.gitignore` file, and every file that was added before, has
  /// precedence over it.
  mutating func readElsewhere(_ contents: [UInt8]) {
    elsewhere.append(read(contents))
  }

  /// Returns whether a path is ignored, provided that no directory above the path is ignored.
  package func ignores(_ path: RepositoryPath, isDirectory: Bool) -> Bool {
    let parts = path.parts
    var depth = parts.count - 1
    var directory = path.parent
    while true {
      let lines = files[directory] ?? []
      if let line = lines.last(where: { $0.matches(parts[depth...], isDirectory: isDirectory) }) { return line.ignores }
      if directory == .root { break }
      depth -= 1
      directory = directory.parent
    }
    for lines in elsewhere {
      if let line = lines.last(where: { $0.matches(parts[...], isDirectory: isDirectory) }) { return line.ignores }
    }
    return false
  }

  private func read(_ contents: [UInt8]) -> [IgnoreLine] {
    lines(of: contents).compactMap { IgnoreLine($0, foldingCase: foldsCase) }
  }
}

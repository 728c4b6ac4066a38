/// What the `.gitignore` files of a work tree leave out, as far as they have been read.
///
/// libgit2 has such rules too, but it forgets a `!` that takes back what a directory above leaves out.
package struct IgnoreRules {
  private var files: [RepositoryPath: [IgnoreLine]] = [:]
  private var elsewhere: [[IgnoreLine]] = []
  private let foldsCase: Bool

  package init(foldingCase: Bool) {
    foldsCase = foldingCase
  }

  /// Adds the file of a directory. What lies in it can be asked for after that.
  package mutating func read(_ contents: [UInt8], in directory: RepositoryPath) {
    files[directory] = read(contents)
  }

  /// Adds a file from outside of the work tree. Any `.gitignore` has more to say than it, and so has what was added
  /// before.
  mutating func readElsewhere(_ contents: [UInt8]) {
    elsewhere.append(read(contents))
  }

  /// Whether a path is left out, given that no directory above it is.
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

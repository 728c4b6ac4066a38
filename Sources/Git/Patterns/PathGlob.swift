/// A pattern of paths below one directory, written as in `.gitignore`: `*`, `?`, `[a-z]` and `**`; one without `/`
/// means names at any depth, and what names a directory covers all that lies in it.
package struct PathGlob: Sendable {
  private let pattern: PathPattern
  private let directory: RepositoryPath
  private let depth: Int

  /// Reads a pattern; nothing if it is one that can cover no path.
  package init?(_ text: String, below directory: RepositoryPath) {
    var text = Array(text.utf8)[...]
    if text.starts(with: "./".utf8) { text = text.dropFirst(2) }
    let steps = text.split(separator: separator)
    guard text.first != UInt8(ascii: "!"),
      !steps.contains(where: { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }),
      let pattern = PathPattern(text)
    else { return nil }
    self.pattern = pattern
    self.directory = directory
    depth = directory.parts.count
  }

  /// Whether the pattern covers a file.
  package func covers(_ path: RepositoryPath) -> Bool {
    guard path.isWithin(directory) else { return false }
    let parts = path.parts[depth...]
    if !pattern.isForDirectories, pattern.matches(parts) { return true }
    return parts.indices.dropFirst().contains { pattern.matches(parts[..<$0]) }
  }
}

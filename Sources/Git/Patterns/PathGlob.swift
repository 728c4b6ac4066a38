/// A pattern of paths below one directory, written as in `.gitignore`: `*`, `?`, `[a-z]` and `**`; one without `/`
/// means names at any depth, and what names a directory covers all that lies in it.
package struct PathGlob: Sendable {
  private let pattern: PathPattern
  private let directory: RepositoryPath
  private let depth: Int

  /// Reads a pattern; nothing if it is one that can cover no path.
  package init?(_ text: String, below directory: RepositoryPath) {
    var text = text[...]
    if text.hasPrefix("./") { text = text.dropFirst(2) }
    let steps = text.split(separator: "/", omittingEmptySubsequences: false)
    guard !text.hasPrefix("!"), !steps.contains("."), !steps.contains(".."),
      let pattern = PathPattern(Array(text.utf8)[...])
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

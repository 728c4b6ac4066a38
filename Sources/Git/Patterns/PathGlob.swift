/// A pattern for paths below one directory, with the syntax of `.gitignore`: `*`, `?`, `[a-z]` and `**`. A pattern
/// without `/` matches names at any depth, and a pattern that matches a directory matches everything below it. A leading
/// `./`, which matches nothing in git, means the same as a leading `/`.
package struct PathGlob: Sendable {
  /// The text of the pattern, with a leading `/` instead of `./`, and without spaces at the end.
  let text: ArraySlice<UInt8>
  let pattern: PathPattern
  let directory: RepositoryPath
  /// The number of components of the directory.
  let depth: Int

  /// Parses a pattern; returns `nil` if the pattern can match no path.
  package init?(_ text: String, below directory: RepositoryPath) {
    var text = Array(text.utf8)[...]
    if text.starts(with: "./".utf8) { text = text.dropFirst() }
    text.removeTrailingSpaces()
    let steps = text.split(separator: separator)
    guard text.first != UInt8(ascii: "!"),
      !steps.contains(where: { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }),
      let pattern = PathPattern(text)
    else { return nil }
    self.text = text
    self.pattern = pattern
    self.directory = directory
    depth = directory.parts.count
  }

  /// Returns whether the pattern matches a file.
  package func covers(_ path: RepositoryPath) -> Bool {
    guard path.isWithin(directory) else { return false }
    let parts = path.parts[depth...]
    if !pattern.isForDirectories, pattern.matches(parts) { return true }
    return parts.indices.dropFirst().contains { pattern.matches(parts[..<$0]) }
  }
}

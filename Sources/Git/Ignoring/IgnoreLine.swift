/// One line of a `.gitignore` file.
struct IgnoreLine {
  /// Whether the line ignores paths; a line that begins with `!` includes them again.
  let ignores: Bool
  private let pattern: PathPattern

  /// Parses a line; returns `nil` if the line is blank, a comment, or invalid for git.
  init?(_ line: ArraySlice<UInt8>, foldingCase: Bool) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var text = line
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    text.removeTrailingSpaces()
    ignores = text.first != UInt8(ascii: "!")
    if !ignores { text.removeFirst() }
    guard let pattern = PathPattern(text, foldingCase: foldingCase) else { return nil }
    self.pattern = pattern
  }

  /// Returns whether the line applies to a path, given the parts of the path below the directory of the file.
  func matches(_ path: ArraySlice<ArraySlice<UInt8>>, isDirectory: Bool) -> Bool {
    (isDirectory || !pattern.isForDirectories) && pattern.matches(path)
  }
}

/// One line of a `.gitignore` file.
struct IgnoreLine {
  /// Whether the line leaves paths out; one that begins with `!` takes them back in.
  let ignores: Bool
  private let pattern: PathPattern

  /// Reads a line; nothing if it is blank, a comment, or none that git takes.
  init?(_ line: ArraySlice<UInt8>, foldingCase: Bool) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var text = line
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    // Spaces at the end mean nothing, unless one is escaped.
    while text.last == space, !text.dropLast().endsWithEscape { text.removeLast() }
    ignores = text.first != UInt8(ascii: "!")
    if !ignores { text.removeFirst() }
    guard let pattern = PathPattern(text, foldingCase: foldingCase) else { return nil }
    self.pattern = pattern
  }

  /// Whether the line speaks of a path, given its parts below the directory of the file.
  func matches(_ path: ArraySlice<ArraySlice<UInt8>>, isDirectory: Bool) -> Bool {
    (isDirectory || !pattern.isForDirectories) && pattern.matches(path)
  }
}

private let space = UInt8(ascii: " ")

extension ArraySlice<UInt8> {
  /// Whether what follows is escaped, which two backslashes do not do.
  fileprivate var endsWithEscape: Bool {
    !reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
  }
}

/// The pattern of a line in `.gitattributes` or `.gitignore`.
struct PathPattern: Sendable {
  /// Whether the pattern ends with `/` and so matches only directories. ``matches(_:)`` ignores this, because
  /// `.gitattributes` and `.gitignore` interpret it differently.
  let isForDirectories: Bool
  private let parts: [Part]
  /// Whether the pattern has no `/` and so matches names at any depth.
  private let isName: Bool
  /// What a name has that the pattern of a name matches.
  private let hint: Glob.Hint

  private enum Part {
    case one(Glob)
    /// `**`: any number of directories.
    case many
  }

  /// Parses a pattern; returns `nil` if the pattern matches nothing in git.
  init?(_ pattern: ArraySlice<UInt8>, foldingCase: Bool = false) {
    var text = pattern
    isForDirectories = text.last == separator
    if isForDirectories { text.removeLast() }
    isName = !text.contains(separator)
    if text.first == separator { text.removeFirst() }
    guard !text.isEmpty, !text.endsWithEscape else { return nil }
    var parts: [Part] = []
    for part in text.split(separator: separator, omittingEmptySubsequences: false) {
      if part.elementsEqual("**".utf8), !isName {
        parts.append(.many)
      } else {
        guard let glob = Glob(part, foldingCase: foldingCase) else { return nil }
        parts.append(.one(glob))
      }
    }
    self.parts = parts
    hint = if isName, case .one(let glob) = parts[0] { glob.hint } else { Glob.Hint() }
  }

  /// Returns whether the pattern matches a path, given the components below the directory of the pattern's file.
  ///
  /// - Complexity: As in a ``Glob``, only the last `**` is retried.
  func matches(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    if isName, let name = path.last {
      if !hint.allows(name) { return false }
      if case .one(let glob) = parts[0] { return glob.matches(name) }
    }
    var (part, position) = (0, path.startIndex)
    var retry: (part: Int, position: Int)?
    while position < path.endIndex {
      if part < parts.count, case .many = parts[part] {
        retry = (part, position)
        part += 1
      } else if part < parts.count, case .one(let glob) = parts[part], glob.matches(path[position]) {
        part += 1
        position += 1
      } else if let last = retry {
        retry = (last.part, last.position + 1)
        (part, position) = (last.part + 1, last.position + 1)
      } else {
        return false
      }
    }
    return part == parts.count
  }
}

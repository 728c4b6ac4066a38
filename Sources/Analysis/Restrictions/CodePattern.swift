package import Findings

/// A pattern of code: of members, of the types that have them, and of the modules and paths that declare them. What is
/// empty restricts nothing.
package struct CodePattern: Sendable, Hashable {
  /// The pattern as the configuration writes it, for messages.
  package var text: String
  package var modules: [NamePattern] = []
  package var types: [TypePattern] = []
  package var members: [NamePattern] = []
  package var paths: [PathMatcher] = []
  /// The names of the groups that may have been meant, for messages.
  package var groups: [String] = []
  /// Whether the pattern may match nothing.
  package var isOptional = false

  package init(_ text: String) {
    self.text = text
  }
}

/// A pattern of a type's name: `Storage*`, or with the types around it, `Server.Token`.
package struct TypePattern: Sendable, Hashable {
  package let text: String
  /// The name, if the pattern is one name without those of types around it; `nil` for another one.
  var onlyName: Spelling? { parts.count == 1 && parts[0].isName ? Spelling(text) : nil }
  /// The patterns of the names, from the outermost to the innermost.
  private let parts: [NamePattern]

  /// - Returns: `nil` for a text that is no pattern.
  package init?(_ text: String) {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map { NamePattern(String($0)) }
    let parts = names.compactMap(\.self)
    guard parts.count == names.count else { return nil }
    (self.text, self.parts) = (text, parts)
  }

  /// Returns whether a type of a name, without those around it, may have the pattern.
  func mayMatch(_ name: String) -> Bool { parts.last?.matches(name) ?? false }

  /// Returns whether a type's name has the pattern.
  ///
  /// - Parameter name: the name with those of the types around it.
  func matches(_ name: String) -> Bool {
    let names = name.utf8.split(separator: UInt8(ascii: "."))
    return names.count >= parts.count && zip(names.suffix(parts.count), parts).allSatisfy { $1.matches(Array($0)) }
  }
}

/// A pattern of paths. Git's syntax is not known here, so it has a function.
package struct PathMatcher: Sendable, Hashable {
  let pattern: String
  /// The directory to which the pattern is relative.
  private let directory: ByteString
  let matches: @Sendable (ByteString) -> Bool

  package init(_ pattern: String, below directory: ByteString, _ matches: @escaping @Sendable (ByteString) -> Bool) {
    (self.pattern, self.directory, self.matches) = (pattern, directory, matches)
  }

  package static func == (left: PathMatcher, right: PathMatcher) -> Bool {
    left.pattern == right.pattern && left.directory == right.directory
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(pattern)
    hasher.combine(directory)
  }
}

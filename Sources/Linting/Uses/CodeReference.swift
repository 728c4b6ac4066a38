package import Analysis
package import Findings

/// Code as a configuration writes it: the name of a group, or a pattern such as `Storage*.reset`, `module:App` or
/// `path:Sources/App`.
package struct CodeReference: Sendable, Equatable {
  package var text: String
  package var line: Int

  init(_ located: Configuration.Located) {
    (text, line) = (located.text, located.line)
  }

  /// Returns the pattern that the text is.
  ///
  /// - Parameter path: returns the matcher of a pattern of paths; `nil` if it is invalid.
  func pattern(_ path: (String) -> PathMatcher?) throws(ConfigurationError) -> CodePattern {
    var pattern = CodePattern(text)
    if let name = text.withoutPrefix("module:") {
      pattern.modules = [try NamePattern.read(name, line)]
    } else if let glob = text.withoutPrefix("path:") {
      pattern.paths = [try PathMatcher.read(glob, line, path)]
    } else {
      let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      // `Server.Token` is a type; `Server.token` and `Server.*` are members.
      let isMember = names.count > 1 && names.last?.first?.isUppercase == false
      if isMember, let name = names.last { pattern.members = [try NamePattern.read(name, line)] }
      pattern.types = [try TypePattern.read((isMember ? names.dropLast() : names).joined(separator: "."), line)]
    }
    return pattern
  }
}

/// Returns the matcher of a pattern of paths below a directory; `nil` if it is invalid.
package typealias PathReader = (_ pattern: String, _ directory: ByteString) -> PathMatcher?

/// A named selection of code: what is in one of the modules and one of the paths, and belongs to one of the types. A list
/// that is empty restricts nothing.
package struct CodeGroup: Sendable, Equatable {
  var modules: [Configuration.Located] = []
  var types: [Configuration.Located] = []
  var members: [Configuration.Located] = []
  var paths: [Configuration.Located] = []
  /// Whether it is no error that the group matches nothing.
  var isOptional = false
  package var line = 0
  /// The group as the configuration writes it.
  package var json = JSON.null
  /// The directory to which the paths are relative.
  package var directory: ByteString = ""

  /// Returns the pattern of the group.
  func pattern(named name: String, _ reader: PathReader) throws(ConfigurationError) -> CodePattern {
    var pattern = CodePattern(name)
    pattern.modules = try modules.map { located throws(ConfigurationError) in
      try NamePattern.read(located.text, located.line)
    }
    pattern.types = try types.map { located throws(ConfigurationError) in
      try TypePattern.read(located.text, located.line)
    }
    pattern.members = try members.map { located throws(ConfigurationError) in
      try NamePattern.read(located.text, located.line)
    }
    pattern.paths = try paths.map { located throws(ConfigurationError) in
      try PathMatcher.read(located.text, located.line) { reader($0, directory) }
    }
    pattern.isOptional = isOptional
    return pattern
  }
}

extension NamePattern {
  fileprivate static func read(_ text: String, _ line: Int) throws(ConfigurationError) -> NamePattern {
    guard let pattern = NamePattern(text) else {
      throw ConfigurationError(
        "'\(text)' is not a pattern of names; write one such as 'Storage*' or 'reset'", line: line)
    }
    return pattern
  }
}

extension TypePattern {
  fileprivate static func read(_ text: String, _ line: Int) throws(ConfigurationError) -> TypePattern {
    guard let pattern = TypePattern(text) else {
      throw ConfigurationError(
        "'\(text)' is not a pattern of code; write a group, a type such as 'Storage*', a member such as 'Storage.reset', 'module:App' or 'path:Sources/App'",
        line: line)
    }
    return pattern
  }
}

extension PathMatcher {
  fileprivate static func read(
    _ text: String, _ line: Int, _ path: (String) -> PathMatcher?
  ) throws(ConfigurationError) -> PathMatcher {
    guard let matcher = path(text) else {
      throw ConfigurationError("'\(text)' is not a valid pattern; write one such as Sources/App or *.swift", line: line)
    }
    return matcher
  }
}

extension String {
  fileprivate func withoutPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

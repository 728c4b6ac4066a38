/// Why a configuration cannot be followed.
package struct ConfigurationError: Error, Sendable, Equatable {
  /// The line of the configuration's text, from 1; 0 where the whole text is meant.
  package var line: Int
  /// What is wrong, and what would be right.
  package var why: String

  package init(_ why: String, line: Int) {
    self.why = why
    self.line = line
  }

  /// One sentence that names the file, the line, the thing and the way out.
  package func sentence(in file: String) -> String {
    line > 0 ? "\(file):\(line): \(why)" : "\(file): \(why)"
  }
}

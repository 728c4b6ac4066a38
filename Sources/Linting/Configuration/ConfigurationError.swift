/// The error of an invalid configuration.
package struct ConfigurationError: Error, Sendable, Equatable {
  /// The line of the configuration's text, from 1; 0 if the error concerns the whole text.
  package var line: Int
  /// The problem and the fix.
  package var why: String

  package init(_ why: String, line: Int) {
    self.why = why
    self.line = line
  }

  /// Returns the error message: the file, the line if there is one, the problem and the fix.
  package func sentence(in file: String) -> String {
    line > 0 ? "\(file):\(line): \(why)" : "\(file): \(why)"
  }
}

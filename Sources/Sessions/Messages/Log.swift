import Findings
import Git

/// The kind of a line on standard error; its raw value is the word before the colon.
package enum LogLevel: String, Sendable {
  /// The command cannot do what it was asked to do.
  case error
  /// The command continues, but does less than it was asked to do.
  case warning
  /// A report of what the command did.
  case status = "east"

  /// Returns the line to print. No other code puts a word before a message.
  package func line(_ sentence: String) -> String { "\(rawValue): \(escaped(sentence))\n" }
}

/// Writes messages to standard error.
package struct Log: Sendable {
  let isQuiet: Bool

  package init(isQuiet: Bool) {
    self.isQuiet = isQuiet
  }

  /// A log that writes only errors.
  static let silent = Log(isQuiet: true)

  package func say(_ sentence: String) {
    if !isQuiet { write(.status, sentence) }
  }

  package func warn(_ sentence: String) {
    if !isQuiet { write(.warning, sentence) }
  }

  /// Writes an error; `--quiet` does not hide it.
  package func fail(_ sentence: String) {
    write(.error, sentence)
  }

  private func write(_ level: LogLevel, _ sentence: String) {
    try? StandardStream.error.write(level.line(sentence))
  }
}

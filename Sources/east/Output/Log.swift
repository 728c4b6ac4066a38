import Findings
import Git

/// What a line on standard error is about; the word before the colon.
enum LogLevel: String, Sendable {
  /// The command cannot do what it was asked to do.
  case error
  /// The command goes on, with less than it was asked for.
  case warning
  /// What the command did.
  case status = "east"

  /// The line as it is printed. No other code puts a word before a message.
  func line(_ sentence: String) -> String { "\(rawValue): \(escaped(sentence))\n" }
}

/// Writes messages to standard error.
struct Log: Sendable {
  let isQuiet: Bool

  init(_ arguments: Arguments) {
    self.init(isQuiet: arguments.has(.quiet))
  }

  private init(isQuiet: Bool) {
    self.isQuiet = isQuiet
  }

  /// Writes nothing but errors.
  static let silent = Log(isQuiet: true)

  func say(_ sentence: String) {
    if !isQuiet { write(.status, sentence) }
  }

  func warn(_ sentence: String) {
    if !isQuiet { write(.warning, sentence) }
  }

  /// Writes an error; `--quiet` does not hide it.
  func fail(_ sentence: String) {
    write(.error, sentence)
  }

  private func write(_ level: LogLevel, _ sentence: String) {
    try? StandardStream.error.write(level.line(sentence))
  }
}

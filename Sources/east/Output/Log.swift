import Findings
import Git

/// What is said beside the findings, on standard error.
struct Log: Sendable {
  let isQuiet: Bool

  init(_ arguments: Arguments) {
    isQuiet = arguments.has(.quiet)
  }

  func say(_ sentence: String) {
    if !isQuiet { complain(sentence) }
  }

  /// Says what went wrong, to those who want it quiet too.
  func complain(_ sentence: String) {
    try? StandardStream.error.write("east: \(shown(sentence))\n")
  }
}

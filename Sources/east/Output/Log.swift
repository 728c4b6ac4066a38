import Git
import Lint

/// What is said beside the findings, on standard error.
struct Log: Sendable {
  let isQuiet: Bool

  init(_ arguments: Arguments) {
    isQuiet = arguments.has(.quiet)
  }

  func say(_ sentence: String) {
    if !isQuiet { StandardStream.error.write("east: \(shown(sentence))\n") }
  }
}

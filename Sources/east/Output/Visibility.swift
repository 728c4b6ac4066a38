import Findings

/// The severities of the findings that are printed: `--min-severity`.
struct Visibility: Sendable {
  /// The lowest severity that the user asks for; `nil` for the default.
  private let asked: Severity?
  /// The lowest severity that a terminal shows by default.
  private let ofTerminals: Severity

  init(_ arguments: Arguments) {
    asked = arguments[.minSeverity].flatMap { Severity(rawValue: $0) }
    // A note is shown if it makes the run fail, or if the user selects its rule.
    ofTerminals = arguments[.failLevel] == Severity.note.rawValue || arguments.has(.rule) ? .note : .warning
  }

  /// Returns the lowest severity that is printed. By default, files and pipes contain all findings.
  func leastSeverity(at destination: Destination) -> Severity {
    asked ?? (destination.isTerminal ? ofTerminals : .note)
  }
}

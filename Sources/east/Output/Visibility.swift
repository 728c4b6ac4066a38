import Findings
import Reports

/// Which findings are printed, by severity: `--min-severity`.
struct Visibility: Sendable {
  /// What the user asks for; `nil` for the default.
  private let asked: Severity?
  /// The lowest severity that a terminal shows by default.
  private let ofTerminals: Severity

  init(_ arguments: Arguments) {
    asked = arguments[.minSeverity].flatMap { Severity(rawValue: $0) }
    // A note is shown where it makes the run fail, or where its rule was asked for.
    ofTerminals = arguments[.failLevel] == Severity.note.rawValue || arguments.has(.rule) ? .note : .warning
  }

  /// The lowest severity that is printed. Nothing is missing from files and pipes unless the user asks for that.
  func leastSeverity(at destination: Destination) -> Severity {
    asked ?? (destination.isTerminal ? ofTerminals : .note)
  }
}

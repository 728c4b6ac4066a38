package import Findings

/// What a rule makes of a path of uses.
package struct Verdict: Sendable, Equatable {
  package let severity: Severity
  /// The name of the reason why the path is only worth a note; `nil` if there is none.
  package let reason: String?

  package init(severity: Severity, reason: String?) {
    (self.severity, self.reason) = (severity, reason)
  }
}

package import Findings

/// What a gate accepts.
package struct GateLimits {
  /// A finding that the base has less severe, and the head as severe as this or more, is new.
  let severity: Severity
  /// The number of new suppressions that are accepted; `nil` for any number.
  let suppressions: Int?

  package init(severity: Severity, suppressions: Int?) {
    self.severity = severity
    self.suppressions = suppressions
  }
}

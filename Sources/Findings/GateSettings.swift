/// The configuration that a gate used, and the findings that the head's changes of configuration and suppressions
/// silence.
package struct GateSettings: Sendable, Equatable {
  /// The version whose configuration applies: `head` or `base`.
  package var origin: String
  /// Why the base's configuration could not be applied; `nil` if it could.
  package var obstacle: String?
  /// The changes of the head that silence findings.
  package var silencings: [Silencing] = []
  /// The number of silenced findings. A finding that several changes silence counts once.
  package var findings = 0
  /// The number of silenced findings that the base does not have.
  package var new = 0
  /// The number of new suppressions.
  package var suppressions: Int
  /// The maximum number of new suppressions that the user allows; `nil` for no limit.
  package var limit: Int?

  package init(origin: String = "head", suppressions: Int = 0, limit: Int? = nil) {
    self.origin = origin
    self.suppressions = suppressions
    self.limit = limit
  }

  /// Whether a reviewer should look at the changes: new findings are silenced, the effect is unknown, or there are too
  /// many new suppressions.
  package var needsAttention: Bool { new > 0 || obstacle != nil || hasTooManySuppressions }

  package var hasTooManySuppressions: Bool { limit.map { suppressions > $0 } ?? false }
}

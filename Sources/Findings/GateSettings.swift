/// Whose settings a gate followed, and what the head's changes of settings silence.
package struct GateSettings: Sendable, Equatable {
  /// `head` or `base`.
  package var origin: String
  /// Why the base's settings could not be followed; `nil` if they could.
  package var obstacle: String?
  /// The ways in which the head's changes keep findings from being reported.
  package var silencings: [Silencing] = []
  /// How many suppressions are new.
  package var suppressions: Int
  /// How many of those the user lets pass; `nil` for any number.
  package var limit: Int?

  package init(origin: String = "head", suppressions: Int = 0, limit: Int? = nil) {
    self.origin = origin
    self.suppressions = suppressions
    self.limit = limit
  }

  /// How many findings are silenced in all.
  package var findings: Int { silencings.reduce(0) { $0 + $1.findings } }

  /// How many of those the base does not have.
  package var new: Int { silencings.reduce(0) { $0 + $1.new } }

  /// Whether somebody should look: new findings are silenced, or nobody knows.
  package var needsAttention: Bool { new > 0 || obstacle != nil || hasTooManySuppressions }

  package var hasTooManySuppressions: Bool { limit.map { suppressions > $0 } ?? false }
}

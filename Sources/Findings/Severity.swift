/// The severity of a finding.
package enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  case note, warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  /// The place in the order of severities: 0 for notes, 2 for errors.
  package var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// How much of a finding's chain is resolved.
package enum Confidence: String, Sendable, Codable, CaseIterable, Comparable {
  /// Only the name of the hop is declared in the repository.
  case low
  /// The owner of the hop is resolved, the type of the receiver is not.
  case medium
  /// The owner of the hop and the type of the receiver are resolved.
  case high

  package static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }
}

/// The severity of a finding.
package enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  case note, warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// How much of a finding is resolved.
package enum Confidence: String, Sendable, Codable, CaseIterable, Comparable {
  /// Only the hop's name is known in the repository.
  case low
  /// The hop's owner is resolved, the receiver's type is not.
  case medium
  /// The hop's owner and the receiver's type are resolved.
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

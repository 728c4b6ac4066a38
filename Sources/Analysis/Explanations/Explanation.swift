package import Findings
package import SwiftReader

/// What the linter knows of the chains at one place.
package struct Explanation: Sendable, Equatable {
  package var chains: [ExplainedChain]
}

/// One chain, link by link.
package struct ExplainedChain: Sendable, Equatable {
  package var text: String
  package var position: Position
  /// The root, then every link; a method and its call are one step.
  package var steps: [ExplainedStep]
  /// Where the chain reaches too far, if it does.
  package var violation: ChainViolation?

  package struct ChainViolation: Sendable, Equatable {
    package var edge: String
    package var member: String
    /// Whether the member is a method that is called.
    package var isCalled: Bool
    package var useKind: UseKind
    package var confidence: Confidence
    /// Why the reach is only worth a note, if it is.
    package var mitigation: Mitigation?
  }
}

/// The root of a chain or one of its links, with everything up to it taken together.
package struct ExplainedStep: Sendable, Equatable {
  /// `server`, `.info`, `()`, `[]`, `?`, `!`
  package var text: String
  package var position: Position
  /// How many hops the value is past a friend.
  package var reach: Int
  /// The value's type, if it is known.
  package var type: String?
  /// Whose member this is, if that is known.
  package var owner: String?
  /// The edge whose value the root is a local name of, if it is one.
  package var edgeOfLocal: String?
  /// Why this step is no hop.
  package var exemption: Exemption?
  /// Why this step's use of a reached value is not reported.
  package var useExemption: Exemption?
}

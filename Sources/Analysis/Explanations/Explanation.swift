package import Findings
package import SwiftReader

/// The explanation of the chains at one position or line.
package struct Explanation: Sendable, Equatable {
  package var chains: [ExplainedChain]
}

/// One chain, link by link.
package struct ExplainedChain: Sendable, Equatable {
  package var text: String
  package var position: Position
  /// The qualified name of the declaration that contains the chain.
  package var declaration: ByteString
  /// The root, then every link; a method and its call are one step.
  package var steps: [ExplainedStep]
  /// The step at which the chain reaches too far; `nil` if it does not.
  package var violation: ChainViolation?

  package struct ChainViolation: Sendable, Equatable {
    package var edge: String
    package var member: String
    /// Whether the member is a method that is called.
    package var isCalled: Bool
    package var useKind: UseKind
    package var confidence: Confidence
    /// Whether the chain begins at a local name and the reach belongs to what gives it its value, where it is reported.
    package var isReportedBefore: Bool
    /// The reason why the reach is only a note; `nil` if there is none.
    package var mitigation: Mitigation?
  }
}

/// The root of a chain or one of its links, with the value of the chain up to it.
package struct ExplainedStep: Sendable, Equatable {
  /// The text of the step: `server`, `.info`, `()`, `[]`, `?` or `!`.
  package var text: String
  package var position: Position
  /// The number of hops from a friend to the value.
  package var reach: Int
  /// The type of the value; `nil` if it is not known.
  package var type: String?
  /// The type that declares the member; `nil` if it is not known.
  package var owner: String?
  /// The edge whose value the root is a local name of; `nil` for other steps.
  package var edgeOfLocal: String?
  /// The reason why the step is not a hop; `nil` if there is none.
  package var exemption: Exemption?
  /// The reason why the step's use of a reached value is not reported; `nil` if there is none.
  package var useExemption: Exemption?
}

package import Findings
package import SwiftReader

/// The explanation of the chains at one position or line.
package struct Explanation: Sendable, Equatable {
  package var chains: [ExplainedChain]
  /// The analysis of the file, to which the uses of the chains belong.
  package var analysis: FileAnalysis

  package static func == (left: Explanation, right: Explanation) -> Bool { left.chains == right.chains }
}

/// One chain, link by link.
package struct ExplainedChain: Sendable, Equatable {
  package var text: String
  package var position: Position
  /// The qualified name of the declaration that contains the chain.
  package var declaration: ByteString
  /// The root, then every link; a method and its call are one step.
  package var steps: [ExplainedStep]
  /// The uses of what friends gave, in the order of the chain.
  package var paths: [ExplainedPath]
}

/// The uses of a chain that go on from each other.
package struct ExplainedPath: Sendable, Equatable {
  package var path: ReachPath
  package var edge: String
  /// The members that are used, as in ``EdgeUse/members``.
  package var members: String
  /// Whether the last member is a method that is called.
  package var isCalled: Bool
  package var confidence: Confidence

  package var useKind: UseKind { path.kind }
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
  /// The concept that makes the step silent; `nil` if there is none.
  package var concept: Concept?
  /// The concept that makes the step's use of a reached value silent; `nil` if there is none.
  package var useConcept: Concept?
}

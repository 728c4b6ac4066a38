package import SwiftReader

/// One resolved step of a chain, its root or one link, with the origin of the value after the step.
package struct ChainStep {
  package var chain: UInt32
  /// `nil` for the root.
  package var link: Link?
  /// The number of the link; for the root the number of the first link.
  var position: UInt32
  var origin: ValueOrigin
  /// Why the step is not counted, and why its use of a reached value is not listed.
  var concept: Concept?
  var useConcept: Concept?
  /// The declaration of the member that the step uses; none if it was not found.
  package var found: DeclarationID

  /// The type of the value after the step.
  package var type: KnownType { origin.type }

  /// Whether the owner forwards the member lookup to the value that it wraps, as with `@dynamicMemberLookup`.
  package var isLookedUp = false
}

extension ChainAnalyzer {
  /// Analyzes every chain of a file, including those that cannot reach, and records their steps.
  ///
  /// - Returns: the analysis, and the steps of all chains. The steps of a chain in an argument come between the steps
  ///   of the enclosing chain.
  package mutating func trace(_ file: Int) -> (analysis: FileAnalysis, steps: [ChainStep]) {
    trace = []
    defer { trace = nil }
    let analysis = analyze(file, isRecorded: false)
    return (analysis, trace ?? [])
  }
}

extension ChainAnalyzer {
  func note(_ origin: ValueOrigin, at link: Link?, _ position: UInt32, _ walk: inout ChainWalk) {
    guard trace != nil, !frame.isOfForeignValue else { return }
    walk.steps.append(
      ChainStep(
        chain: walk.index, link: link, position: position, origin: origin, concept: walk.concept,
        useConcept: walk.useConcept, found: walk.found, isLookedUp: walk.isLookedUp))
  }
}

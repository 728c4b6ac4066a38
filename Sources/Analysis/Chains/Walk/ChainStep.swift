package import SwiftReader

/// The root or one link of a chain, and what it came to.
package struct ChainStep {
  package var chain: UInt32
  /// `nil` for the root.
  package var link: Link?
  /// The link's number; of a root that of the first link.
  var position: UInt32
  var origin: ValueOrigin
  var exemption: Exemption?
  var useExemption: Exemption?
  /// The member that the step found.
  package var found: DeclarationID

  /// The type of the value behind the step.
  package var type: KnownType { origin.type }

  /// Whether the owner looks the member up in the value that it wraps.
  package var isLookedUp: Bool { exemption == .dynamicMember }
}

extension ChainAnalyzer {
  /// Analyzes every chain of a file, those that cannot reach too far included.
  ///
  /// - Returns: what was found, and the steps of all chains; those of chains in arguments stand between those of the
  ///   chain around them.
  package mutating func trace(_ file: Int) -> (analysis: FileAnalysis, steps: [ChainStep]) {
    trace = []
    defer { trace = nil }
    let analysis = analyze(file, isRecorded: false)
    return (analysis, trace ?? [])
  }
}

extension ChainAnalyzer {
  func note(_ origin: ValueOrigin, at link: Link?, _ position: UInt32, _ walk: inout ChainWalk) {
    guard trace != nil, frame.cachesResults else { return }
    walk.steps.append(
      ChainStep(
        chain: walk.index, link: link, position: position, origin: origin, exemption: walk.exemption,
        useExemption: walk.useExemption, found: walk.found))
  }
}

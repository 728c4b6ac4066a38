import SwiftReader

/// A chain while it is followed from link to link.
struct ChainWalk {
  let index: UInt32
  let chain: Chain
  var next: UInt32
  /// Found violations, the first that is sure and at most one before it that is less so.
  var violations: [Violation] = []
  /// Whether a call was passed since the first violation: what is written after it is another object.
  var hasCalled = false
  var reportedReach: Hops = 0
  /// Whether a use past a hop counts, and whether its receiver has a type.
  var isCounted = false
  var isTyped = false
  /// The values whose methods were given closures, by the methods' links.
  var receivers: [(link: UInt32, origin: ValueOrigin)] = []
  /// Whether it goes on from where a walk was interrupted.
  var isResumed = false
  /// While a chain is explained, what its steps came to; those before an interruption are the frame's.
  var steps: [ChainStep] = []
  /// Why the last step is no hop, why its use of a reached value is not reported, and the member it found: for those who
  /// want the chain explained.
  var exemption: Exemption?
  var useExemption: Exemption?
  var found = DeclarationID.none

  init(index: UInt32, chain: Chain) {
    self.index = index
    self.chain = chain
    next = chain.links.lowerBound
  }

  /// Whether anything was found that is to be kept.
  var hasFound: Bool { !violations.isEmpty || isCounted || !receivers.isEmpty || isResumed || !steps.isEmpty }

  /// Remembers why a step is no hop; the first reason is the one that counts.
  mutating func exempt(_ exemption: Exemption) {
    self.exemption = self.exemption ?? exemption
  }
}

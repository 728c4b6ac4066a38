import SwiftReader

/// The state of the walk along one chain, from its root to its last link.
struct ChainWalk {
  let index: UInt32
  let chain: Chain
  var next: UInt32
  /// The violations found so far. Each has a higher confidence or a larger reach than every violation before it.
  var violations: [Violation] = []
  /// Whether the chain calls a method after its first violation: a later write changes the result of the call, another
  /// object.
  var hasCalled = false
  var reportedReach: Hops = 0
  /// Whether a use past a hop was counted, and whether the type of its receiver is known.
  var isCounted = false
  var isTyped = false
  /// The receivers of the methods that take closures, by the links of the methods.
  var receivers: [(link: UInt32, origin: ValueOrigin)] = []
  /// Whether the walk continues one that was interrupted.
  var isResumed = false
  /// The steps since the last interruption, recorded for `east explain`; the earlier steps are in
  /// ``Frame/interruptedSteps``.
  var steps: [ChainStep] = []
  /// Why the last step is not a hop, why its use of a reached value is not reported, and the member that it uses;
  /// recorded for `east explain`.
  var exemption: Exemption?
  var useExemption: Exemption?
  var found = DeclarationID.none

  init(index: UInt32, chain: Chain) {
    self.index = index
    self.chain = chain
    next = chain.links.lowerBound
  }

  /// Whether the walk has results that have to be kept.
  var hasFound: Bool { !violations.isEmpty || isCounted || !receivers.isEmpty || isResumed || !steps.isEmpty }

  /// Records why a step is not a hop. The first reason counts.
  mutating func exempt(_ exemption: Exemption) {
    self.exemption = self.exemption ?? exemption
  }
}

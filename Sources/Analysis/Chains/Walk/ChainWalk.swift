import SwiftReader

/// The state of the walk along one chain, from its root to its last link.
struct ChainWalk {
  let index: UInt32
  let chain: Chain
  var next: UInt32
  /// The uses found so far.
  var uses: [Use] = []
  /// Whether the next use goes on from the last one: the value has not become a friend in between.
  var goesOn = false
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
  /// Why the last step is not counted, why its use of a reached value is not listed, and the member that it uses;
  /// recorded for `east explain`.
  var concept: Concept?
  var useConcept: Concept?
  var found = DeclarationID.none
  var isLookedUp = false

  init(index: UInt32, chain: Chain) {
    self.index = index
    self.chain = chain
    next = chain.links.lowerBound
  }

  /// Whether the walk has results that have to be kept.
  var hasFound: Bool { !uses.isEmpty || isCounted || !receivers.isEmpty || isResumed || !steps.isEmpty }

  /// Records why a step is not counted. The first reason counts.
  mutating func note(_ concept: Concept) {
    self.concept = self.concept ?? concept
  }
}

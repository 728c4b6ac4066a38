package import Findings

/// Which of the reaches a rule asks for.
package struct ReachQuery: Sendable {
  package var useKind: UseKind
  /// The hops past a friend from which on a use reaches too far.
  package var allowed: Int
  package var confidence: Confidence
  /// What the rule's configuration adds to what is known of members and types.
  package var vocabulary: Vocabulary
  /// The types whose properties count.
  package var owners: Owners
  /// Whether a whole type's uses of an edge are one reaching.
  package var gathersTypes = false

  package init(
    _ useKind: UseKind, allowed: Int = 1, confidence: Confidence, vocabulary: Vocabulary = Vocabulary(),
    owners: Owners = Owners([])
  ) {
    self.useKind = useKind
    self.allowed = allowed
    self.confidence = confidence
    self.vocabulary = vocabulary
    self.owners = owners
  }
}

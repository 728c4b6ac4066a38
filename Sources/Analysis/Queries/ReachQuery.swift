package import Findings

/// The criteria for the reaches that a rule reports.
package struct ReachQuery: Sendable {
  package var useKind: UseKind
  /// The number of hops past a friend from which on a use reaches too far.
  package var minReach: Int
  package var confidence: Confidence
  /// The members and types that the rule's configuration adds to the known ones.
  package var vocabulary: Vocabulary
  /// The types whose properties count as hops.
  package var owners: Owners
  /// Whether all uses of an edge in one type are one reach.
  package var gathersTypes = false

  package init(
    _ useKind: UseKind, minReach: Int = 1, confidence: Confidence, vocabulary: Vocabulary = Vocabulary(),
    owners: Owners = Owners([])
  ) {
    self.useKind = useKind
    self.minReach = minReach
    self.confidence = confidence
    self.vocabulary = vocabulary
    self.owners = owners
  }
}

package import Findings

/// A use of a value that is too far away.
package struct Violation: Sendable, Equatable {
  package var chain: UInt32
  package var link: UInt32
  package var hop: Hop
  package var reach: Int
  package var useKind: UseKind
  package var confidence: Confidence
  /// The local name that holds what the hop gave, an index into the bindings of the file, plus one; 0 if none does.
  package var binding: UInt32
  /// Where that name gets the value.
  package var named: UInt32 = 0
  /// How far the expression behind a local name was already found to reach.
  package var reportedReach: Int
  /// Whether it stands in the second half of `Binding(get: { … }, set: { … })`.
  var isInSetter = false
  /// Why it is only worth a note, if it is.
  var mitigation: Mitigation?
}

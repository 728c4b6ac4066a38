package import Findings

/// A use of a value that is too far away.
package struct Violation: Sendable, Equatable {
  package var chain: UInt32
  package var link: UInt32
  package var hop: Hop
  package var reach: Int
  package var useKind: UseKind
  package var confidence: Confidence
  /// The local name through which the value is used: its index in the bindings of the file plus one; 0 if there is
  /// none.
  package var binding: UInt32
  /// The offset at which the local name gets the value.
  package var named: UInt32 = 0
  /// The reach of the violation that was already found in the expression of the local name; 0 if there is none.
  package var reportedReach: Int
  /// Whether the use is in the `set` closure of `Binding(get: { … }, set: { … })`.
  var isInSetter = false
  /// The reason why the violation is only a note; `nil` if it is not.
  var mitigation: Mitigation?
}

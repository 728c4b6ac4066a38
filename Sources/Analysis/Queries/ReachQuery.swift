package import Findings

/// The criteria for the paths of uses that a rule reports.
package struct ReachQuery: Sendable {
  package var useKind: UseKind
  /// The number of steps past a friend from which on a use is reported: 1 for the first one.
  package var allowed: Int
  package var confidence: Confidence
  /// The types whose properties are checked.
  package var owners: Owners
  /// The further types that count as values, and the further members that only identify their value, by name.
  package var silent = SilentNames()
  /// Whether all uses of an edge in one type are one reach.
  package var gathersTypes = false

  package init(
    _ useKind: UseKind, allowed: Int = 1, confidence: Confidence, owners: Owners = Owners([])
  ) {
    self.useKind = useKind
    self.allowed = allowed
    self.confidence = confidence
    self.owners = owners
  }
}

/// The names by which a configuration makes further steps silent.
package struct SilentNames: Sendable, Equatable {
  package var types: Set<String> = []
  package var members: Set<String> = []

  package init(types: [String] = [], members: [String] = []) {
    (self.types, self.members) = (Set(types), Set(members))
  }

  var isEmpty: Bool { types.isEmpty && members.isEmpty }
}

package import Findings
package import Linting

/// The rules whose findings are permitted up to a ceiling, and the ceilings.
package struct Budgets: Sendable {
  package typealias Place = Ceilings.Place

  /// What the findings of each rule are counted by.
  private let axes: [String: FindingAxis]
  private let ceilings: Ceilings
  /// The names under which the findings of a file are counted, by axis and path.
  private let names: @Sendable (FindingAxis, ByteString) -> ByteString

  init(
    _ axes: [String: FindingAxis], _ ceilings: Ceilings,
    names: @escaping @Sendable (FindingAxis, ByteString) -> ByteString
  ) {
    (self.axes, self.ceilings, self.names) = (axes, ceilings, names)
  }

  /// Returns whether a rule has ceilings.
  package func limits(_ rule: String) -> Bool { axes[rule] != nil }

  /// Returns the numbers of errors and warnings of the rules with a budget.
  package func counts(of findings: [Finding]) -> [Place: Int] {
    findings.reduce(into: [:]) { counts, finding in
      if let place = place(of: finding) { counts[place, default: 0] += 1 }
    }
  }

  /// Returns the places that have more findings than their ceiling permits, with both numbers, in order.
  package func crossed(by findings: [Finding]) -> [(place: Place, count: Int, ceiling: Int)] {
    counts(of: findings).filter { $0.value > ceilings[$0.key] }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value, ceilings[$0.key])
    }
  }

  /// Returns the numbers of findings and the ceilings of all places that have either, in order.
  package func places(with counts: [Place: Int]) -> [(place: Place, count: Int, ceiling: Int)] {
    let places = Set(ceilings.places).union(counts.keys).filter { limits($0.rule) }
    return places.sorted().map { ($0, counts[$0] ?? 0, ceilings[$0]) }
  }

  /// Returns the ceilings, none of them higher than the number of findings; see ``Ceilings/tightened(to:)``.
  package func tightened(to counts: [Place: Int]) -> Ceilings { ceilings.tightened(to: counts) }

  /// Returns how many of other ceilings are lower and higher.
  package func difference(to newer: Ceilings) -> (lowered: Int, raised: Int) {
    (ceilings.raised(since: newer).count, newer.raised(since: ceilings).count)
  }

  /// Returns the findings that no ceiling permits, in order.
  func unpermitted(among findings: [Finding]) -> [Finding] {
    let crossed = Set(crossed(by: findings).map(\.place))
    return findings.filter { place(of: $0).map(crossed.contains) ?? true }
  }

  private func place(of finding: Finding) -> Place? {
    guard finding.severity > .note, let axis = axes[finding.rule] else { return nil }
    return Place(rule: finding.rule, name: names(axis, finding.path))
  }
}

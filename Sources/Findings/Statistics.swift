/// The numbers of a report's findings by rule, edge and owner, and of its notes by reason; each list is sorted by descending count.
package struct Statistics: Sendable, Equatable {
  package var chainCounts: ChainCounts
  package var rules: [Count]
  /// The notes that are notes for a reason, by the reason's name.
  package var reasons: [Count]
  package var edges: [Count]
  package var owners: [Count]
  /// The weight of each edge, see ``FindingWeight``.
  package var weights: [Count]

  package struct Count: Sendable, Equatable {
    package var name: ByteString
    package var count: Int

    package init(name: ByteString, count: Int) {
      (self.name, self.count) = (name, count)
    }
  }

  /// - Parameter edges: the findings whose subject has an edge.
  package init(of findings: [Finding], edges found: [Finding], _ chainCounts: ChainCounts) {
    self.chainCounts = chainCounts
    rules = Self.counts(findings.map { ByteString($0.rule) })
    reasons = Self.counts(findings.compactMap { $0.reason.map { ByteString($0) } })
    edges = Self.counts(found.map(\.subject.edge))
    owners = Self.counts(found.map(\.subject.owner))
    weights = EdgeSummary(of: found).edges.map { Count(name: $0.name, count: $0.weight) }
  }

  /// Returns the number of occurrences of each name, sorted by descending count.
  package static func counts(_ names: [ByteString]) -> [Count] {
    var counts: [ByteString: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return counts.map { Count(name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}

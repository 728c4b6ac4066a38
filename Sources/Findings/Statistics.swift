/// Counts of a report's findings, each list with the largest count first.
package struct Statistics: Sendable, Equatable {
  package var chainCounts: ChainCounts
  package var rules: [Count]
  package var edges: [Count]
  package var owners: [Count]

  package struct Count: Sendable, Equatable {
    package var name: ByteString
    package var count: Int
  }

  /// - Parameter edges: those of the findings that speak of an edge.
  package init(of findings: [Finding], edges found: [Finding], _ chainCounts: ChainCounts) {
    self.chainCounts = chainCounts
    rules = Self.counts(findings.map { ByteString($0.rule) })
    edges = Self.counts(found.map(\.subject.edge))
    owners = Self.counts(found.map(\.subject.owner))
  }

  /// Counts equal names.
  package static func counts(_ names: [ByteString]) -> [Count] {
    var counts: [ByteString: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return counts.map { Count(name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}

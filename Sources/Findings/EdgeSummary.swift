/// The number of findings for each edge.
package struct EdgeSummary: Sendable, Equatable {
  /// The edges, those with the most violations first.
  package private(set) var edges: [Edge] = []
  /// The number of findings for each rule, of the findings that have no edge.
  package private(set) var others: [Statistics.Count] = []
  /// The number of edges that exceed the limit and are not in ``edges``.
  package private(set) var omitted = 0

  package struct Edge: Sendable, Equatable {
    /// The owner and the property: `Server.info`.
    package let name: ByteString
    /// The location of the property's declaration; `nil` if it is unknown.
    package fileprivate(set) var declaration: RelatedLocation?
    package let counts: SeverityCounts
    /// The number of declarations that reach through the property.
    package let users: Int

    /// The number of errors and warnings; notes are not violations.
    package var violations: Int { counts.error + counts.warning }

    package var findings: Int { violations + counts.note }
  }

  /// - Parameter limit: the maximum number of edges in ``edges``.
  package init(of findings: [Finding], atMost limit: Int = .max) {
    var groups: [ByteString: [Finding]] = [:]
    var rules: [String: Int] = [:]
    for finding in findings {
      if case .reach(let reach) = finding.subject {
        groups[reach.edge, default: []].append(finding)
      } else {
        rules[finding.rule, default: 0] += 1
      }
    }
    edges = groups.map { Edge($0.key, $0.value) }.sorted {
      ($1.violations, $1.findings, $0.name) < ($0.violations, $0.findings, $1.name)
    }
    omitted = max(0, edges.count - limit)
    edges.removeLast(omitted)
    others = rules.map { Statistics.Count(name: ByteString($0.key), count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}

extension EdgeSummary {
  /// Replaces the path of each declaration.
  package mutating func moveDeclarations(to path: (ByteString) -> ByteString) {
    for index in edges.indices {
      if let old = edges[index].declaration?.path { edges[index].declaration?.path = path(old) }
    }
  }
}

extension EdgeSummary.Edge {
  fileprivate init(_ name: ByteString, _ findings: [Finding]) {
    self.name = name
    declaration = findings.lazy.compactMap { $0.related.first { !$0.isStep } }.first
    counts = SeverityCounts(of: findings)
    users = Set(findings.map(\.declaration)).count
  }
}

/// Findings counted by the property that they reach through.
package struct EdgeSummary: Sendable, Equatable {
  /// The edges with the most violations first.
  package private(set) var edges: [Edge] = []
  /// The findings about no edge, counted by rule.
  package private(set) var others: [Statistics.Count] = []
  /// How many edges there are beyond these.
  package private(set) var omitted = 0

  package struct Edge: Sendable, Equatable {
    /// `Server.info`.
    package let name: ByteString
    /// Where the property is declared; `nil` if that is not known.
    package let declaration: RelatedLocation?
    package let counts: SeverityCounts
    /// The number of declarations that reach through the property.
    package let users: Int

    /// What a rule calls a violation rather than a note.
    package var violations: Int { counts.error + counts.warning }

    package var findings: Int { violations + counts.note }
  }

  /// - Parameter limit: no more edges than these are kept.
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

extension EdgeSummary.Edge {
  fileprivate init(_ name: ByteString, _ findings: [Finding]) {
    self.name = name
    declaration = findings.lazy.compactMap { $0.related.first { !$0.isStep } }.first
    counts = SeverityCounts(of: findings)
    users = Set(findings.map(\.declaration)).count
  }
}

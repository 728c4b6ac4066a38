/// Findings by edge, and by rule where they have no edge.
package struct EdgeSummary: Sendable, Equatable {
  /// The edges, the heaviest first.
  package private(set) var edges: [Edge] = []
  /// The rules of the findings that have no edge, those with the most findings first.
  package private(set) var others: [Other] = []
  /// The number of edges that exceed the limit and are not in ``edges``.
  package private(set) var omitted = 0

  package struct Edge: Sendable, Equatable {
    /// The owner and the property: `Server.info`.
    package let name: ByteString
    /// The location of the property's declaration; `nil` if it is unknown.
    package fileprivate(set) var declaration: RelatedLocation?
    /// The findings, in the order of the input.
    package let findings: [Finding]
    package let counts: SeverityCounts
    /// The number of declarations that reach through the property.
    package let users: Int
    /// How urgent the edge is, see ``FindingWeight``.
    package let weight: Int

    /// The owner of the property.
    package var owner: ByteString { findings.first?.owner ?? name }

    /// The number of errors and warnings; notes are not violations.
    package var violations: Int { counts.error + counts.warning }
  }

  package struct Other: Sendable, Equatable {
    package let rule: String
    package let findings: [Finding]
    package let weight: Int
  }

  /// - Parameter limit: the maximum number of edges in ``edges``.
  package init(of findings: [Finding], atMost limit: Int = .max) {
    // Types of two targets may have one name.
    var groups: [[ByteString]: [Finding]] = [:]
    var rules: [String: [Finding]] = [:]
    for finding in findings {
      if finding.isReach {
        groups[[finding.edge, finding.declaredAt?.path ?? ""], default: []].append(finding)
      } else {
        rules[finding.rule, default: []].append(finding)
      }
    }
    edges = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { Edge($0.key[0], $0.value) }
      .enumerated().sorted {
        let (left, right) = ($0.element, $1.element)
        return (right.weight, right.findings.count, $0.offset) < (left.weight, left.findings.count, $1.offset)
      }.map(\.element)
    omitted = max(0, edges.count - limit)
    edges.removeLast(omitted)
    others = rules.map { Other(rule: $0.key, findings: $0.value, weight: FindingWeight.sum($0.value)) }
      .sorted { ($1.findings.count, $0.rule) < ($0.findings.count, $1.rule) }
  }
}

/// The order in which findings are worth a reader's time: errors count 3, warnings 1, each times the steps past a friend
/// (at most 3), and each file with one of them counts 1 more. Notes count nothing.
package enum FindingWeight {
  /// Returns the weight of the findings of one edge, owner or rule.
  package static func sum(_ findings: [Finding]) -> Int {
    let violations = findings.filter { $0.severity > .note }
    return violations.reduce(Set(violations.map(\.path)).count) { $0 + of($1) }
  }

  private static func of(_ finding: Finding) -> Int {
    (finding.severity == .error ? 3 : 1) * min(3, max(1, finding.steps))
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
    self.findings = findings
    declaration = findings.lazy.compactMap(\.declaredAt).first
    counts = SeverityCounts(of: findings)
    users = Set(findings.map(\.declaration)).count
    weight = FindingWeight.sum(findings)
  }
}

extension [Finding] {
  /// Returns at most the given number of findings, in their order: first one of each edge or rule, that of the heaviest
  /// first, then a second one of each. Of one edge the most severe come first.
  package func worst(_ limit: Int) -> [Finding] {
    if count <= limit { return self }
    let summary = EdgeSummary(of: self)
    let groups = (summary.edges.map { ($0.weight, $0.findings) } + summary.others.map { ($0.weight, $0.findings) })
      .enumerated().sorted { ($1.element.0, $0.offset) < ($0.element.0, $1.offset) }.map(\.element.1)
    var ranked: [(turn: Int, group: Int, finding: Finding)] = []
    for (number, group) in groups.enumerated() {
      let severe = group.indices.sorted { (group[$1].severity, $0) < (group[$0].severity, $1) }
      for (turn, index) in severe.enumerated() { ranked.append((turn, number, group[index])) }
    }
    ranked.sort { ($0.turn, $0.group) < ($1.turn, $1.group) }
    return ranked.prefix(limit).map(\.finding).sorted()
  }
}

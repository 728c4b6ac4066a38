import Findings

/// Findings that a reader fixes together: those of an edge, of an owner whose properties are used together, or of a rule
/// whose findings have no edge.
struct FindingBlock {
  /// `Server.info`, `Server` or the id of a rule.
  let name: ByteString
  /// The number of properties; 0 for a rule.
  let properties: Int
  let findings: [Finding]
  let declaration: RelatedLocation?
  let weight: Int

  /// Whether `--edge` selects the findings of the block.
  var hasEdge: Bool { properties > 0 }

  private var place: ByteString { declaration?.path ?? "" }

  var severity: Severity { findings.map(\.severity).max() ?? .note }

  /// Returns the blocks of some findings, the heaviest first.
  static func blocks(of findings: [Finding]) -> [FindingBlock] {
    let summary = EdgeSummary(of: findings)
    var owners: [[ByteString]: [EdgeSummary.Edge]] = [:]
    for edge in summary.edges { owners[[edge.owner, edge.declaration?.path ?? ""], default: []].append(edge) }
    var blocks: [FindingBlock] = []
    for (owner, edges) in owners {
      if areUsedTogether(edges) {
        blocks.append(FindingBlock(owner[0], edges))
      } else {
        blocks += edges.map { FindingBlock($0.name, [$0]) }
      }
    }
    blocks += summary.others.map { FindingBlock($0) }
    return blocks.sorted {
      ($1.weight, $1.findings.count, $0.name, $0.place, $0.properties)
        < ($0.weight, $0.findings.count, $1.name, $1.place, $1.properties)
    }
  }

  /// Returns whether most files that use an owner's properties use three or more of them, as one that hides the `icon`,
  /// the `label` and the `spinner` of a `fileView`: they have one cure.
  private static func areUsedTogether(_ edges: [EdgeSummary.Edge]) -> Bool {
    if edges.count < 3 { return false }
    var counts: [ByteString: Int] = [:]
    for edge in edges {
      for path in Set(edge.findings.map(\.path)) { counts[path, default: 0] += 1 }
    }
    return 2 * counts.values.count { $0 > 2 } > counts.count
  }

  private init(_ name: ByteString, _ edges: [EdgeSummary.Edge]) {
    self.name = name
    properties = edges.count
    findings = edges.flatMap(\.findings).sorted()
    declaration = edges[0].declaration
    weight = FindingWeight.sum(findings)
  }

  private init(_ other: EdgeSummary.Other) {
    name = ByteString(other.rule)
    properties = 0
    findings = other.findings
    declaration = nil
    weight = other.weight
  }

  /// The findings that are shown first, at most the given number: the most severe, of different files.
  func examples(_ count: Int) -> [Finding] {
    if count >= findings.count { return findings }
    var seen: Set<ByteString> = []
    let severe = findings.indices.sorted { (findings[$1].severity, $0) < (findings[$0].severity, $1) }
    let first = severe.filter { seen.insert(findings[$0].path).inserted }.prefix(count)
    let rest = severe.filter { !first.contains($0) }.prefix(count - first.count)
    return (first + rest).sorted().map { findings[$0] }
  }
}

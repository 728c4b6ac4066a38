import Findings
import Maps

/// An HTML table with a row for each node that uses properties and a column for each node that owns them.
struct Matrix {
  private let map: CouplingMap
  private let users: [Int]
  private let owners: [Int]
  private let arrows: [Cell: CouplingMap.Arrow]

  private struct Cell: Hashable {
    let user: Int
    let owner: Int
  }

  /// - Parameter limit: the maximum number of rows and of columns; those with the most findings and uses are kept.
  init(_ map: CouplingMap, atMost limit: Int) {
    self.map = map
    users = Self.heaviest(map.arrows.map { ($0.user, $0.counts) }, atMost: limit)
    owners = Self.heaviest(map.arrows.map { ($0.owner, $0.counts) }, atMost: limit)
    arrows = Dictionary(map.arrows.map { (Cell(user: $0.user, owner: $0.owner), $0) }) { first, _ in first }
  }

  /// Returns the nodes with the most findings and uses, sorted by name.
  private static func heaviest(_ ends: [(node: Int, counts: CouplingMap.Counts)], atMost limit: Int) -> [Int] {
    let weights = Dictionary(ends.map { ($0.node, $0.counts) }) { $0 + $1 }
    return weights.sorted { ($1.value.findings, $1.value.uses, $0.key) < ($0.value.findings, $0.value.uses, $1.key) }
      .prefix(limit).map(\.key).sorted()
  }

  var html: String {
    let head = owners.map { "<th scope=\"col\">\(name($0))</th>" }.joined()
    let rows = users.map { user in
      "<tr><th scope=\"row\">\(name(user))</th>\(owners.map { cell(user, $0) }.joined())</tr>\n"
    }
    let isPart = users.count < Set(map.arrows.map(\.user)).count || owners.count < Set(map.arrows.map(\.owner)).count
    return """
      <p>Rows use the properties of columns: <span class="error">findings</span> where there are some, else uses.\
      \(isPart ? " Those with fewer findings and uses are left out." : "")</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Matrix of users and owners"><table class="matrix"><thead><tr><td></td>\(head)</tr></thead>
      <tbody>
      \(rows.joined())</tbody></table></div>

      """
  }

  private func cell(_ user: Int, _ owner: Int) -> String {
    guard let arrow = arrows[Cell(user: user, owner: owner)] else { return "<td></td>" }
    let title =
      "\(escaped(map.nodes[user].name)) uses \(escaped(map.nodes[owner].name)): "
      + arrow.countsText
    let hit = arrow.counts.findings + arrow.baseCounts.findings > 0
    return
      "<td\(hit ? " class=\"hit\"" : "") title=\"\(escapedXML(title))\">\(arrow.text(of: hit ? \.findings : \.uses))"
      + "<span class=\"hidden\"> \(hit ? "findings" : "uses")</span></td>"
  }

  private func name(_ node: Int) -> String { escapedXML(escaped(map.nodes[node].name)) }
}

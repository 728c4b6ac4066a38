import Findings

extension CouplingMap {
  /// The arrows as a table for people.
  package var text: String {
    if arrows.isEmpty { return "the map has no arrows\n\(comparison)" }
    let rows = arrows.map { arrow in
      [counts(arrow) { $0.findings }, counts(arrow) { $0.uses }] + (arrow.change.map { [$0.rawValue] } ?? [])
        + [shown(nodes[arrow.user]), shown(nodes[arrow.owner]), arrow.propertiesText(atMost: 3)]
    }
    let change = arrows.contains { $0.change != nil } ? ["change"] : []
    return textTable([["findings", "uses"] + change + ["user", "owner", "properties"]] + rows, numbers: 0..<2)
      + (rest.map { "\($0); pass --max N\n" } ?? "") + comparison
  }

  /// The line that names the base of a comparison.
  private var comparison: String { baseCommit.map { "compared with \($0.prefix(12))\n" } ?? "" }

  /// Returns the count of an arrow: `4`; in a comparison both counts: `2 → 4`.
  private func counts(_ arrow: Arrow, _ count: (Counts) -> Int) -> String {
    let now = count(arrow.counts)
    return arrow.change == nil ? "\(now)" : "\(count(arrow.baseCounts)) → \(now)"
  }

  private func shown(_ node: TypeName) -> String { escaped(node.name) }
}

extension CouplingMap.Arrow {
  /// Returns the names of the first properties and the number of the others: `engine, wheels and 3 more`.
  package func propertiesText(atMost limit: Int) -> String {
    let names = properties.prefix(limit).map { escaped($0.name) }.joined(separator: ", ")
    return properties.count > limit ? "\(names) and \(properties.count - limit) more" : names
  }
}

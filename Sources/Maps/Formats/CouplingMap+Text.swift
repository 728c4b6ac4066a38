import Findings

extension CouplingMap {
  /// The arrows as a table for people.
  package var text: String {
    if arrows.isEmpty { return "the map has no arrows\n\(comparison)" }
    let rows = arrows.map { arrow in
      [arrow.text(of: \.findings), arrow.text(of: \.uses)] + (arrow.change.map { [$0.rawValue] } ?? [])
        + [shown(nodes[arrow.user]), shown(nodes[arrow.owner]), arrow.propertiesText(atMost: 3)]
    }
    let change = arrows.contains { $0.change != nil } ? ["change"] : []
    return textTable([["findings", "uses"] + change + ["user", "owner", "properties"]] + rows, numbers: 0..<2)
      + (rest.map { "\($0); pass --max N\n" } ?? "") + comparison
  }

  /// The line that names the base of a comparison.
  private var comparison: String { baseCommit.map { "compared with \($0.prefix(12))\n" } ?? "" }

  private func shown(_ node: TypeName) -> String { escaped(node.name) }
}

extension CouplingMap.Arrow {
  /// Returns a count of the arrow: `4`; in a comparison both counts: `2 → 4`.
  package func text(of count: KeyPath<CouplingMap.Counts, Int>) -> String {
    let now = counts[keyPath: count]
    return change == nil ? "\(now)" : "\(baseCounts[keyPath: count]) → \(now)"
  }

  /// The counts of the arrow: `4 uses, 1 finding`; in a comparison both: `2 → 4 uses, 1 → 1 finding`.
  package var countsText: String {
    "\(text(of: \.uses)) \(counts.uses == 1 ? "use" : "uses"), "
      + "\(text(of: \.findings)) \(counts.findings == 1 ? "finding" : "findings")"
  }

  /// Returns the names of the first properties and the number of the others: `engine, wheels and 3 more`. In a
  /// comparison these are the properties that differ, if any do.
  package func propertiesText(atMost limit: Int) -> String {
    let different = properties.filter(\.differs)
    let properties = different.isEmpty ? properties : different
    let names = properties.prefix(limit).map { escaped($0.name) }.joined(separator: ", ")
    return properties.count > limit ? "\(names) and \(properties.count - limit) more" : names
  }
}

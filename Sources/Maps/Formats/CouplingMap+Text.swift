import Findings

extension CouplingMap {
  /// Returns the arrows as a table for people.
  ///
  /// - Parameter omitted: the number of arrows of the whole map that this map does not have.
  package func text(omitted: Int) -> String {
    if arrows.isEmpty { return "the map has no arrows\n" }
    let rows = arrows.map { arrow in
      [
        change(arrow) { $0.findings }, change(arrow) { $0.uses }, shown(nodes[arrow.user]), shown(nodes[arrow.owner]),
        arrow.propertiesText(atMost: 3),
      ]
    }
    return textTable([["findings", "uses", "user", "owner", "properties"]] + rows, numbers: 0..<2)
      + (omitted > 0 ? "… and \(pluralized(omitted, "arrow")) more; pass --max N\n" : "")
  }

  /// Returns the count of an arrow: `4`; in a comparison both counts: `2 → 4`.
  private func change(_ arrow: Arrow, _ count: (Counts) -> Int) -> String {
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

import Findings

extension CouplingMap {
  /// A table of the arrows, for people.
  ///
  /// - Parameter omitted: how many arrows the whole map has beyond these.
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

  /// `4`; in a comparison `2 → 4`.
  private func change(_ arrow: Arrow, _ count: (Counts) -> Int) -> String {
    let now = count(arrow.counts)
    return arrow.change == nil ? "\(now)" : "\(count(arrow.baseCounts)) → \(now)"
  }

  private func shown(_ node: TypeName) -> String { escaped(node.name) }
}

extension CouplingMap.Arrow {
  /// `engine, wheels and 3 more`
  package func propertiesText(atMost limit: Int) -> String {
    let names = properties.prefix(limit).map { escaped($0.name) }.joined(separator: ", ")
    return properties.count > limit ? "\(names) and \(properties.count - limit) more" : names
  }
}

import Findings

extension CouplingMap {
  /// The map as JSON, as described in `Documentation/Map.md`.
  package var json: String {
    JSONText.document { json in
      json.member("version", 1)
      json.member("omitted", omitted)
      if let baseCommit { json.member("base", baseCommit) }
      json.lines("nodes", nodes) { json, node in
        json.member("name", node.name)
        if !node.module.isEmpty { json.member("module", node.module) }
      }
      json.lines("arrows", arrows) { json, arrow in
        json.member("user", arrow.user)
        json.member("owner", arrow.owner)
        json.write(arrow.counts, arrow.change == nil ? nil : arrow.baseCounts)
        if let change = arrow.change { json.member("change", change.rawValue) }
        json.array("properties", arrow.properties) { json, property in
          json.member("name", property.name)
          json.write(property.counts, property.base)
        }
      }
    }
  }
}

extension JSONText {
  fileprivate mutating func write(_ counts: CouplingMap.Counts, _ base: CouplingMap.Counts?) {
    member("uses", counts.uses)
    member("findings", counts.findings)
    guard let base else { return }
    member("usesBefore", base.uses)
    member("findingsBefore", base.findings)
  }
}

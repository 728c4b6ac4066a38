package import Findings

extension CouplingMap {
  /// The map without the properties that no finding reaches through, neither in the head nor at the base.
  package var findingsOnly: CouplingMap {
    having(entries.filter { $0.counts.findings > 0 || ($0.base?.findings ?? 0) > 0 })
  }

  /// The map with only the arrows that differ from the base of a comparison. An arrow has all its properties, so that
  /// its counts are those of the versions.
  package var differences: CouplingMap {
    having(arrows.filter { $0.properties.contains(where: \.differs) }.flatMap(entries))
  }

  /// The map with modules as nodes instead of types; uses within a module are left out.
  package var modules: CouplingMap {
    having(entries.compactMap(\.betweenModules))
  }

  /// Returns the map with only the arrows from or to types of a module.
  package func inModule(_ module: ByteString) -> CouplingMap {
    having(entries.filter { $0.touches(module) })
  }

  /// Returns the map with only the arrows on paths of at most `depth` arrows from or to the given nodes.
  package func focused(on names: Set<TypeName>, depth: Int) -> CouplingMap {
    var reached = Set(nodes.indices.filter { names.contains(nodes[$0]) })
    var kept: Set<Int> = []
    for _ in 0..<max(1, depth) {
      let next = arrows.indices.filter { reached.contains(arrows[$0].user) || reached.contains(arrows[$0].owner) }
      if next.count == kept.count { break }
      kept = Set(next)
      for arrow in next { reached.formUnion([arrows[arrow].user, arrows[arrow].owner]) }
    }
    return having(kept.flatMap { entries(of: arrows[$0]) })
  }

  /// Returns the map with only its first arrows.
  package func limited(to count: Int) -> CouplingMap {
    guard count < arrows.count else { return self }
    var map = having(arrows.prefix(count).flatMap(entries))
    map.members = members
    map.omitted = omitted + arrows.count - count
    return map
  }

  /// Returns the nodes with the given qualified name; if there are none, those whose name ends with a dot and the given
  /// name.
  package func nodes(named name: String) -> Set<TypeName> {
    let exact = nodes.filter { $0.name.description == name }
    return Set(exact.isEmpty ? nodes.filter { $0.name.description.hasSuffix(".\(name)") } : exact)
  }

  /// Returns the map with other names for some nodes; nodes of one name are joined.
  func renaming(_ names: [TypeName: TypeName]) -> CouplingMap {
    having(
      entries.map { entry in
        let key = EntryKey(
          user: names[entry.key.user] ?? entry.key.user, owner: names[entry.key.owner] ?? entry.key.owner,
          property: entry.key.property)
        return Entry(key, entry.counts, base: entry.base)
      })
  }

  /// Returns a map of other entries that is compared with the same base.
  private func having(_ entries: [Entry]) -> CouplingMap {
    var map = CouplingMap(entries)
    map.baseCommit = baseCommit
    return map
  }

  private var entries: [Entry] { arrows.flatMap { entries(of: $0) } }

  private func entries(of arrow: Arrow) -> [Entry] {
    arrow.properties.map { property in
      let key = EntryKey(user: nodes[arrow.user], owner: nodes[arrow.owner], property: property.name)
      return Entry(key, property.counts, base: property.base)
    }
  }
}

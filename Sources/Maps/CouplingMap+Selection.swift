package import Findings

extension CouplingMap {
  /// Only the properties that findings reach through, now or at the base of a comparison.
  package var findingsOnly: CouplingMap {
    CouplingMap(entries.filter { $0.counts.findings > 0 || ($0.base?.findings ?? 0) > 0 })
  }

  /// The map of the modules that the types are in; what stays inside a module is left out.
  package var modules: CouplingMap {
    CouplingMap(
      entries.filter { $0.key.user.module != $0.key.owner.module }.map { entry in
        let property = ByteString("\(entry.key.owner.name).\(entry.key.property)")
        let key = EntryKey(user: entry.key.user.home, owner: entry.key.owner.home, property: property)
        return Entry(key, entry.counts, base: entry.base)
      })
  }

  /// Only the arrows from or to types of a module.
  package func inModule(_ module: ByteString) -> CouplingMap {
    CouplingMap(entries.filter { $0.key.user.module == module || $0.key.owner.module == module })
  }

  /// Only the arrows that lead to or from some nodes in at most so many steps.
  package func focused(on names: Set<TypeName>, depth: Int) -> CouplingMap {
    var reached = Set(nodes.indices.filter { names.contains(nodes[$0]) })
    var kept: Set<Int> = []
    for _ in 0..<max(1, depth) {
      let next = arrows.indices.filter { reached.contains(arrows[$0].user) || reached.contains(arrows[$0].owner) }
      if next.count == kept.count { break }
      kept = Set(next)
      for arrow in next { reached.formUnion([arrows[arrow].user, arrows[arrow].owner]) }
    }
    return CouplingMap(kept.flatMap { entries(of: arrows[$0]) })
  }

  /// Only the first arrows.
  package func limited(to count: Int) -> CouplingMap {
    count >= arrows.count ? self : CouplingMap(arrows.prefix(count).flatMap { entries(of: $0) })
  }

  /// The nodes of this name: of the whole qualified name, else of its last parts.
  package func nodes(named name: String) -> Set<TypeName> {
    let exact = nodes.filter { $0.name.description == name }
    return Set(exact.isEmpty ? nodes.filter { $0.name.description.hasSuffix(".\(name)") } : exact)
  }

  private var entries: [Entry] { arrows.flatMap { entries(of: $0) } }

  private func entries(of arrow: Arrow) -> [Entry] {
    arrow.properties.map { property in
      let key = EntryKey(user: nodes[arrow.user], owner: nodes[arrow.owner], property: property.name)
      return Entry(key, property.counts, base: property.base)
    }
  }
}

extension TypeName {
  /// The type's module, as a node.
  fileprivate var home: TypeName { TypeName(name: module.isEmpty ? "no module" : module, module: "") }
}

package import Findings

/// A directed graph of types or modules; an arrow leads from the user of properties to their owner.
package struct CouplingMap: Sendable, Equatable {
  /// The nodes, sorted by name.
  package private(set) var nodes: [TypeName]
  /// The arrows, those with the most findings and then the most uses first; in a comparison, those with the largest
  /// differences.
  package private(set) var arrows: [Arrow]
  /// The number of arrows that a limit left out.
  package internal(set) var omitted = 0
  /// The names of the types that a drawing shows as one node.
  var members: [TypeName: [ByteString]] = [:]
  /// The commit that the map is compared with; `nil` if nothing is compared.
  package internal(set) var baseCommit: String?

  /// The properties of one node that the code of another node uses.
  package struct Arrow: Sendable, Equatable {
    /// The node whose code uses the properties, an index into ``CouplingMap/nodes``.
    package let user: Int
    /// The node that owns the properties, an index into ``CouplingMap/nodes``.
    package let owner: Int
    /// The properties, those with the most findings and then the most uses first.
    package let properties: [Property]

    package var counts: Counts { properties.reduce(Counts()) { $0 + $1.counts } }
    /// The sum of the counts at the base of a comparison.
    package var baseCounts: Counts { properties.reduce(Counts()) { $0 + ($1.base ?? Counts()) } }
  }

  package struct Property: Sendable, Equatable {
    /// The name of the property: `engine`; in a map of modules with its owner: `Car.engine`.
    package let name: ByteString
    package var counts: Counts
    /// The counts at the base of a comparison; `nil` if nothing is compared.
    package var base: Counts?
  }

  private struct Ends: Hashable {
    let user: Int
    let owner: Int
  }

  package struct Counts: Sendable, Hashable {
    package var uses = 0
    package var findings = 0
  }

  package init(_ uses: [PropertyUse]) {
    self.init(uses.map { Entry($0, base: nil) })
  }

  /// Creates the map of all properties that one of two versions uses, or that findings of it reach through.
  ///
  /// - Parameter commit: the commit of the older version; `nil` if both are parts of a comparison already.
  package init(_ uses: [PropertyUse], comparedWith older: [PropertyUse], at commit: String? = nil) {
    var entries: [EntryKey: Entry] = [:]
    for use in uses { entries[EntryKey(use)] = Entry(use, base: Counts()) }
    for use in older {
      let counts = Counts(uses: use.uses, findings: use.findings)
      entries[EntryKey(use), default: Entry(EntryKey(use))].base = counts
    }
    self.init(Array(entries.values))
    baseCommit = commit
  }

  /// The sentence for arrows that are left out: `… and 3 arrows more`; `nil` if there are none.
  var rest: String? { omitted > 0 ? "… and \(pluralized(omitted, "arrow")) more" : nil }

  /// Creates the map of entries; adds the counts of entries with equal keys, and sorts nodes, arrows and properties.
  init(_ entries: [Entry]) {
    var joined: [EntryKey: Entry] = [:]
    for entry in entries {
      if let other = joined[entry.key] { joined[entry.key] = other + entry } else { joined[entry.key] = entry }
    }
    let nodes = Set(joined.keys.flatMap { [$0.user, $0.owner] }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    var properties: [Ends: [Property]] = [:]
    for entry in joined.values {
      guard let user = numbers[entry.key.user], let owner = numbers[entry.key.owner] else { continue }
      properties[Ends(user: user, owner: owner), default: []].append(
        Property(name: entry.key.property, counts: entry.counts, base: entry.base))
    }
    self.nodes = nodes
    arrows = properties.map { ends, properties in
      Arrow(user: ends.user, owner: ends.owner, properties: properties.sorted { $0.precedes($1) })
    }
    arrows.sort { $0.precedes($1) }
  }
}

/// The counts of one property of an owner in the code of a user.
struct Entry {
  let key: EntryKey
  var counts: CouplingMap.Counts
  var base: CouplingMap.Counts?

  init(_ key: EntryKey, _ counts: CouplingMap.Counts = .init(), base: CouplingMap.Counts? = nil) {
    self.key = key
    self.counts = counts
    self.base = base
  }

  init(_ use: PropertyUse, base: CouplingMap.Counts?) {
    self.init(EntryKey(use), .init(uses: use.uses, findings: use.findings), base: base)
  }

  static func + (left: Entry, right: Entry) -> Entry {
    let base = left.base.map { $0 + (right.base ?? .init()) } ?? right.base
    return Entry(left.key, left.counts + right.counts, base: base)
  }

  /// The entry with modules as nodes instead of types; `nil` for uses within a module.
  var betweenModules: Entry? {
    if key.user.module == key.owner.module { return nil }
    let property = ByteString("\(key.owner.name).\(key.property)")
    return Entry(EntryKey(user: key.user.home, owner: key.owner.home, property: property), counts, base: base)
  }

  /// Returns whether the user or the owner is a type of a module.
  func touches(_ module: ByteString) -> Bool { key.user.module == module || key.owner.module == module }
}

extension TypeName {
  /// The node of the type's module.
  fileprivate var home: TypeName { TypeName(name: module.isEmpty ? "no module" : module, module: "") }
}

struct EntryKey: Hashable {
  let user: TypeName
  let owner: TypeName
  let property: ByteString
}

extension EntryKey {
  init(_ use: PropertyUse) {
    self.init(user: use.user, owner: use.owner, property: use.property)
  }
}

extension CouplingMap.Counts {
  package static func + (left: Self, right: Self) -> Self {
    Self(uses: left.uses + right.uses, findings: left.findings + right.findings)
  }

  /// Returns whether the counts rank before others, by findings and then uses; `nil` if they are equal.
  fileprivate func outweighs(_ other: Self) -> Bool? {
    if findings != other.findings { return findings > other.findings }
    return uses == other.uses ? nil : uses > other.uses
  }

  /// Returns the absolute differences of the counts.
  fileprivate func distance(to other: Self) -> Self {
    Self(uses: abs(uses - other.uses), findings: abs(findings - other.findings))
  }
}

extension CouplingMap.Property {
  /// Whether the counts are not those at the base; true if nothing is compared.
  var differs: Bool { base != counts }

  /// The counts by which properties are sorted: the counts themselves, in a comparison the differences.
  fileprivate var weight: CouplingMap.Counts { base.map { $0.distance(to: counts) } ?? counts }

  fileprivate func precedes(_ other: Self) -> Bool { weight.outweighs(other.weight) ?? (name < other.name) }
}

extension CouplingMap.Arrow {
  fileprivate func precedes(_ other: Self) -> Bool {
    weight.outweighs(other.weight) ?? ((user, owner) < (other.user, other.owner))
  }

  private var weight: CouplingMap.Counts { properties.reduce(.init()) { $0 + $1.weight } }
}

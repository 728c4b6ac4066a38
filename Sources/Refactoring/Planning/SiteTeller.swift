import Analysis
import Findings
import SwiftReader

/// Chooses how the uses of an edge are told, one after the other.
struct SiteTeller {
  private let table: SymbolTable
  private let sources: [ByteString: SourceText]
  private let targets: [Int: [UInt32: AssignmentTarget]]
  private let declaresBuilders: Bool
  private var owners: PartOwners
  private var calls: [Int: CallTable] = [:]

  init(
    _ table: SymbolTable, _ library: Library, _ sources: [ByteString: SourceText],
    _ targets: [Int: [UInt32: AssignmentTarget]]
  ) {
    (self.table, self.sources, self.targets) = (table, sources, targets)
    owners = PartOwners(table, library, sources)
    declaresBuilders = table.declaresBuilders
  }

  /// - Parameter skipsData: whether parts that only carry data get no methods.
  mutating func told(_ site: UseSite, skipsData: Bool) throws(Reason) -> ToldUse {
    guard let source = sources[table.path(of: site.file)], source.isText else { throw Reason("its file is not UTF-8") }
    let facts = table.facts(of: site.file)
    let path = try UsePath(site, &owners, skipsData: skipsData)
    if table.isInlined(site), !path.isPublic { throw Reason("it is inlined into other modules") }
    let known = calls[site.file] ?? CallTable(facts)
    calls[site.file] = known
    let components = Components(targets: targets[site.file] ?? [:], table: table, sources: sources)
    let builders = Builders(in: site.file, table, declaresBuilders: declaresBuilders)
    let teller = UseTeller(
      site: site, path: path, source: source, facts: facts, calls: known, components: components, builders: builders)
    return try teller.told()
  }
}

extension UsePath {
  /// - Parameter skipsData: whether parts that only carry data get no methods.
  fileprivate init(_ site: UseSite, _ owners: inout PartOwners, skipsData: Bool) throws(Reason) {
    steps = site.steps
    var found: [PartOwner] = []
    let endsAtLeaf = steps.count == 1 || site.mutates
    for step in endsAtLeaf ? steps[...] : steps.dropLast() { found.append(try owners.owner(of: step.found)) }
    parts = found
    let isSkipped =
      skipsData && site.onlyReads && found.count == 2 && found[1].isData && found[1].isSeen(from: found[0])
      && found[1].isolation == .none
    self.skipsData = isSkipped
    count = isSkipped ? 1 : found.count
    found = Array(found.prefix(count))
    leaf = try owners.leaf(site.leaf, of: found, in: site)
    var types = [leaf.type].compactMap(\.self)
    if let call = site.call {
      let labels = call.arguments.map { owners.label(ofArgument: $0, in: site.file) }
      types += try leaf.chosen(labels).compactMap(\.written)
    }
    let source = try owners.source(of: leaf.file)
    for (number, owner) in found.enumerated() {
      let conditions = owner.outerConditions + self.conditions(of: number)
      var missing: Set<String> = []
      for type in types {
        let here = TypePlace(file: leaf.file, source: source, conditions: leaf.conditions)
        missing.formUnion(
          try owner.missingImports(for: type, from: here, under: conditions, knowing: steps[number].home))
      }
      imports.append(missing)
    }
  }
}

extension SymbolTable {
  /// Whether the text of a use is compiled into other modules.
  fileprivate func isInlined(_ site: UseSite) -> Bool {
    let scope = facts(of: site.file).scopes[Int(site.scope.index)]
    var place = scope.declaration.map { id($0, in: site.file) } ?? .none
    while !place.isNone {
      let words = ["inlinable", "_transparent", "_alwaysEmitIntoClient", "inline", "backDeployed"]
      if attributes(of: place).contains(where: words.contains) { return true }
      place = parent(of: place)
    }
    return false
  }
}

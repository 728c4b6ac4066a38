package import Findings
import SwiftReader

extension Codebase {
  /// Lists which types use properties of which other types: every property of the repository that linted code reads,
  /// sets or passes on outside of the property's own type, and every finding that reaches through a property.
  ///
  /// - Parameter findings: the findings in this codebase.
  /// - Returns: one element for each user, owner and property, sorted by them; the same for any number of jobs.
  package func propertyUses(with findings: [Finding]) -> [PropertyUse] {
    let linted = files.indices.filter { files[$0].isLinted }
    let found = concurrentMap(over: linted.count, jobs: jobs, with: { ChainAnalyzer(table, library) }) {
      analyzer, number in
      UsedProperty.all(in: linted[number], of: &analyzer)
    }
    var counter = PropertyUseCounter(table)
    for (file, uses) in zip(linted, found) {
      for use in uses { counter.count(use, in: file) }
    }
    count(findings, in: &counter)
    return counter.sorted
  }

  /// Lists the properties that findings reach through, as the method above does, without other uses.
  package func propertyUses(of findings: [Finding]) -> [PropertyUse] {
    var counter = PropertyUseCounter(table)
    count(findings, in: &counter)
    return counter.sorted
  }

  private func count(_ findings: [Finding], in counter: inout PropertyUseCounter) {
    let numbers = Dictionary(files.indices.map { (files[$0].path, $0) }) { first, _ in first }
    for finding in findings {
      guard case .reach(let reach) = finding.subject, let file = numbers[finding.path] else { continue }
      let offset = files[file].facts.lines.offset(of: finding.position) ?? 0
      let declared = finding.related.last { !$0.isStep }
      counter.count(
        reach, by: declaration(around: offset, in: file), in: file, declaredAt: declared,
        module: declared.flatMap { numbers[$0.path] }.map { moduleName(ofFile: $0) } ?? "")
    }
  }
}

/// One use of a property, before it is counted.
private struct UsedProperty {
  /// The innermost declaration around the use; none at the top level of a file.
  var user: DeclarationID
  var property: DeclarationID

  /// Returns the uses in a file of instance properties that the repository declares.
  static func all(in file: Int, of analyzer: inout ChainAnalyzer) -> [UsedProperty] {
    WalkedStep.all(in: file, of: &analyzer).compactMap { step in
      let table = analyzer.table
      if step.found.isNone { return nil }
      let declaration = table.declaration(step.found)
      guard declaration.kind == .property, analyzer.types.kind(step.receiver) != .metatype,
        !table.isOfDependency(step.found)
      else { return nil }
      return UsedProperty(user: table.declaration(aroundChain: step.chain, in: file), property: step.found)
    }
  }
}

/// A counter of uses and findings by user, owner and property.
private struct PropertyUseCounter {
  private let table: SymbolTable
  private var names: [DeclarationID: TypeName] = [:]
  private var counts: [Property: [TypeName: PropertyUse]] = [:]
  /// The properties that were counted, by the locations of their declarations.
  private var declared: [Place: Property] = [:]

  fileprivate struct Property: Hashable {
    var owner: TypeName
    var name: ByteString
  }

  private struct Place: Hashable {
    var path: ByteString
    var offset: Position
  }

  init(_ table: SymbolTable) {
    self.table = table
  }

  var sorted: [PropertyUse] {
    counts.values.flatMap(\.values).sorted { ($0.user, $0.owner, $0.property) < ($1.user, $1.owner, $1.property) }
  }

  mutating func count(_ use: UsedProperty, in file: Int) {
    let owner = type(around: table.parent(of: use.property), in: table.file(of: use.property))
    let property = Property(owner: owner, name: ByteString(table.name(of: use.property)))
    let (path, position) = table.place(of: use.property)
    declared[Place(path: path, offset: position)] = property
    if type(around: use.user, in: file) == owner { return }
    let user = user(around: use.user, in: file)
    counts[property, default: [:]][user, default: PropertyUse(user, property)].uses += 1
  }

  /// Counts a finding that reaches through a property.
  ///
  /// - Parameters:
  ///   - user: the innermost declaration around the finding.
  ///   - place: the location where the edge's property is declared.
  ///   - module: the name of the module of that location.
  mutating func count(
    _ reach: FindingSubject.Reach, by user: DeclarationID, in file: Int, declaredAt place: RelatedLocation?,
    module: ByteString
  ) {
    let known = place.flatMap { declared[Place(path: $0.path, offset: $0.position)] }
    let property =
      known ?? Property(owner: TypeName(name: reach.owner, module: module), name: reach.property)
    let user = self.user(around: user, in: file)
    var use = counts[property]?[user] ?? PropertyUse(user, property)
    use.findings += 1
    use.uses = max(use.uses, reach.uses)
    counts[property, default: [:]][user] = use
  }

  /// Returns the type whose code a declaration is. The code of an extension belongs to the module of its own file,
  /// which may depend on that of the type, but not the other way round.
  private mutating func user(around declaration: DeclarationID, in file: Int) -> TypeName {
    TypeName(name: type(around: declaration, in: file).name, module: table.moduleName(ofFile: file))
  }

  /// Returns the type that contains a declaration; for an extension the extended type, if the repository declares it.
  private mutating func type(around declaration: DeclarationID, in file: Int) -> TypeName {
    if let known = names[declaration], !declaration.isNone { return known }
    var place = declaration
    var name = "top level"
    var home = file
    while !place.isNone {
      let kind = table.declaration(place).kind
      let type = table.type(of: place)
      if kind == .extension || kind.isType {
        name = table.qualifiedName(of: place)
        if !type.isNone { home = table.file(of: type) }
        break
      }
      place = table.parent(of: place)
    }
    let found = TypeName(name: ByteString(name), module: table.moduleName(ofFile: home))
    if !declaration.isNone { names[declaration] = found }
    return found
  }
}

extension PropertyUse {
  fileprivate init(_ user: TypeName, _ property: PropertyUseCounter.Property) {
    self.init(user: user, owner: property.owner, property: property.name, uses: 0, findings: 0)
  }
}

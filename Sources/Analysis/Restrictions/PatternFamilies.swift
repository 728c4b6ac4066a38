import SwiftReader

/// The types that patterns name, and those that inherit from them. All patterns are looked for together: the declarations
/// of all files are read once, and the supertypes of each type are followed once, on several threads.
struct PatternFamilies: Sendable {
  /// The types of each pattern, by its number; empty for a pattern that names no types.
  private(set) var families: [Set<DeclarationID>]
  /// The types of each pattern and those from which they inherit, by its number: what has the members of the types.
  private(set) var holders: [Set<DeclarationID>]
  /// The types of each pattern, by its number, that no file declares.
  private(set) var missing: [[TypePattern]]

  init(of patterns: [CodePattern], in table: SymbolTable, _ library: Library, jobs: Int) {
    families = patterns.map { _ in [] }
    holders = families
    missing = patterns.map(\.types)
    let typed = patterns.indices.filter { !patterns[$0].types.isEmpty }
    if typed.isEmpty { return }
    let found = concurrentMap(over: table.files.indices.count, batch: 32, jobs: jobs) { file in
      TypesOfFile(file, typed.map { ($0, patterns[$0]) }, in: table)
    }
    for types in found {
      for (type, pattern, named) in types.named {
        families[pattern].insert(type)
        missing[pattern].removeAll { named.contains($0) }
      }
    }
    let heirs = found.flatMap(\.heirs)
    let typedPatterns = typed.map { ($0, patterns[$0]) }
    let inherited = concurrentMap(over: heirs.count, batch: 64, jobs: jobs, with: { TypeResolver(table, library) }) {
      [families] types, number in Heritage(of: heirs[number], among: families, typedPatterns, &types)
    }
    for (type, heritage) in zip(heirs, inherited) {
      for pattern in heritage.patterns { families[pattern].insert(type) }
      for pattern in typed where families[pattern].contains(type) { holders[pattern].formUnion(heritage.ancestors) }
    }
    for pattern in typed { holders[pattern].formUnion(families[pattern]) }
  }
}

/// The types that one file declares.
private struct TypesOfFile: Sendable {
  /// The types that patterns name, with the number of the pattern and the types of it that match.
  var named: [(type: DeclarationID, pattern: Int, named: [TypePattern])] = []
  /// The types that inherit from others.
  var heirs: [DeclarationID] = []

  init(_ file: Int, _ patterns: [(number: Int, pattern: CodePattern)], in table: SymbolTable) {
    for number in table.declarations(in: file) {
      let type = table.id(number, in: file)
      guard table.declaration(type).kind.isType else { continue }
      if table.inherits(.declaration(type)) { heirs.append(type) }
      let name = table.name(of: type)
      for (number, pattern) in patterns {
        let matching = pattern.types.filter { $0.mayMatch(name) && $0.matches(table.qualifiedName(of: type)) }
        if !matching.isEmpty { named.append((type, number, matching)) }
      }
    }
  }
}

/// What a type inherits from.
private struct Heritage: Sendable {
  /// The numbers of the patterns that name a type from which it inherits.
  var patterns: Set<Int> = []
  /// The types of the repository from which it inherits.
  var ancestors: [DeclarationID] = []

  init(
    of type: DeclarationID, among families: [Set<DeclarationID>], _ named: [(number: Int, pattern: CodePattern)],
    _ types: inout TypeResolver
  ) {
    var rest = Ancestry(of: types.directSupertypes(of: .declaration(type)))
    while let next = rest.next(ofOwners: &types) {
      let shape = types.shape(of: next)
      switch shape.kind {
      case .nominal:
        ancestors.append(shape.declaration)
        patterns.formUnion(families.indices.filter { families[$0].contains(shape.declaration) })
      case .library:
        let name = shape.libraryName(in: &types)
        patterns.formUnion(named.filter { $0.pattern.hasType(name) }.map(\.number))
      default: break
      }
    }
  }
}

import Findings
import SwiftReader

/// A pattern with what it matches in a codebase.
struct ResolvedPattern: Sendable {
  let pattern: CodePattern
  /// Whether the modules and paths of the pattern contain each file; `nil` if they contain all.
  private let files: [Bool]?
  /// The types of the repository that have the pattern's names or inherit from a type that has them; `nil` if the
  /// pattern names no types.
  private let types: Set<DeclarationID>?
  /// The types and those from which they inherit: what declares their members.
  private let holders: Set<DeclarationID>
  /// The types of the pattern that no file declares.
  let missing: [TypePattern]

  /// Whether the pattern may match nothing.
  var isOptional: Bool { pattern.isOptional }

  /// Resolves patterns together.
  static func all(
    _ patterns: [CodePattern], in table: SymbolTable, _ library: Library, jobs: Int
  ) -> [ResolvedPattern] {
    let files = patterns.map { pattern in
      pattern.isOfAllFiles ? nil : table.files.indices.map { pattern.contains($0, in: table) }
    }
    let families = PatternFamilies(of: patterns, in: table, library, jobs: jobs)
    return patterns.indices.map {
      ResolvedPattern(
        pattern: patterns[$0], files: files[$0], types: patterns[$0].types.isEmpty ? nil : families.families[$0],
        holders: families.holders[$0], missing: families.missing[$0])
    }
  }

  /// Returns whether the pattern selects the type or the module that declares a member.
  func declares(_ member: UsedMember, in table: SymbolTable) -> Bool {
    types.map { $0.contains(table.typeOwning(member.found)) } ?? !member.found.isNone
  }

  /// Returns whether the types are of a library, or may inherit members from one.
  func mayInherit(_ resolver: inout TypeResolver) -> Bool {
    guard let types else { return false }
    if types.isEmpty { return true }
    var ancestors = Ancestry(of: types.flatMap { resolver.directSupertypes(of: .declaration($0)) })
    while let next = ancestors.next(ofOwners: &resolver) {
      let shape = resolver.shape(of: next)
      if shape.kind == .library, !markers.contains(shape.spelling) { return true }
    }
    return false
  }

  /// Returns whether one of the types has a declared member.
  func hasMember(_ member: DeclarationID, in table: SymbolTable) -> Bool {
    types == nil || holders.contains(table.typeOwning(member))
  }

  /// Returns whether the modules and paths contain no type of the pattern and nothing that inherits from one.
  func isElsewhere(in table: SymbolTable) -> Bool {
    guard let types, files != nil else { return false }
    return !types.contains { contains(table.file(of: $0)) }
  }

  /// Returns whether a chain needs one of the names of ``names(in:of:)`` to use what the pattern matches; otherwise the
  /// pattern may match members that the repository does not declare.
  var hasNames: Bool { hasOnlyNamedMembers || !pattern.isOfAllFiles }

  /// Whether all members that the pattern matches have names, and none is an initializer, which a type's name calls.
  private var hasOnlyNamedMembers: Bool {
    !pattern.members.isEmpty && pattern.members.allSatisfy { $0.isName && $0.text != "init" }
  }

  /// Returns the names of the members and types of a file that the pattern matches.
  func names(in file: Int, of table: SymbolTable) -> [(name: Spelling, isType: Bool)] {
    if hasOnlyNamedMembers || !contains(file) { return [] }
    return table.declarations(in: file).lazy.map { table.id($0, in: file) }.filter { id in
      hasMember(id, in: table) || types?.contains(table.type(of: id)) == true
    }.map { (table.spelling(of: $0), table.declaration($0).kind.isType) }
  }

  /// The names of the members that the pattern lists.
  var listedNames: [Spelling] { pattern.members.filter(\.isName).map { Spelling($0.text) } }

  /// Returns whether the pattern matches the use of a member.
  func matches(_ member: UsedMember, name: String, in table: SymbolTable) -> Bool {
    matchesType(of: member, in: table) && (pattern.members.isEmpty || pattern.members.contains { $0.matches(name) })
  }

  private func matchesType(of member: UsedMember, in table: SymbolTable) -> Bool {
    guard isDeclaredHere(member, in: table) else { return false }
    guard let types else { return true }
    let owner = table.typeOwning(member.found)
    if !owner.isNone, types.contains(owner) { return true }
    switch member.receiver {
    case .declared(let type): return types.contains(type)
    case .named(let name): return pattern.hasType(name)
    case .unknown: return false
    }
  }

  /// Returns whether the modules and paths contain the declaration of a member, or of the type that is created. A member that
  /// is added to a type of another module belongs to the module that adds it, and one that is inherited from a library to
  /// none.
  private func isDeclaredHere(_ member: UsedMember, in table: SymbolTable) -> Bool {
    if files == nil { return true }
    return member.home(in: table).map(contains) ?? false
  }

  /// Returns whether the pattern matches code: a file, the types around the code, and the names of the functions and
  /// properties around it.
  func matches(_ file: Int, inside types: [DeclarationID], named names: [String]) -> Bool {
    contains(file) && (self.types.map { own in types.contains(where: own.contains) } ?? true)
      && (pattern.members.isEmpty || pattern.members.contains { member in names.contains { member.matches($0) } })
  }

  /// Returns whether the pattern can match code in a file.
  func contains(_ file: Int) -> Bool { files?[file] ?? true }
}

/// Types of the standard library from which no member comes that a rule would name.
private let markers = Set(
  [
    "AnyObject", "Sendable", "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable", "Identifiable",
    "CaseIterable", "Error",
  ].map { Spelling($0) })

extension CodePattern {
  var isOfAllFiles: Bool { modules.isEmpty && paths.isEmpty }

  func contains(_ file: Int, in table: SymbolTable) -> Bool {
    let path = table.path(of: file)
    return
      (modules.isEmpty
      || table.moduleNames(ofFile: file).contains { name in modules.contains { $0.matches(name.bytes) } })
      && (paths.isEmpty || paths.contains { $0.matches(path) })
  }

  func hasType(_ name: String) -> Bool { types.contains { $0.matches(name) } }
}

import Findings
import SwiftReader

/// A pattern with what it matches in a codebase.
struct ResolvedPattern: Sendable {
  private let pattern: CodePattern
  /// Whether the modules and paths of the pattern contain each file; `nil` if they contain all.
  private let files: [Bool]?
  /// The types of the repository that have the pattern's names or inherit from a type that has them; `nil` if the
  /// pattern names no types.
  private let types: Set<DeclarationID>?

  init(_ pattern: CodePattern, in table: SymbolTable, names: TypeNames, types resolver: inout TypeResolver) {
    self.pattern = pattern
    let files = pattern.isOfAllFiles ? nil : table.files.indices.map { pattern.contains($0, in: table) }
    self.files = files
    types = pattern.types.isEmpty ? nil : names.family(of: pattern, in: files, &resolver)
  }

  /// Every declared type, for all patterns.
  struct TypeNames {
    private let table: SymbolTable
    let all: [DeclarationID]

    init(_ table: SymbolTable) {
      self.table = table
      all = table.files.indices.flatMap { file in
        table.declarations(in: file).lazy.map { table.id($0, in: file) }.filter { table.declaration($0).kind.isType }
      }
    }

    /// Returns the types with a pattern's names that are declared in some files.
    func types(of pattern: CodePattern, in files: [Bool]?) -> [DeclarationID] {
      all.filter { (files?[table.file(of: $0)] ?? true) && pattern.hasType($0, in: table) }
    }

    /// Returns the types with a pattern's names, and those that inherit from a type that has them.
    fileprivate func family(of pattern: CodePattern, in files: [Bool]?, _ resolver: inout TypeResolver) -> Set<
      DeclarationID
    > {
      var family = Set(types(of: pattern, in: files))
      var answers: [KnownType: Bool] = [:]
      for type in all where !family.contains(type) && table.inherits(.declaration(type)) {
        var ancestors = Ancestry(of: resolver.directSupertypes(of: .declaration(type)))
        while let next = ancestors.next(ofOwners: &resolver) {
          let isFound = answers[next] ?? isFound(next, family, files == nil ? pattern : nil, &resolver)
          answers[next] = isFound
          if isFound {
            family.insert(type)
            break
          }
        }
      }
      return family
    }

    /// - Parameter pattern: the pattern if it may match types of libraries.
    private func isFound(
      _ type: KnownType, _ family: Set<DeclarationID>, _ pattern: CodePattern?, _ resolver: inout TypeResolver
    ) -> Bool {
      let shape = resolver.shape(of: type)
      switch shape.kind {
      case .nominal: return family.contains(shape.declaration)
      case .library: return pattern?.hasType(shape.libraryName(in: &resolver)) ?? false
      default: return false
      }
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

  /// Returns whether one of the types declares a member.
  func hasMember(_ member: DeclarationID, in table: SymbolTable) -> Bool {
    types.map { $0.contains(table.typeOwning(member)) } ?? true
  }

  /// Adds the names of the members and types that the pattern matches.
  ///
  /// - Returns: false if the pattern may match members that the repository does not declare.
  func addNames(to names: inout HashIndex, in table: SymbolTable) -> Bool {
    if !pattern.members.isEmpty, pattern.members.allSatisfy(\.isName) {
      for member in pattern.members { names.set(Spelling(member.text).hash, to: 0) }
      // A call of a type's name is a use of its initializer.
      if !pattern.members.contains(where: { $0.text == "init" }) { return true }
    }
    if pattern.isOfAllFiles { return false }
    for file in table.files.indices where types != nil || contains(file) {
      for number in table.declarations(in: file) {
        let id = table.id(number, in: file)
        let isMatched = types.map { $0.contains(table.typeOwning(id)) || $0.contains(table.type(of: id)) } ?? true
        if isMatched { names.set(table.spelling(of: id).hash, to: 0) }
      }
    }
    return true
  }

  /// Returns whether the pattern matches the use of a member.
  func matches(_ member: UsedMember, name: String, in table: SymbolTable) -> Bool {
    matchesType(of: member, in: table) && (pattern.members.isEmpty || pattern.members.contains { $0.matches(name) })
  }

  private func matchesType(of member: UsedMember, in table: SymbolTable) -> Bool {
    guard let types else {
      // A member that is added to a type of another module belongs to the module that adds it.
      if !member.found.isNone { return contains(table.file(of: member.found)) }
      if case .declared(let type) = member.receiver { return contains(table.file(of: type)) }
      return false
    }
    let owner = table.typeOwning(member.found)
    if !owner.isNone, types.contains(owner) { return true }
    switch member.receiver {
    case .declared(let type): return types.contains(type)
    case .named(let name): return files == nil && pattern.hasType(name)
    case .unknown: return false
    }
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

  fileprivate func hasType(_ type: DeclarationID, in table: SymbolTable) -> Bool {
    let name = table.name(of: type)
    return types.contains { $0.mayMatch(name) && $0.matches(table.qualifiedName(of: type)) }
  }
}

import SwiftReader

/// The declaration to which a name refers where a type is written.
enum NamedType {
  case declared(DeclarationID)
  /// A type that the repository does not declare. The spelling of a nested type combines the outer and the inner name.
  case library(Spelling, isNested: Bool)
  /// Several possible declarations, or a name that could not be resolved.
  case ambiguous
}

extension DeclarationLookup {
  /// Finds the top-level type with a name, as seen from a file: the nearest declaration, ambiguous if several are
  /// equally near.
  func topLevelType(_ spelling: Spelling, from file: Int) -> NamedType {
    pick(from: firstType(spelling, in: .topLevel), seenFrom: file) ?? .library(spelling, isNested: false)
  }

  /// Finds the type to which `Module.name` refers: a top-level type of that name in a module of that name.
  func topLevelType(_ spelling: Spelling, inModule module: Spelling, from file: Int) -> DeclarationID? {
    namesakes(from: firstType(spelling, in: .topLevel)).filter {
      let home = self.file(of: $0)
      return modules.isNamed(module, home) && !isHidden(declaration($0), in: home, from: file)
    }.min()
  }

  /// Finds a type that is nested in another type, declared in its braces or in an extension of it.
  func nestedType(_ spelling: Spelling, in owner: Owner, from file: Int) -> NamedType? {
    pick(from: firstType(spelling, in: owner), seenFrom: file)
  }

  /// Returns the declaration of a list that is nearest to a file; `nil` if the file can see none of them.
  func pick(from head: DeclarationID, seenFrom file: Int) -> NamedType? {
    if let only = only(from: head, seenFrom: file) { return only.isNone ? nil : .declared(only) }
    var best = DeclarationID.none
    var bestRank = Int.min
    var isAmbiguous = false
    var candidate = head
    var count = 0
    while !candidate.isNone {
      defer { candidate = next(after: candidate) }
      count += 1
      if count > Limits.namesakes { return .ambiguous }
      let other = self.file(of: candidate)
      let declaration = declaration(candidate)
      if isHidden(declaration, in: other, from: file) { continue }
      let rank = nearness(of: candidate, in: other, to: file)
      // Two declarations in one file or module are two branches of one `#if`; the first is used.
      if rank == bestRank, modules.haveOneModule(self.file(of: best), other) {
        best = min(best, candidate)
      } else if rank == bestRank {
        isAmbiguous = true
      } else if rank > bestRank {
        (best, bestRank, isAmbiguous) = (candidate, rank, false)
      }
    }
    if best.isNone { return nil }
    return isAmbiguous ? .ambiguous : .declared(best)
  }

  /// Returns the only declaration of a list, or none if the list is empty or the declaration is hidden; `nil` if there
  /// are several.
  private func only(from head: DeclarationID, seenFrom file: Int) -> DeclarationID? {
    if head.isNone { return head }
    guard next(after: head).isNone else { return nil }
    return isHidden(declaration(head), in: self.file(of: head), from: file) ? DeclarationID.none : head
  }

  /// Returns whether a file cannot see a global declaration of another file: it is private, or of another module and
  /// not public, or of a module that the file's module cannot import.
  func isHidden(_ declaration: Declaration, in home: Int, from file: Int) -> Bool {
    if home == file || declaration.parent != nil { return false }
    if declaration.isPrivateToFile { return true }
    return declaration.isPublic ? !modules.canImport(home, in: file) : !sees(home, from: file)
  }

  /// Returns how near a global declaration of another file is to a file: the nearest one of a name is meant.
  func nearness(of declaration: DeclarationID, in other: Int, to file: Int) -> Int {
    if other == file { return 1_000_000 }
    if modules.isSame(other, file) { return 1_000 + sharedFolders(files[other].path, files[file].path) }
    // Declarations of the repository take precedence over those of dependencies, however near their modules are.
    let distance = modules.isDependency(other) && !modules.isDependency(file) ? 1_000 : 0
    switch modules.importsByName(spelling(of: declaration), of: other, in: file) {
    case true?: return 750 - distance
    case nil where modules.imports(other, in: file): return 500 - distance
    default: break
    }
    return (modules.depends(file, on: other) ? 250 : 0) - distance
  }

  /// Finds the type that an extension extends. Only names are resolved here: an extension of an alias extends the
  /// alias's target.
  func extended(_ type: TypeID, in file: Int) -> NamedType {
    var aliases = Limits.aliasDepth
    return extended(type, in: file, &aliases)
  }

  /// Finds the type that an extension extends.
  ///
  /// - Parameter aliases: the number of aliases that may still be followed, in all parts of the name together: each
  ///   part may be an alias whose own parts are aliases.
  private func extended(_ type: TypeID, in file: Int, _ aliases: inout Int) -> NamedType {
    var path: [Spelling] = []
    var current = type
    while true {
      let node = self.type(current, in: file)
      guard node.kind == .named || node.kind == .member else {
        return .library(Container(node.kind)?.spelling ?? .none, isNested: false)
      }
      path.append(spelling(node.name, in: file))
      guard node.kind == .member, let base = children(of: node, in: file).first else { break }
      current = base.type
    }
    return named(path.reversed(), from: file, &aliases)
  }

  private func named(_ path: [Spelling], from file: Int, _ aliases: inout Int) -> NamedType {
    guard let first = path.first else { return .ambiguous }
    var found = unaliased(topLevelType(first, from: file), &aliases)
    for spelling in path.dropFirst() {
      switch found {
      case .declared(let id):
        guard let nested = nestedType(spelling, in: owner(of: id), from: file) else {
          found = .library(self.spelling(of: id).nesting(spelling), isNested: true)
          continue
        }
        found = unaliased(nested, &aliases)
      case .library(let outer, let isNested):
        // `Module.Type`: the name of a module is not a type.
        if case .declared(let id) = topLevelType(spelling, from: file) {
          found = .declared(id)
        } else if !isNested, outer == standardLibrary || imported[file].mention(outer) {
          found = .library(spelling, isNested: false)
        } else {
          found = .library(outer.nesting(spelling), isNested: true)
        }
      case .ambiguous:
        return .ambiguous
      }
    }
    return found
  }

  private func unaliased(_ named: NamedType, _ aliases: inout Int) -> NamedType {
    guard case .declared(let id) = named else { return named }
    let declaration = declaration(id)
    guard declaration.kind == .typealias else { return named }
    let file = file(of: id)
    guard aliases > 0, let target = declaration.type, isNamed(type(target, in: file).kind) else { return .ambiguous }
    aliases -= 1
    return extended(target, in: file, &aliases)
  }

  /// Returns whether a type of this kind has a name, or a notation for a named type, such as `[T]`.
  private func isNamed(_ kind: TypeNode.Kind) -> Bool {
    kind == .named || kind == .member || Container(kind) != nil
  }
}

extension DeclarationID: Comparable {
  package static func < (left: DeclarationID, right: DeclarationID) -> Bool { left.index < right.index }
}

/// The name of the module that every file imports.
private let standardLibrary = Spelling("Swift")

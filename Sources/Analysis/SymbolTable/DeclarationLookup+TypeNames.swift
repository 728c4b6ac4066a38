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
    }.min { (isConditional($0, seenFrom: file) ? 1 : 0, $0) < (isConditional($1, seenFrom: file) ? 1 : 0, $1) }
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
      let rank = rank(of: candidate, in: other, seenFrom: file)
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

  /// Returns whether a file cannot see a declaration of another file: the other file is hidden, or the declaration is
  /// global and private, or of another module and not public, or of a module that the file's module cannot import.
  func isHidden(_ declaration: Declaration, in home: Int, from file: Int) -> Bool {
    if home == file { return false }
    if modules.isHidden(home, from: file) { return true }
    if declaration.parent != nil { return false }
    if declaration.isPrivateToFile { return true }
    return declaration.isPublic ? !modules.canImport(home, in: file) : !sees(home, from: file)
  }

  /// Returns how likely a declaration is the one of its name that a file means: the nearest one, but not one about which
  /// flags decide if another is visible under any flags.
  func rank(of declaration: DeclarationID, in other: Int, seenFrom file: Int) -> Int {
    let nearness = nearness(of: declaration, in: other, to: file)
    if nearness < Self.imported { return nearness }
    return nearness + (isConditional(declaration, seenFrom: file) ? 2_000_000 : 4_000_000)
  }

  /// Returns whether a file sees a declaration under any flags.
  func surelySees(_ declaration: DeclarationID, from file: Int) -> Bool {
    nearness(of: declaration, in: self.file(of: declaration), to: file) >= Self.imported
      && !isConditional(declaration, seenFrom: file)
  }

  /// Returns whether flags decide if a declaration is compiled together with a file that may use it. A file whose
  /// declarations are all in clauses of `#if` is taken for one that is compiled with them.
  func isConditional(_ id: DeclarationID, seenFrom file: Int) -> Bool {
    let home = self.file(of: id)
    guard isConditional(declaration(id), in: home) else { return false }
    return home != file || declarations(in: file).contains { declaration($0, in: file).isUnconditionalGlobal }
  }

  /// Returns whether a declaration, or the extension that contains it, is in a clause of `#if` about which flags decide.
  func isConditional(_ declaration: Declaration, in file: Int) -> Bool {
    if declaration.isConditional { return true }
    guard let parent = declaration.parent.map({ self.declaration($0, in: file) }) else { return false }
    return parent.kind == .extension && parent.isConditional
  }

  /// Returns how near a global declaration of another file is to a file.
  private func nearness(of declaration: DeclarationID, in other: Int, to file: Int) -> Int {
    if other == file { return 1_000_000 }
    if modules.isSame(other, file) { return 1_000 + sharedFolders(files[other].path, files[file].path) }
    // Declarations of the repository take precedence over those of dependencies, however near their modules are.
    let distance = modules.isDependency(other) && !modules.isDependency(file) ? 1_000 : 0
    switch modules.importsByName(spelling(of: declaration), of: other, in: file) {
    case true?: return 750 - distance
    case nil where modules.imports(other, in: file): return Self.imported - distance
    default: break
    }
    return (modules.depends(file, on: other) ? 250 : 0) - distance
  }

  /// The nearness of a declaration in a module that the file imports.
  private static var imported: Int { 500 }
}

extension Declaration {
  fileprivate var isUnconditionalGlobal: Bool { parent == nil && !isConditional }
}

extension DeclarationID: Comparable {
  package static func < (left: DeclarationID, right: DeclarationID) -> Bool { left.index < right.index }
}

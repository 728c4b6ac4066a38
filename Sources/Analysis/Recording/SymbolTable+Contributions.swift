import Findings
import SwiftReader

extension SymbolTable {
  /// Returns the contributions of each file to the answers of questions, by file.
  func contributions(jobs: Int) -> [ContributionList] {
    concurrentMap(over: files.count, jobs: jobs) { ContributionList(of: $0, in: self) }
  }

  /// Returns the contribution of a file's modules and of the modules on which they depend.
  func moduleContribution(of file: Int) -> Contribution {
    Contribution(.file(at: pathHashes[file]), modules.hash(ofFile: file))
  }
}

extension ContributionList {
  /// Creates the contributions of a file to the answers of questions.
  init(of file: Int, in table: SymbolTable) {
    let declared = FileIdentities(of: file, in: table)
    let members = PlacedMembers(of: file, in: table)
    var ordered = declared.contributions
    members.forEachInheritance { owner, declaration, number in
      let identity = declared.identity(of: declaration) &+ UInt64(number)
      ordered.append(Contribution(.supertypes(of: table.label(of: owner)), identity))
    }
    var found = [table.moduleContribution(of: file)] + ordered.numbered
    found += members.names.map { Contribution(.isDeclared($0), $0.hash) }
    found += members.properties.map { Contribution(.isProperty($0), $0.hash) }
    found += members.extendedTypes.map {
      Contribution(.extendingFunctions(of: table.label(of: $0)), declared.identity(of: $0))
    }
    // An analysis that asks whether a declaration is a facade has asked for the declaration already.
    found += members.facades.map { Contribution(.declaration(table.label(of: $0)), mix64(declared.identity(of: $0))) }
    found += members.traits.map {
      Contribution(
        .traits(of: table.label(of: $0.type)), mix64(declared.identity(of: $0.type)) &+ UInt64($0.traits.rawValue))
    }
    self.init(found)
  }
}

/// A hash of each declaration of a file that also tells apart the declarations of one label, such as the overloads of a
/// method or the branches of an `#if`.
private struct FileIdentities {
  private let file: Int
  private let table: SymbolTable
  /// The hashes, by the number of the declaration in the file.
  private let hashes: [UInt64]

  init(of file: Int, in table: SymbolTable) {
    var counts = HashIndex()
    var hashes: [UInt64] = []
    for local in table.declarations(in: file) {
      let label = table.label(of: table.id(local, in: file)).value
      let count = counts[label] ?? 0
      counts.set(label, to: count + 1)
      let outer = table.declaration(local, in: file).parent.map { hashes[Int($0)] } ?? 0
      hashes.append(mix64(label &+ mix64(outer &+ UInt64(count))))
    }
    (self.file, self.table, self.hashes) = (file, table, hashes)
  }

  /// Returns the hash of a declaration; of one in another file, its label.
  func identity(of id: DeclarationID) -> UInt64 {
    table.file(of: id) == file ? hashes[Int(id.index - table.bases[file])] : table.label(of: id).value
  }

  /// The contributions of the declarations, in source order.
  var contributions: [Contribution] {
    table.declarations(in: file).reduce(into: []) { add(table.id($1, in: file), hashes[Int($1)], to: &$0) }
  }

  private func add(_ id: DeclarationID, _ identity: UInt64, to contributions: inout [Contribution]) {
    let declaration = table.declaration(id)
    let owner = table.label(of: holder(of: declaration))
    let spelling = table.spelling(declaration.name, in: file)
    let extended = declaration.kind == .extension ? table.label(of: table.owner(of: id)).value : 0
    contributions.append(Contribution(.declaration(table.label(of: id)), extended))
    switch declaration.kind {
    case .extension: break
    case .initializer: contributions.append(Contribution(.members(.`init`, of: owner), identity))
    case .subscript: contributions.append(Contribution(.members(.subscript, of: owner), identity))
    case _ where declaration.kind.namesType:
      contributions.append(Contribution(.types(spelling, of: owner), identity))
      contributions.append(Contribution(.isDeclared(spelling), spelling.hash))
    default: contributions.append(Contribution(.members(spelling, of: owner), identity))
    }
  }

  /// Returns the owner of a declaration: what the enclosing declaration owns or, without one, the top level.
  private func holder(of declaration: Declaration) -> Owner {
    if let parent = declaration.parent { return table.owner(of: table.id(parent, in: file)) }
    return declaration.scope == .file ? .topLevel : .statements
  }
}

extension [Contribution] {
  /// The contributions with the position of each among those to the same question: the first declaration may be the one
  /// that is used.
  fileprivate var numbered: [Contribution] {
    var counts = HashIndex(minimumCapacity: count)
    return map { contribution in
      let key = UInt64(contribution.question.number)
      let position = counts[key] ?? 0
      counts.set(key, to: position + 1)
      return Contribution(contribution.question, mix64(contribution.detail &+ UInt64(position)))
    }
  }
}

import SwiftReader

extension SymbolTable {
  /// Returns the contributions of each file to the answers of questions, by file.
  func contributions(jobs: Int) -> [ContributionList] {
    concurrentMap(over: files.count, jobs: jobs) { contributions(of: $0) }
  }

  /// Returns the contribution of a file's modules and of the modules on which they depend.
  func moduleContribution(of file: Int) -> Contribution {
    Contribution(.file(at: pathHashes[file]), modules.hash(ofFile: file))
  }

  func contributions(of file: Int) -> ContributionList {
    var found = [moduleContribution(of: file)]
    for local in declarations(in: file) { add(id(local, in: file), in: file, to: &found) }
    let members = placedMembers(of: file)
    found += members.names.map { Contribution(.isDeclared($0)) }
    found += members.properties.map { Contribution(.isProperty($0)) }
    members.forEachInheritance { owner, _, _ in found.append(Contribution(.supertypes(of: label(of: owner)))) }
    found += members.extendedTypes.map { Contribution(.extendingFunctions(of: label(of: $0))) }
    // An analysis that asks whether a declaration is a facade has asked for the declaration already.
    found += members.facades.map { Contribution(.declaration(label(of: $0)), 1) }
    found += members.traits.map { Contribution(.traits(of: label(of: $0.type)), UInt64($0.traits.rawValue)) }
    return ContributionList(found)
  }

  private func add(_ id: DeclarationID, in file: Int, to contributions: inout [Contribution]) {
    let declaration = declaration(id)
    let owner = declaration.parent.map { self.owner(of: self.id($0, in: file)) } ?? .topLevel
    let spelling = spelling(declaration.name, in: file)
    let extended = declaration.kind == .extension ? label(of: self.owner(of: id)).value : 0
    contributions.append(Contribution(.declaration(label(of: id)), extended))
    switch declaration.kind {
    case .extension: break
    case .initializer: contributions.append(Contribution(.members(.`init`, of: label(of: owner))))
    case .subscript: contributions.append(Contribution(.members(.subscript, of: label(of: owner))))
    case _ where declaration.kind.namesType:
      contributions += [Contribution(.types(spelling, of: label(of: owner))), Contribution(.isDeclared(spelling))]
    default: contributions.append(Contribution(.members(spelling, of: label(of: owner))))
    }
  }
}

import Findings
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
    let identities = identities(of: file)
    func identity(_ id: DeclarationID) -> UInt64 {
      self.file(of: id) == file ? identities[Int(id.index - bases[file])] : label(of: id).value
    }
    var ordered: [Contribution] = []
    for local in declarations(in: file) { add(id(local, in: file), identities[Int(local)], in: file, to: &ordered) }
    let members = placedMembers(of: file)
    members.forEachInheritance { owner, declaration, number in
      ordered.append(Contribution(.supertypes(of: label(of: owner)), identity(declaration) &+ UInt64(number)))
    }
    var found = [moduleContribution(of: file)] + ordered.numbered
    found += members.names.map { Contribution(.isDeclared($0), $0.hash) }
    found += members.properties.map { Contribution(.isProperty($0), $0.hash) }
    found += members.extendedTypes.map { Contribution(.extendingFunctions(of: label(of: $0)), identity($0)) }
    // An analysis that asks whether a declaration is a facade has asked for the declaration already.
    found += members.facades.map { Contribution(.declaration(label(of: $0)), mix64(identity($0))) }
    found += members.traits.map {
      Contribution(.traits(of: label(of: $0.type)), mix64(identity($0.type)) &+ UInt64($0.traits.rawValue))
    }
    return ContributionList(found)
  }

  private func add(_ id: DeclarationID, _ identity: UInt64, in file: Int, to contributions: inout [Contribution]) {
    let declaration = declaration(id)
    let owner = holder(of: declaration, in: file)
    let spelling = spelling(declaration.name, in: file)
    let extended = declaration.kind == .extension ? label(of: self.owner(of: id)).value : 0
    contributions.append(Contribution(.declaration(label(of: id)), extended))
    switch declaration.kind {
    case .extension: break
    case .initializer: contributions.append(Contribution(.members(.`init`, of: label(of: owner)), identity))
    case .subscript: contributions.append(Contribution(.members(.subscript, of: label(of: owner)), identity))
    case _ where declaration.kind.namesType:
      contributions.append(Contribution(.types(spelling, of: label(of: owner)), identity))
      contributions.append(Contribution(.isDeclared(spelling), spelling.hash))
    default: contributions.append(Contribution(.members(spelling, of: label(of: owner)), identity))
    }
  }

  /// Returns a hash of each declaration of a file that also tells apart the declarations of one label, such as the
  /// overloads of a method or the branches of an `#if`.
  private func identities(of file: Int) -> [UInt64] {
    var counts = HashIndex()
    var identities: [UInt64] = []
    for local in declarations(in: file) {
      let label = label(of: id(local, in: file)).value
      let count = counts[label] ?? 0
      counts.set(label, to: count + 1)
      let outer = declaration(local, in: file).parent.map { identities[Int($0)] } ?? 0
      identities.append(mix64(label &+ mix64(outer &+ UInt64(count))))
    }
    return identities
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

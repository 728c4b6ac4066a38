import Analysis
import Findings
import SwiftReader

/// How the analyzer's steps compare with the compiler's trees.
struct Comparison {
  /// What the rules are made of: uses of values that are a known hop past a friend.
  var analyses = Count()
  /// All members whose receivers the analyzer knows.
  var members = Count()
  var disagreements: [String] = []

  struct Count {
    var agreeing = 0
    var disagreeing = 0
    /// Steps that the compiler did not see: in an inactive `#if`, in a key path, in a macro's argument.
    var unseen = 0

    var share: Double { agreeing + disagreeing == 0 ? 1 : Double(agreeing) / Double(agreeing + disagreeing) }

    mutating func count(_ isEqual: Bool?) {
      switch isEqual {
      case true?: agreeing += 1
      case false?: disagreeing += 1
      case nil: unseen += 1
      }
    }

    var text: String {
      let percent = Double(Int(share * 10_000)) / 100
      return "\(agreeing) of \(agreeing + disagreeing) agree (\(percent) %), \(unseen) not seen by the compiler"
    }
  }

  init(_ package: BuiltPackage) {
    for step in package.steps where step.receiver?.hasSuffix(".Type") == false {
      let member = package.compare(step)
      members.count(member.map(\.isEmpty))
      note(member, step, "member")
      guard let hop = step.hop else { continue }
      let hopped = package.compare(hop.declaration, at: hop.offset, in: step.path.description)
      let all = member.flatMap { here in hopped.map { here + $0 } }
      analyses.count(all.map(\.isEmpty))
      note(all, step, "analysis")
    }
  }

  private mutating func note(_ objections: [String]?, _ step: ResolvedStep, _ kind: String) {
    guard let objections, !objections.isEmpty else { return }
    let place = "\(step.path):\(step.position.line):\(step.position.column)"
    disagreements.append("\(place): \(kind) '\(step.member)': \(objections.joined(separator: "; "))")
  }
}

extension BuiltPackage {
  /// What the compiler says otherwise of a step; `nil` if it says nothing of it.
  func compare(_ step: ResolvedStep) -> [String]? {
    let here = references(at: step.offset, in: step.path.description)
    if here.isEmpty { return nil }
    let receiver = step.receiver ?? "_"
    let types = here.map { names[$0.receiver] ?? $0.receiver }
    let isSame =
      types.contains { agree(receiver, $0, isAbstract: step.isAbstract) }
      || here.contains { isImported($0.receiver) && agreeInC(receiver, names[$0.receiver] ?? "") }
    if !isSame, let type = step.receiverDeclaration, isInactive(type) { return nil }
    let objections = isSame ? [] : ["the receiver is '\(types.first ?? "")', not '\(receiver)'"]
    return objections + (step.declaration.flatMap { compare($0, at: step.offset, in: step.path.description) } ?? [])
  }

  /// What the compiler says otherwise of a member's declaration; `nil` if it says nothing of it.
  func compare(_ declared: ResolvedStep.Declared, at offset: UInt32, in path: String) -> [String]? {
    let here = references(at: offset, in: path)
    if here.isEmpty { return nil }
    let isSame = here.contains { isDeclared($0, declared) || isTwin($0, declared) }
    let other = here.first.map { name(of: $0) } ?? ""
    return isSame ? [] : ["it is '\(other)', not a member of '\(declared.owner)' in \(declared.path)"]
  }

  private func references(at offset: UInt32, in path: String) -> [SyntaxTrees.Reference] {
    trees.references["\(root)/\(path)"]?[Int(offset)] ?? []
  }

  private func agree(_ ours: String, _ theirs: String, isAbstract: Bool) -> Bool {
    let (our, their) = (TypeName(ours), TypeName(theirs))
    return our.agrees(with: their) || isAbstract && their.isGenericParameter
  }

  /// A structure of C has a tag, `_NSRange` or `parser_s`, and another name, `NSRange` or `parser_t`.
  private func agreeInC(_ ours: String, _ theirs: String) -> Bool {
    TypeName(ours).parts.last.map(nameInC) == TypeName(theirs).parts.last.map(nameInC)
  }

  private func nameInC(_ name: String) -> Substring {
    let name = name.hasPrefix("_") ? name.dropFirst() : name[...]
    return name.hasSuffix("_s") || name.hasSuffix("_t") ? name.dropLast(2) : name
  }

  private func isImported(_ mangled: String) -> Bool {
    mangled.hasPrefix("$sSo") || mangled.hasPrefix("$s10Foundation8_NSRangeV")
  }

  /// Whether the compiler saw nothing where a type is declared that is nested in no other: it stands in an inactive
  /// clause of an `#if`, and another type of its name stands in for it.
  private func isInactive(_ type: ResolvedStep.Declared) -> Bool {
    let file = "\(root)/\(type.path)"
    return trees.references[file] != nil
      && !trees.declarations.values.contains { $0.file == file && $0.range.contains(Int(type.offset)) }
  }

  private func isDeclared(_ reference: SyntaxTrees.Reference, _ declared: ResolvedStep.Declared) -> Bool {
    guard let other = trees.declarations[reference.member] else { return false }
    return other.file == "\(root)/\(declared.path)" && other.range.contains(Int(declared.offset))
  }

  /// Functions of one name are told apart by types that the analyzer does not know; of two properties with one owner
  /// and name, one stands in an inactive clause of an `#if`.
  private func isTwin(_ reference: SyntaxTrees.Reference, _ declared: ResolvedStep.Declared) -> Bool {
    let other = trees.declarations[reference.member]
    return isOwned(reference, by: declared.owner)
      && (declared.isFunction || other?.file == "\(root)/\(declared.path)")
  }

  private func isOwned(_ reference: SyntaxTrees.Reference, by owner: String) -> Bool {
    let name = name(of: reference)
    let path = name.prefix { $0 != "(" }
    return TypeName(String(path)).parts.dropLast().last == TypeName(owner).parts.last
  }

  private func name(of reference: SyntaxTrees.Reference) -> String {
    names["$s" + reference.member.dropFirst(2)] ?? reference.member
  }
}

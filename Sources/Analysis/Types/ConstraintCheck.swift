import SwiftReader

/// Whether a receiver satisfies the conditions of members that it has from a holder: itself, a supertype or an extension.
struct ConstraintCheck {
  let receiver: KnownType
  let holder: KnownType

  /// Returns whether a receiver satisfies the conditions of a member and of its extension:
  /// `extension Box where Item == Person`.
  func holds(_ member: DeclarationID, _ declaration: Declaration, in types: inout TypeResolver) -> Answer {
    var answer = Answer.yes
    if let parent = declaration.parent {
      let file = types.table.file(of: member)
      let outer = types.table.declaration(parent, in: file)
      if outer.kind == .extension {
        let id = types.table.id(parent, in: file)
        answer = holds(outer, id, in: &types).and(takes(extendedAt: id, outer, in: &types))
      }
    }
    if answer == .no || declaration.requirements.isEmpty { return answer }
    return answer.and(holds(declaration, member, in: &types))
  }

  private func holds(_ declaration: Declaration, _ id: DeclarationID, in types: inout TypeResolver) -> Answer {
    let file = types.table.file(of: id)
    var answer = Answer.yes
    for number in declaration.requirements {
      let requirement = types.table.requirement(number, in: file)
      guard requirement.kind != .parameter, let type = requirement.type,
        types.table.type(type, in: file).kind != .suppressed
      else { continue }
      let subject = types.resolve(requirement.subject, in: file, from: id)
      // The caller has to satisfy the constraints of the member's own generic parameters.
      if types.arena.isParameter(subject, of: id) { continue }
      let left = types.substituted(subject, heldBy: holder, seenFrom: receiver)
      var right = types.resolve(type, in: file, from: id)
      right = types.substituted(right, heldBy: holder, seenFrom: receiver)
      let one = requirement.kind == .sameType ? types.arena.isSame(left, right) : types.isKind(left, of: right)
      answer = answer.and(one)
      if answer == .no { return .no }
    }
    return answer
  }

  /// Returns whether a receiver has the generic arguments that an extension names: `extension Collection<Token>` or
  /// `extension [Token]`.
  private func takes(extendedAt id: DeclarationID, _ declaration: Declaration, in types: inout TypeResolver) -> Answer {
    let file = types.table.file(of: id)
    guard let type = declaration.type else { return .yes }
    let node = types.table.type(type, in: file)
    let children = types.table.children(of: node, in: file)
    guard !children.isEmpty else { return .yes }
    let names = types.library.parameters[Container(node.kind)?.spelling ?? types.table.spelling(node.name, in: file)]
    var answer = Answer.yes
    for (name, child) in zip(names, children) {
      let argument = types.substituted(types.arena.libraryParameter(name), heldBy: holder, seenFrom: receiver)
      // Resolved before the call: a non-mutating call copies the resolver before its arguments are evaluated.
      let wanted = types.resolve(child.type, in: file, from: id)
      answer = answer.and(types.arena.isSame(argument, wanted))
    }
    return answer
  }
}

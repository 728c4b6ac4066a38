extension Writer {
  /// Writes a member of a nominal type, a generic parameter or an existential.
  mutating func member(_ walked: Walked, _ scope: Scope, depth: Int, wantsVoid: Bool = false) -> Walked? {
    let usable = members(of: walked.type, scope).filter { member in
      guard case .method(_, let isMutating, let effects) = member.kind else {
        return !member.isStatic && !wantsVoid && (member.kind != .lazy || world.isClass(walked.type))
      }
      if isMutating, !walked.isSettable { return false }
      // A place that is read and written at once would be an overlapping access.
      if !effects.isEmpty, !scope.allows(effects) { return false }
      return (member.type == .void) == wantsVoid
    }
    guard let member = random.pick(usable) else { return nil }
    var next = walked
    let start = walked.text == "self" && isSelfImplicit(scope) && member.kind != .subscript ? "" : walked.text + "."
    switch member.kind {
    case .subscript: next.text += "[\(random.below(9))]"
    case .method(let inputs, _, let effects):
      next.text = start + member.name + "(\(list(inputs.map { ($0.label, $0.type) }, scope, depth: depth + 1)))"
      next.effects += effects
    default: next.text = start + member.name
    }
    next.type = member.type
    next.isSettable = member.isSettable && (walked.isSettable || world.isClass(walked.type))
    return next
  }

  private mutating func isSelfImplicit(_ scope: Scope) -> Bool {
    !world.shadows && !scope.isInEscapingClosure && random.chance(60)
  }

  private func members(of type: SwiftType, _ scope: Scope) -> [World.Member] {
    switch type {
    case .nominal(let index, let arguments): return world.members(of: index, arguments)
    case .existential(let index): return world.members(ofProtocol: index, for: type)
    case .parameter(let number):
      return scope.bounds[number].map { world.members(ofProtocol: $0, for: type) } ?? []
    case .associated(_, let owner):
      return world.protocols[owner].itemBound.map { world.members(ofProtocol: $0, for: type) } ?? []
    default: return []
    }
  }
}

extension Scope {
  /// Whether a call with these effects may stand here.
  func allows(_ wanted: String) -> Bool {
    wanted.split(separator: " ").allSatisfy { effects.contains($0) }
  }
}

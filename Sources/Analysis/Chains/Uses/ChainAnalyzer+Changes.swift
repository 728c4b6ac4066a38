import SwiftReader

/// What changes a value.
extension ChainAnalyzer {
  /// Returns whether a chain writes to the member or element at a link: only `?`, `!` and tuple indices may follow.
  func isWritten(_ position: UInt32, in chain: Chain) -> Bool {
    switch chain.use {
    case .read, .pattern: return false
    case .write, .update, .inout: break
    }
    guard chain.links.contains(position) else { return false }
    return chain.links[(position + 1)...].allSatisfy {
      switch frame.link($0).kind {
      case .optionalChaining, .forceUnwrap, .tupleElement: true
      case .property, .subscript, .call: false
      }
    }
  }

  /// Returns whether calling a member changes its receiver.
  mutating func isMutating(_ access: MemberAccess) -> Bool {
    if !access.found.isNone { return table.declaration(access.found.declaration).isMutating }
    let step = access.step
    let isUsual = library.mutatingMembers.contains(step.spelling)
    guard isUsual || library.mutators.mentions(step.spelling) else { return false }
    let shape = types.shape(of: access.receiver)
    switch shape.kind {
    case .array, .dictionary, .optional: return isUsual
    case .library where library.values.contains(shape.spelling):
      return isUsual || library.mutators[shape.spelling].contains(step.spelling)
    case .library: return isUsual && library.recordLists.contains(shape.spelling)
    case .nominal: return isUsual && inheritsDirectly(shape.declaration, library.setProtocols)
    default: return false
    }
  }

  private mutating func inheritsDirectly(_ type: DeclarationID, _ protocols: SpellingSet) -> Bool {
    types.directSupertypes(of: .declaration(type)).contains {
      let shape = types.shape(of: $0)
      return shape.kind == .library && protocols.contains(shape.spelling)
    }
  }

  /// Returns whether a scope is inside the `set` closure of `Binding(get: { … }, set: { … })`.
  func isInSetter(_ scope: ScopeID) -> Bool {
    var scope = scope
    while true {
      if isSetter(ofBinding: scope) { return true }
      let parent = frame.scope(scope).parent
      if parent == scope { return false }
      scope = parent
    }
  }

  private func isSetter(ofBinding scope: ScopeID) -> Bool {
    guard let call = frame.call(ofClosure: scope) else { return false }
    let arguments = frame.link(call.link).arguments
    return arguments.count == Library.getAndSet.count
      && arguments.map { frame.spelling(frame.argument($0).label) } == Library.getAndSet
      && frame.spelling(frame.argument(call.argument).label) == Library.setter
  }

  /// Returns whether the whole body of a function or accessor is a chain, a choice between the chain and literals, or an
  /// assignment to the chain.
  mutating func isWholeBody(_ walk: ChainWalk) -> Bool {
    let scope = frame.scope(walk.chain.scope)
    guard scope.kind == .accessor || scope.kind == .function else { return false }
    if walk.chain.use == .write {
      if scope.kind == .function, let local = scope.declaration, frame.hasResult(local) { return false }
      return frame.onlyStatement(in: walk.chain.scope) == walk.index
    }
    switch scope.soleValue {
    case .chain(let chain): return chain == walk.index
    case .choice(let operands):
      let values = (0..<operands.count).map { frame.operand($0, of: operands) }
      return values.contains(.chain(walk.index)) && values.allSatisfy { $0 == .chain(walk.index) || $0.isConstant }
    default: return false
    }
  }
}

extension Value {
  /// Whether the value is a literal or an implicit member.
  fileprivate var isConstant: Bool {
    switch self {
    case .literal, .implicitMember: true
    default: false
    }
  }
}

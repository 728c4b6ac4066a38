import SwiftReader

extension Frame {
  /// Returns whether a chain writes to the member or element at a link: only `?`, `!` and tuple indices may follow.
  func isWritten(_ position: UInt32, in chain: Chain) -> Bool {
    switch chain.use {
    case .read, .pattern: return false
    case .write, .update, .inout: break
    }
    guard chain.links.contains(position) else { return false }
    return chain.links[(position + 1)...].allSatisfy {
      switch link($0).kind {
      case .optionalChaining, .forceUnwrap, .tupleElement: true
      case .property, .subscript, .call: false
      }
    }
  }

  /// Returns whether a scope is inside the `set` closure of `Binding(get: { … }, set: { … })`.
  func isInSetter(_ scope: ScopeID) -> Bool {
    var scope = scope
    while true {
      if isSetter(ofBinding: scope) { return true }
      let parent = self.scope(scope).parent
      if parent == scope { return false }
      scope = parent
    }
  }

  private func isSetter(ofBinding scope: ScopeID) -> Bool {
    guard let call = call(ofClosure: scope) else { return false }
    let arguments = link(call.link).arguments
    return arguments.count == Library.getAndSet.count
      && arguments.map { spelling(argument($0).label) } == Library.getAndSet
      && spelling(argument(call.argument).label) == Library.setter
  }
}

extension MemberAccess {
  /// Returns whether calling a member changes its receiver.
  func isMutating(in types: inout TypeResolver) -> Bool {
    if !found.isNone { return types.table.declaration(found.declaration).isMutating }
    let isUsual = types.library.mutatingMembers.contains(spelling)
    guard isUsual || types.library.mutators.mentions(spelling) else { return false }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .array, .dictionary, .optional: return isUsual
    case .library where types.library.values.contains(shape.spelling):
      return isUsual || types.library.mutators[shape.spelling].contains(spelling)
    case .library: return isUsual && types.library.recordLists.contains(shape.spelling)
    case .nominal: return isUsual && shape.declaration.inheritsDirectly(types.library.setProtocols, in: &types)
    default: return false
    }
  }
}

extension DeclarationID {
  fileprivate func inheritsDirectly(_ protocols: SpellingSet, in types: inout TypeResolver) -> Bool {
    types.directSupertypes(of: .declaration(self)).contains {
      let shape = types.shape(of: $0)
      return shape.kind == .library && protocols.contains(shape.spelling)
    }
  }
}

extension ChainWalk {
  /// Returns whether the whole body of a function or accessor is a chain, a choice between the chain and literals, or an
  /// assignment to the chain.
  func isWholeBody(in frame: inout Frame) -> Bool {
    let scope = frame.scope(chain.scope)
    guard scope.kind == .accessor || scope.kind == .function else { return false }
    if chain.use == .write {
      if scope.kind == .function, let local = scope.declaration,
        frame.facts.declarations[Int(local)].type != nil
      {
        return false
      }
      return frame.onlyStatement(in: chain.scope) == index
    }
    switch scope.soleValue {
    case .chain(let chain): return chain == index
    case .choice(let operands):
      let values = (0..<operands.count).map { frame.operand($0, of: operands) }
      return values.contains(.chain(index)) && values.allSatisfy { $0 == .chain(index) || $0.isConstant }
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

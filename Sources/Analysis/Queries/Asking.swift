import SwiftReader

extension Codebase {
  /// Lists the properties that code reads of its parameters, once for every declaration and property.
  ///
  /// - Parameter includesOwn: whether reading properties of an own property's value counts, too.
  package func propertyReads(includingOwn includesOwn: Bool) -> [EdgeUse] {
    let messages = Spelling("Action")
    return edgeUses(.read) { analyzer, step in
      guard !step.isCalled, !step.isWritten, step.reach == 0, analyzer.isStrange(step) else { return false }
      switch step.root {
      case .parameter: return analyzer.isParameterItself(step) && !analyzer.isMessage(step.receiver, messages)
      case .own: return includesOwn && !analyzer.isMessage(step.receiver, messages)
      default: return false
      }
    }
  }

  /// Lists the properties of friends that code sets, once for every declaration and property.
  package func pokes() -> [EdgeUse] {
    edgeUses(.write) { analyzer, step in
      switch step.root {
      case .own, .parameter, .closureParameter, .global: break
      case .none, .selfReference, .created, .unexplained, .type: return false
      }
      guard step.isWritten, step.reach == 0, analyzer.isStrange(step) else { return false }
      return !analyzer.isWeak(step.found) && analyzer.hasIdentity(step.receiver)
    }
  }
}

extension ChainAnalyzer {
  /// Returns whether a step reads or writes a property that a type of the repository declares, and that is neither the
  /// code's own part nor silent.
  fileprivate mutating func isStrange(_ step: WalkedStep) -> Bool {
    let property = step.found
    guard !property.isNone, table.declaration(property).kind == .property else { return false }
    let scope = frame.chain(step.chain).scope
    let receiver = types.unwrapped(step.receiver)
    let shape = types.shape(of: receiver)
    if shape.kind == .library || shape.kind == .nestedLibrary { return false }
    if shape.kind == .nominal, isPartner(shape.declaration, scope) { return false }
    let link = frame.link(step.link)
    let member = Step(link: link, spelling: frame.spelling(link.name), position: step.link)
    let found = types.member(member.spelling, of: receiver, for: .value)
    let access = MemberAccess(
      step: member, origin: .friend(step.root, receiver), receiver: receiver, found: found)
    return !found.isNone && concept(ofStep: access, in: scope) == nil && !isSilent(scope)
  }

  /// Returns whether the receiver is the parameter, or a part or element of it, and not the result of a call.
  fileprivate func isParameterItself(_ step: WalkedStep) -> Bool {
    let chain = frame.chain(step.chain)
    guard isStill(chain.links.lowerBound..<step.link) else { return false }
    return isParameter(chain.root, in: chain.scope, at: chain.start)
  }

  private func isParameter(_ value: Value, in scope: ScopeID, at offset: UInt32) -> Bool {
    var (value, scope, offset) = (value, scope, offset)
    for _ in 0..<Limits.localNames {
      switch value {
      case .name(let name):
        guard let index = frame.innermostBinding(name, in: scope, at: offset) else { return false }
        let binding = frame.binding(index)
        if binding.kind == .parameter { return true }
        (value, scope, offset) = (binding.value, binding.scope, binding.offset)
      case .cast(let index): value = frame.cast(index).value
      case .chain(let index):
        let chain = frame.chain(index)
        guard isStill(chain.links) else { return false }
        (value, scope, offset) = (chain.root, chain.scope, chain.start)
      default: return false
      }
    }
    return false
  }

  /// Returns whether no link is a call.
  private func isStill(_ links: Range<UInt32>) -> Bool {
    links.allSatisfy { frame.link($0).kind != .call }
  }

  /// Returns whether a type is a message: it is sent for its content to be read.
  fileprivate mutating func isMessage(_ type: KnownType, _ marker: Spelling) -> Bool {
    var ancestors = Ancestry(of: [types.unwrapped(type)])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      let name = shape.kind == .nominal ? table.spelling(of: shape.declaration) : shape.spelling
      if name == marker { return true }
    }
    return false
  }

  /// Returns whether a property is weak: it connects one object to another, such as its delegate.
  fileprivate func isWeak(_ property: DeclarationID) -> Bool {
    let modifiers = table.declaration(property).modifiers
    return modifiers.contains(.weak)
  }

  /// Returns whether values of a type have an identity, so that writing to one changes an object that other code
  /// shares.
  fileprivate func hasIdentity(_ type: KnownType) -> Bool {
    let shape = types.shape(of: types.unwrapped(type))
    switch shape.kind {
    case .nominal:
      let kind = table.declaration(shape.declaration).kind
      return kind == .class || kind == .actor || kind == .protocol
    case .parameter, .composition: return true
    default: return false
    }
  }
}

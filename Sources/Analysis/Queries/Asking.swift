import SwiftReader

extension Codebase {
  /// Lists the properties that code reads of its parameters, once for every declaration and property.
  ///
  /// - Parameter includesOwn: whether reading properties of an own property's value counts, too.
  package func propertyReads(includingOwn includesOwn: Bool) -> [EdgeUse] {
    let messages = Spelling("Action")
    return edgeUses(.read) { analyzer, step in
      guard !step.isCalled, !step.isWritten, step.reach == 0, step.isStrange(in: &analyzer) else { return false }
      switch step.root {
      case .parameter:
        return step.isParameterItself(in: analyzer.frame) && !step.readsMessage(messages, in: &analyzer.types)
      case .own: return includesOwn && !step.readsMessage(messages, in: &analyzer.types)
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
      guard step.isWritten, step.reach == 0, step.isStrange(in: &analyzer) else { return false }
      return !step.found.isWeak(in: analyzer.table) && step.isOnObject(in: &analyzer.types)
    }
  }
}

extension WalkedStep {
  /// Returns whether a step reads or writes a property that a type of the repository declares, and that is neither the
  /// code's own part nor silent.
  fileprivate func isStrange(in analyzer: inout ChainAnalyzer) -> Bool {
    let property = self.found
    guard !property.isNone, analyzer.table.declaration(property).kind == .property else { return false }
    let scope = analyzer.frame.chain(chain).scope
    let receiver = analyzer.types.unwrapped(self.receiver)
    let shape = analyzer.types.shape(of: receiver)
    if shape.kind == .library || shape.kind == .nestedLibrary { return false }
    if shape.kind == .nominal, shape.declaration.isPartner(scope, in: &analyzer) { return false }
    let link = analyzer.frame.link(self.link)
    let member = Step(link: link, spelling: analyzer.frame.spelling(link.name), position: self.link)
    let found = analyzer.types.member(member.spelling, of: receiver, for: .value)
    let access = MemberAccess(
      step: member, origin: .friend(root, receiver), receiver: receiver, found: found)
    return !found.isNone && access.conceptOfStep(in: scope, in: &analyzer) == nil && !scope.isSilent(in: &analyzer)
  }

  /// Returns whether the receiver is the parameter, or a part or element of it, and not the result of a call.
  fileprivate func isParameterItself(in frame: Frame) -> Bool {
    let chain = frame.chain(chain)
    guard frame.isStill(chain.links.lowerBound..<link) else { return false }
    return frame.isParameter(chain.root, in: chain.scope, at: chain.start)
  }
}

extension Frame {
  fileprivate func isParameter(_ value: Value, in scope: ScopeID, at offset: UInt32) -> Bool {
    var (value, scope, offset) = (value, scope, offset)
    for _ in 0..<Limits.localNames {
      switch value {
      case .name(let name):
        guard let index = innermostBinding(name, in: scope, at: offset) else { return false }
        let binding = binding(index)
        if binding.kind == .parameter { return true }
        (value, scope, offset) = (binding.value, binding.scope, binding.offset)
      case .cast(let index): value = cast(index).value
      case .chain(let index):
        let chain = chain(index)
        guard isStill(chain.links) else { return false }
        (value, scope, offset) = (chain.root, chain.scope, chain.start)
      default: return false
      }
    }
    return false
  }

  /// Returns whether no link is a call.
  fileprivate func isStill(_ links: Range<UInt32>) -> Bool {
    links.allSatisfy { link($0).kind != .call }
  }
}

extension WalkedStep {
  /// Returns whether the receiver is a message: it is sent for its content to be read.
  fileprivate func readsMessage(_ marker: Spelling, in types: inout TypeResolver) -> Bool {
    var ancestors = Ancestry(of: [types.unwrapped(receiver)])
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      let name = shape.kind == .nominal ? types.table.spelling(of: shape.declaration) : shape.spelling
      if name == marker { return true }
    }
    return false
  }

  /// Returns whether the receiver has an identity, so that writing to one changes an object that other code
  /// shares.
  fileprivate func isOnObject(in types: inout TypeResolver) -> Bool {
    let shape = types.shape(of: types.unwrapped(receiver))
    switch shape.kind {
    case .nominal:
      let kind = types.table.declaration(shape.declaration).kind
      return kind == .class || kind == .actor || kind == .protocol
    case .parameter, .composition: return true
    default: return false
    }
  }
}

extension DeclarationID {
  /// Returns whether a property is weak: it connects one object to another, such as its delegate.
  fileprivate func isWeak(in table: SymbolTable) -> Bool {
    let modifiers = table.declaration(self).modifiers
    return modifiers.contains(.weak)
  }
}

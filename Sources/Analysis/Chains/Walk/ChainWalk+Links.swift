import SwiftReader

extension ChainWalk {
  mutating func advance(_ origin: inout ValueOrigin, to end: UInt32, in analyzer: inout ChainAnalyzer) {
    let chain = chain
    while next < end, !analyzer.isPostponed || analyzer.frame.isOfForeignValue {
      let position = next
      let link = analyzer.frame.link(position)
      (concept, useConcept, found, isLookedUp) = (nil, nil, .none, false)
      switch link.kind {
      case .property:
        origin = member(link, of: origin, in: &analyzer)
      case .call:
        origin = called(origin, in: &analyzer)
      case .subscript:
        origin = element(link, of: origin, in: &analyzer)
        origin = origin.ownPart
      case .tupleElement:
        origin = tupleElement(link, of: origin, in: &analyzer)
      case .optionalChaining, .forceUnwrap:
        origin.type = analyzer.types.unwrapped(origin.type)
      }
      origin.type = origin.type.visible(in: chain.scope, in: &analyzer)
      if origin.reach < 1 { goesOn = false }
      note(origin, at: link, position, in: &analyzer)
      next += 1
    }
  }

  /// Returns the origin of a chain's root. If the root is a name that is called, the call is resolved together with the
  /// name.
  mutating func root(of chain: Chain, in analyzer: inout ChainAnalyzer) -> ValueOrigin {
    guard case .name(let name) = chain.root else {
      let origin = analyzer.origin(of: chain.root, in: chain.scope, at: chain.start)
      concept = origin.rootConcept
      return origin
    }
    let opening = analyzer.frame.call(at: chain.links.lowerBound, in: chain)
    if let written = analyzer.frame.specialization(at: chain.start) {
      let place = analyzer.site(chain.scope).lookUpSite(in: chain.scope)
      let type = analyzer.types.resolve(written, in: analyzer.frame.file, from: place)
      next = opening.map { $0 + 1 } ?? next
      note(.friend)
      return analyzer.origin(ofType: type, opening.map { analyzer.frame.call(atLink: $0, of: chain) })
    }
    guard let link = opening else {
      let origin = analyzer.origin(ofName: name, in: chain.scope, at: chain.start)
      concept = origin.rootConcept
      return origin
    }
    next = link + 1
    note(.friend)
    return analyzer.origin(
      ofName: name, in: chain.scope, at: chain.start, call: analyzer.frame.call(atLink: link, of: chain))
  }

  /// Returns the origin of a call whose callee is not a member: a closure, or an array literal of types.
  private mutating func called(_ origin: ValueOrigin, in analyzer: inout ChainAnalyzer) -> ValueOrigin {
    note(.result)
    if case .closure(let scope) = chain.root, next == chain.links.lowerBound {
      return origin.typed(scope.resultOfClosure(in: &analyzer))
    }
    if let made = origin.type.instanceOfLiteral(in: &analyzer.types) { return .friend(.created, made) }
    return origin.called(in: &analyzer)
  }

  private mutating func tupleElement(_ link: Link, of origin: ValueOrigin, in analyzer: inout ChainAnalyzer)
    -> ValueOrigin
  {
    note(.container)
    return origin.typed(origin.type.tupleElement(link, in: &analyzer))
  }

  /// Records the call that the walk of a chain has reached, for the closures and key paths in the call's arguments.
  mutating func note(callAt call: UInt32, of method: UInt32, on receiver: ValueOrigin, in analyzer: inout ChainAnalyzer)
  {
    if analyzer.frame.link(call).arguments.isEmpty || analyzer.frame.walks.isEmpty { return }
    analyzer.frame.walks[analyzer.frame.walks.count - 1] = WalkedCall(
      method: method, call: call, receiver: receiver, lowest: analyzer.evaluation.lowest)
    if analyzer.frame.takesClosure(call) { receivers.append((method, receiver)) }
  }

  mutating func note(_ origin: ValueOrigin, at link: Link?, _ position: UInt32, in analyzer: inout ChainAnalyzer) {
    guard analyzer.trace != nil, !analyzer.frame.isOfForeignValue else { return }
    steps.append(
      ChainStep(
        chain: index, link: link, position: position, origin: origin, concept: concept,
        useConcept: useConcept, found: found, isLookedUp: isLookedUp))
  }
}

extension ValueOrigin {
  /// Returns why a root is not counted; `nil` for a local name of a reached value, and for a name that the repository
  /// does not declare.
  fileprivate var rootConcept: Concept? {
    if reach >= 1 { return nil }
    return switch root {
    case .none: .value
    case .selfReference, .own, .parameter, .closureParameter, .created, .type, .global: .friend
    case .unexplained: nil
    }
  }
}

extension KnownType {
  /// Returns the type of `pair.0`.
  func tupleElement(_ link: Link, in analyzer: inout ChainAnalyzer) -> KnownType {
    analyzer.types.child(Int(analyzer.frame.text(of: link.name)) ?? 0, of: analyzer.types.unwrapped(self))
  }
}

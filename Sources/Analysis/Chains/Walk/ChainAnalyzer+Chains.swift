import SwiftReader

extension ChainAnalyzer {
  /// Returns the origin of the value of a whole chain, and analyzes the chain if it was not analyzed before.
  mutating func origin(ofChain index: UInt32) -> ValueOrigin {
    if !frame.isOfForeignValue { return origin(of: .chain(index)) }
    // An initial value has few chains; where they are arguments of each other, each is needed several times.
    if frame.foreignWalks < Limits.unrememberedChains {
      frame.foreignWalks += 1
      return walk(index)
    }
    let key = UInt64(index) << 8 | UInt64(expressionDepth)
    if let known = frame.foreignChains[key] { return known }
    let origin = walk(index)
    frame.foreignChains[key] = origin
    return origin
  }

  /// Walks a chain to its end, from where it was interrupted, and returns the origin of its value.
  mutating func walk(_ index: UInt32) -> ValueOrigin {
    var (walk, origin) = begun(index)
    advance(&walk, &origin, to: walk.chain.links.upperBound)
    if !frame.isOfForeignValue {
      frame.walks.removeLast()
      endedWalk = walk
    }
    if walk.goesOn { origin.precedent = walk.index + 1 }
    return origin
  }

  /// Walks a chain up to a link, and returns the origin of the value before the link.
  mutating func walk(_ index: UInt32, upTo link: UInt32) -> ValueOrigin {
    var (walk, origin) = begun(index, before: link)
    advance(&walk, &origin, to: link)
    frame.walks.removeLast()
    if evaluation.lowest == .max, !isPostponed, (frame.interrupted[index]?.walk.next ?? 0) < walk.next {
      keepReceivers(of: walk)
      walk.receivers = []
      interrupt(walk, origin)
    }
    return origin
  }

  /// Saves how far a chain was walked. Many closures may interrupt a walk and each resumes a copy, so the array of
  /// steps, which has an element for each step, is stored separately.
  private mutating func interrupt(_ interrupted: ChainWalk, _ origin: ValueOrigin) {
    var walk = interrupted
    if walk.isResumed {
      frame.interruptedSteps[walk.index, default: []] += walk.steps
    } else {
      frame.interruptedSteps[walk.index] = walk.steps
    }
    (walk.steps, walk.isResumed) = ([], true)
    frame.interrupted[walk.index] = (walk, origin)
  }

  private mutating func begun(_ index: UInt32, before link: UInt32 = .max) -> (ChainWalk, ValueOrigin) {
    let chain = frame.chain(index)
    if !frame.isOfForeignValue {
      frame.walks.append(WalkedCall())
      if !frame.interrupted.isEmpty, let interrupted = frame.interrupted[index], interrupted.walk.next <= link {
        return interrupted
      }
    }
    var walk = ChainWalk(index: index, chain: chain)
    var origin = root(of: chain, &walk)
    origin.type = visible(origin.type, in: chain.scope)
    note(origin, at: nil, chain.links.lowerBound, &walk)
    return (walk, origin)
  }

  private mutating func advance(_ walk: inout ChainWalk, _ origin: inout ValueOrigin, to end: UInt32) {
    let chain = walk.chain
    while walk.next < end, !isPostponed || frame.isOfForeignValue {
      let position = walk.next
      let link = frame.link(position)
      (walk.concept, walk.useConcept, walk.found, walk.isLookedUp) = (nil, nil, .none, false)
      switch link.kind {
      case .property:
        origin = member(link, of: origin, &walk)
      case .call:
        origin = self.called(origin, &walk)
      case .subscript:
        origin = element(link, of: origin, &walk)
        origin = ownPart(origin)
      case .tupleElement:
        origin = tupleElement(link, of: origin, &walk)
      case .optionalChaining, .forceUnwrap:
        origin.type = types.unwrapped(origin.type)
      }
      origin.type = visible(origin.type, in: chain.scope)
      if origin.reach < 1 { walk.goesOn = false }
      note(origin, at: link, position, &walk)
      walk.next += 1
    }
  }

  /// Returns the origin of a chain's root. If the root is a name that is called, the call is resolved together with the
  /// name.
  private mutating func root(of chain: Chain, _ walk: inout ChainWalk) -> ValueOrigin {
    guard case .name(let name) = chain.root else {
      let origin = origin(of: chain.root, in: chain.scope, at: chain.start)
      walk.concept = concept(ofRoot: origin)
      return origin
    }
    let opening = call(at: chain.links.lowerBound, in: chain)
    if let written = frame.specialization(at: chain.start) {
      let place = site(chain.scope).lookUpSite(in: chain.scope)
      let type = types.resolve(written, in: frame.file, from: place)
      walk.next = opening.map { $0 + 1 } ?? walk.next
      walk.note(.friend)
      return origin(ofType: type, opening.map { call(atLink: $0, of: chain) })
    }
    guard let link = opening else {
      let origin = origin(ofName: name, in: chain.scope, at: chain.start)
      walk.concept = concept(ofRoot: origin)
      return origin
    }
    walk.next = link + 1
    walk.note(.friend)
    return origin(ofName: name, in: chain.scope, at: chain.start, call: call(atLink: link, of: chain))
  }

  /// Returns why a root is not counted; `nil` for a local name of a reached value, and for a name that the repository
  /// does not declare.
  private func concept(ofRoot origin: ValueOrigin) -> Concept? {
    if origin.reach >= 1 { return nil }
    return switch origin.root {
    case .none: .value
    case .selfReference, .own, .parameter, .closureParameter, .created, .type, .global: .friend
    case .unexplained: nil
    }
  }

  /// Returns the call at a link, or after `?` and `!` that begin there; `nil` if there is no call.
  func call(at position: UInt32, in chain: Chain) -> UInt32? {
    var position = position
    while position < chain.links.upperBound {
      switch frame.link(position).kind {
      case .call: return position
      case .optionalChaining, .forceUnwrap: position += 1
      default: return nil
      }
    }
    return nil
  }

  func call(atLink link: UInt32, of chain: Chain) -> Call {
    Call(link: link, arguments: frame.link(link).arguments, scope: chain.scope, offset: chain.start)
  }

  /// Returns the origin of a call whose callee is not a member: a closure, or an array literal of types.
  private mutating func called(_ origin: ValueOrigin, _ walk: inout ChainWalk) -> ValueOrigin {
    walk.note(.result)
    if case .closure(let scope) = walk.chain.root, walk.next == walk.chain.links.lowerBound {
      return origin.typed(resultOfClosure(scope))
    }
    if let made = instance(of: origin.type) { return .friend(.created, made) }
    return called(origin)
  }

  /// Returns the type of the instance that a call of a type literal creates: `[T]()`, `[K: V]()`, `[K: [T]]()`.
  mutating func instance(of literal: KnownType) -> KnownType? {
    let kind = types.kind(literal)
    guard kind == .array || kind == .dictionary else { return nil }
    var parts: [KnownType] = []
    for child in types.children(of: literal) {
      let isType = types.kind(child) == .metatype
      guard let part = isType ? types.child(0, of: child) : instance(of: child) else { return nil }
      parts.append(part)
    }
    return parts.isEmpty ? nil : types.add(TypeShape(kind: kind), parts)
  }

  private mutating func tupleElement(_ link: Link, of origin: ValueOrigin, _ walk: inout ChainWalk) -> ValueOrigin {
    walk.note(.container)
    return origin.typed(tupleElement(link, of: origin.type))
  }

  /// Returns the type of `pair.0`.
  mutating func tupleElement(_ link: Link, of type: KnownType) -> KnownType {
    types.child(Int(frame.text(of: link.name)) ?? 0, of: types.unwrapped(type))
  }
}

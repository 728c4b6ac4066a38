import SwiftReader

extension Judge {
  /// The standing of a whole chain, judged on the way.
  mutating func standing(ofChain index: UInt32) -> Standing {
    if frame.remembers { return standing(of: .chain(index)) }
    // An initial value has few chains; where they are arguments of each other, each is wanted several times.
    if frame.foreignWalks < Limits.unrememberedChains {
      frame.foreignWalks += 1
      return walk(index)
    }
    let key = UInt64(index) << 8 | UInt64(nesting)
    if let known = frame.foreignChains[key] { return known }
    let standing = walk(index)
    frame.foreignChains[key] = standing
    return standing
  }

  /// The standing of a chain, from where it was interrupted.
  mutating func walk(_ index: UInt32) -> Standing {
    var (walk, standing) = begun(index)
    advance(&walk, &standing, to: walk.chain.links.upperBound)
    if frame.remembers {
      frame.walks.removeLast()
      endedWalk = walk
    }
    standing.blamed = max(standing.blamed, walk.blamed)
    return standing
  }

  /// The standing of the value before a link.
  mutating func walk(_ index: UInt32, upTo link: UInt32) -> Standing {
    var (walk, standing) = begun(index, before: link)
    advance(&walk, &standing, to: link)
    frame.walks.removeLast()
    if evaluation.lowest == .max, !isPostponed, (frame.interrupted[index]?.walk.next ?? 0) < walk.next {
      keepReceivers(of: walk)
      walk.receivers = []
      interrupt(walk, standing)
    }
    return standing
  }

  /// Remembers how far a chain was walked. Many closures may interrupt it and each resumes a copy, so what has a part for
  /// each step is kept apart.
  private mutating func interrupt(_ interrupted: Walk, _ standing: Standing) {
    var walk = interrupted
    if walk.isResumed {
      frame.interruptedSteps[walk.index, default: []] += walk.steps
    } else {
      frame.interruptedSteps[walk.index] = walk.steps
    }
    (walk.steps, walk.isResumed) = ([], true)
    frame.interrupted[walk.index] = (walk, standing)
  }

  private mutating func begun(_ index: UInt32, before link: UInt32 = .max) -> (Walk, Standing) {
    let chain = frame.chain(index)
    if frame.remembers {
      frame.walks.append(WalkedCall())
      if !frame.interrupted.isEmpty, let interrupted = frame.interrupted[index], interrupted.walk.next <= link {
        return interrupted
      }
    }
    var walk = Walk(index: index, chain: chain)
    var standing = root(of: chain, &walk)
    standing.type = visible(standing.type, in: chain.scope)
    note(standing, at: nil, chain.links.lowerBound, &walk)
    return (walk, standing)
  }

  private mutating func advance(_ walk: inout Walk, _ standing: inout Standing, to end: UInt32) {
    let chain = walk.chain
    while walk.next < end, !isPostponed || !frame.remembers {
      let position = walk.next
      let link = frame.link(position)
      (walk.exemption, walk.found) = (nil, .none)
      switch link.kind {
      case .property:
        standing = member(link, of: standing, &walk)
      case .call:
        standing = self.called(standing, &walk)
      case .subscript:
        standing = element(link, of: standing, &walk)
      case .tupleElement:
        standing = tupleElement(link, of: standing, &walk)
      case .optionalChaining, .forceUnwrap:
        standing.type = types.unwrapped(standing.type)
      }
      standing.type = visible(standing.type, in: chain.scope)
      note(standing, at: link, position, &walk)
      walk.next += 1
    }
  }

  /// The root; a name that is called takes its call along.
  private mutating func root(of chain: Chain, _ walk: inout Walk) -> Standing {
    guard case .name(let name) = chain.root else {
      let standing = standing(of: chain.root, in: chain.scope, at: chain.start)
      walk.exempt(chain.root == .implicitMember ? .implicitMember : exemption(ofRoot: standing))
      return standing
    }
    guard let link = call(at: chain.links.lowerBound, in: chain) else {
      let standing = standing(ofName: name, in: chain.scope, at: chain.start)
      walk.exempt(exemption(ofRoot: standing))
      return standing
    }
    walk.next = link + 1
    walk.exempt(.friend)
    return standing(ofName: name, in: chain.scope, at: chain.start, call: call(atLink: link, of: chain))
  }

  private func exemption(ofRoot standing: Standing) -> Exemption {
    switch standing.root {
    case .none: .value
    case .selfReference, .own, .parameter, .closureParameter, .created: standing.reach < 0 ? .bindingPath : .friend
    case .unexplained: .untyped
    case .type: .namespace
    case .global: .global
    }
  }

  /// The call that stands at a link, or behind `?` and `!`.
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

  /// A call of what is no member: a closure's result, an array of a type.
  private mutating func called(_ standing: Standing, _ walk: inout Walk) -> Standing {
    walk.exempt(.call)
    walk.hasCalled = true
    if case .closure(let scope) = walk.chain.root, walk.next == walk.chain.links.lowerBound {
      return standing.typed(resultOfClosure(scope))
    }
    let type = types.shape(of: standing.type)
    if type.kind == .array, types.kind(types.child(0, of: standing.type)) == .metatype {
      let element = types.child(0, of: types.child(0, of: standing.type))
      return .friend(.created, types.array(of: element))
    }
    return called(standing)
  }

  private mutating func tupleElement(_ link: Link, of standing: Standing, _ walk: inout Walk) -> Standing {
    walk.exempt(.tupleMember)
    let position = Int(frame.text(of: link.name)) ?? 0
    return standing.typed(types.child(position, of: types.unwrapped(standing.type)))
  }
}

/// A chain while it is followed from link to link.
struct Walk {
  let index: UInt32
  let chain: Chain
  var next: UInt32
  /// Found offences, the first that is sure and at most one before it that is less so.
  var offences: [Offence] = []
  /// Whether a call was passed since the first offence: what is written after it is another object.
  var hasCalled = false
  var blamed: Hops = 0
  /// Whether a use past a hop counts, and whether its receiver has a type.
  var isCounted = false
  var isTyped = false
  /// The values whose methods were given closures, by the methods' links.
  var receivers: [(link: UInt32, standing: Standing)] = []
  /// Whether it goes on from where a walk was interrupted.
  var isResumed = false
  /// While a chain is explained, what its steps came to; those before an interruption are the frame's.
  var steps: [ChainStep] = []
  /// Why the last step is none, and the member it found: for those who want the chain explained.
  var exemption: Exemption?
  var found = DeclarationID.none

  init(index: UInt32, chain: Chain) {
    self.index = index
    self.chain = chain
    next = chain.links.lowerBound
  }

  /// Whether anything was found that is to be kept.
  var hasFound: Bool { !offences.isEmpty || isCounted || !receivers.isEmpty || isResumed || !steps.isEmpty }

  /// Remembers why a step is none; the first reason is the one that counts.
  mutating func exempt(_ exemption: Exemption) {
    self.exemption = self.exemption ?? exemption
  }
}

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
    walk.advance(&origin, to: walk.chain.links.upperBound, in: &self)
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
    walk.advance(&origin, to: link, in: &self)
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
    var origin = walk.root(of: chain, in: &self)
    origin.type = origin.type.visible(in: chain.scope, in: &self)
    walk.note(origin, at: nil, chain.links.lowerBound, in: &self)
    return (walk, origin)
  }
}

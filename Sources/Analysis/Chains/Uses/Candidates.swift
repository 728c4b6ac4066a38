import SwiftReader

/// A chain that may use what a friend gave.
struct CandidateChain {
  let chain: Chain

  /// Returns whether analyzing the chain can find a use of what a friend gave. Most chains cannot reach, whatever their names
  /// mean: they are analyzed only if another chain needs their type.
  func mayReach(in analyzer: inout ChainAnalyzer) -> Bool {
    guard chain.root.mayReach else { return false }
    switch chain.root {
    case .name(let name):
      let shape = analyzer.frame.shape(of: chain, from: .value)
      if shape.usesBehindHops > 0,
        !isType(name, in: &analyzer) || analyzer.frame.shape(of: chain, from: .type).usesBehindHops > 0
      {
        return true
      }
      return shape.uses > 0 && isLaundered(name, in: &analyzer)
    case .selfReference, .superReference:
      // The first member of `self` is a friend.
      let shape = analyzer.frame.shape(of: chain, from: .value)
      return shape.uses > 1 && shape.usesBehindHops > 0
    case .closureParameter:
      let shape = analyzer.frame.shape(of: chain, from: .value)
      return shape.usesBehindHops > 0
    default:
      return analyzer.frame.shape(of: chain, from: .value).uses > 0
    }
  }

  /// Returns whether a name can only be a type's or a function's.
  private func isType(_ name: Name, in analyzer: inout ChainAnalyzer) -> Bool {
    let spelling = analyzer.frame.spelling(name)
    return spelling.startsUppercase && !analyzer.types.asked.declaresProperty(spelling)
      && analyzer.binding(name, in: chain.scope, at: chain.start) == nil
  }

  /// Returns whether a name is a local name for a value that is at least one hop past a friend.
  private func isLaundered(_ name: Name, in analyzer: inout ChainAnalyzer) -> Bool {
    guard let binding = analyzer.binding(name, in: chain.scope, at: chain.start) else { return false }
    let local = analyzer.frame.binding(binding)
    switch local.kind {
    case .parameter, .caughtError, .closureParameter: return false
    case .local, .optionalBinding, .loop, .pattern, .capture: if analyzer.frame.isSurelyNear(local) { return false }
    }
    let origin = analyzer.origin(ofBinding: binding, usedIn: chain.scope, at: chain.start)
    return origin.reach >= 1
  }
}

/// The uses in a chain, counted before its names are resolved.
struct ChainShape {
  /// The number of members and elements that are used.
  var uses = 0
  /// The number of uses after a property, or after a call that may be a property in disguise.
  var usesBehindHops = 0

  fileprivate mutating func add(behindHops hasHopped: Bool) {
    uses += 1
    if hasHopped { usesBehindHops += 1 }
  }
}

// These are methods of the frame: every chain is checked, and a chain analyzer is too large to be copied that often.
extension Frame {
  fileprivate enum Start { case value, type }

  /// Counts the uses from the links alone. A member of a type is a friend, like the instances of the type that are
  /// created here, so it is not a hop.
  fileprivate func shape(of chain: Chain, from start: Start) -> ChainShape {
    var shape = ChainShape()
    var hasHopped = false
    var isMember = start == .type && chain.links.first.map { self.link($0).kind == .property } ?? false
    for index in chain.links {
      let link = self.link(index)
      // A comparison of kinds would be a call, half a million times.
      switch link.kind {
      case .property:
        shape.add(behindHops: hasHopped)
        if !hasHopped, !isMember { hasHopped = mayHop(index, of: chain) }
        isMember = false
      case .subscript:
        shape.add(behindHops: hasHopped)
        // Each component of a key path in a subscript is a hop of its own.
        if !link.arguments.isEmpty, case .keyPath = argument(link.arguments.lowerBound).value {
          shape.usesBehindHops += 1
        }
      default: continue
      }
    }
    return shape
  }

  /// Returns whether a property may be a hop: it is not called, it is called without arguments, or the call may return
  /// what its closure returns.
  func mayHop(_ link: UInt32, of chain: Chain) -> Bool {
    guard link + 1 < chain.links.upperBound else { return true }
    let next = self.link(link + 1)
    guard next.kind == .call, let last = next.arguments.last else { return true }
    guard case .closure = argument(last).value else { return false }
    return Library.relayingMethods.contains(spelling(self.link(link).name))
  }
}

extension Value {
  /// Returns whether a chain with this root can reach through a friend. A literal or a closure has no owner.
  var mayReach: Bool {
    switch self {
    case .implicitMember, .literal, .range, .unknown, .result, .type, .keyPath, .macro, .closure, .array, .dictionary:
      false
    case .selfReference, .superReference, .name, .closureParameter, .tuple, .choice, .cast, .chain: true
    }
  }
}

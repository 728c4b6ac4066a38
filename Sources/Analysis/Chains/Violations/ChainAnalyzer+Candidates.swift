import SwiftReader

extension ChainAnalyzer {
  /// Whether analyzing a chain can find anything. Most chains cannot reach, whatever their names stand for: they are not
  /// looked at unless another asks for their type.
  mutating func mayViolate(_ chain: Chain) -> Bool {
    guard chain.root.mayReach else { return false }
    switch chain.root {
    case .name(let name):
      let shape = frame.shape(of: chain, from: .value)
      if shape.usesBehindHops > 0, !isType(name, chain) || frame.shape(of: chain, from: .type).usesBehindHops > 0 {
        return true
      }
      return shape.uses > 0 && isLaundered(name, chain)
    case .selfReference, .superReference:
      // The first member is the friend itself.
      let shape = frame.shape(of: chain, from: .value)
      return shape.uses > 1 && shape.usesBehindHops > 0
    case .closureParameter:
      let shape = frame.shape(of: chain, from: .value)
      return shape.usesBehindHops > 0 || shape.uses > 0 && (library.inheritsReach || writesIterated(chain))
    default:
      return frame.shape(of: chain, from: .value).uses > 0
    }
  }

  /// Whether a chain writes to an element that `forEach` hands to the closure around.
  private mutating func writesIterated(_ chain: Chain) -> Bool {
    switch chain.use {
    case .read, .pattern: false
    case .write, .update, .inout: iteration(around: chain) != nil
    }
  }

  /// Whether a name can only be a type's or a function's.
  private mutating func isType(_ name: Name, _ chain: Chain) -> Bool {
    let spelling = frame.spelling(name)
    return spelling.startsUppercase && !types.declaresProperty(spelling)
      && binding(name, in: chain.scope, at: chain.start) == nil
  }

  /// Whether a name is a local one for a value that is one hop or more past a friend.
  private mutating func isLaundered(_ name: Name, _ chain: Chain) -> Bool {
    guard let binding = binding(name, in: chain.scope, at: chain.start) else { return false }
    let local = frame.binding(binding)
    switch local.kind {
    case .parameter, .caughtError: return false
    case .closureParameter: guard library.inheritsReach else { return writesIterated(chain) }
    case .local, .optionalBinding, .loop, .pattern, .capture: if isSurelyNear(local) { return false }
    }
    let origin = origin(ofBinding: binding, usedIn: chain.scope, at: chain.start)
    return origin.reach >= 1 || origin.softReach >= 1
  }
}

/// What a chain looks like before anything is known of its names.
struct ChainShape {
  /// The members and elements that are used.
  var uses = 0
  /// Those of them that stand behind a property, or behind a call that may be one.
  var usesBehindHops = 0
}

// Asked of the frame: every chain is looked at, and a chain analyzer is too large to be passed about as often.
extension Frame {
  fileprivate enum Start { case value, type }

  /// Looks at the links alone. A member of a type is a friend, like the type's instances that are made here, so it is no hop.
  fileprivate func shape(of chain: Chain, from start: Start) -> ChainShape {
    var shape = ChainShape()
    var hasHopped = false
    var isMember = start == .type && chain.links.first.map { self.link($0).kind == .property } ?? false
    for index in chain.links {
      let link = self.link(index)
      guard link.kind == .property || link.kind == .subscript else { continue }
      shape.uses += 1
      if hasHopped { shape.usesBehindHops += 1 }
      if link.kind == .property {
        if !hasHopped, !isMember { hasHopped = mayHop(index, of: chain) }
        isMember = false
      } else if !link.arguments.isEmpty, case .keyPath = argument(link.arguments.lowerBound).value {
        // A key path in brackets hops by itself.
        shape.usesBehindHops += 1
      }
    }
    return shape
  }

  /// A property that is not called, or one that is called without arguments.
  func mayHop(_ link: UInt32, of chain: Chain) -> Bool {
    guard link + 1 < chain.links.upperBound else { return true }
    let next = self.link(link + 1)
    return next.kind != .call || next.arguments.isEmpty
  }
}

extension Value {
  /// Whether a chain that begins with it can reach through a friend: what is written out here has no owner.
  var mayReach: Bool {
    switch self {
    case .implicitMember, .literal, .unknown, .type, .keyPath, .macro, .closure, .array, .dictionary: false
    case .selfReference, .superReference, .name, .closureParameter, .tuple, .choice, .cast, .chain: true
    }
  }
}

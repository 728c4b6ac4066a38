import SwiftReader

extension Judge {
  /// Whether judging a chain can find anything. Most chains cannot reach, whatever their names stand for: they are not
  /// looked at unless another asks for their type.
  mutating func hasProspects(_ chain: Chain) -> Bool {
    switch chain.root {
    case .implicitMember, .literal, .unknown, .type, .keyPath, .macro, .closure, .array, .dictionary: return false
    default: break
    }
    let shape = frame.shape(of: chain)
    switch chain.root {
    case .name(let name):
      if shape.usesBehindHops > 0, !isForeignType(name, chain.scope) || writes(chain) { return true }
      if shape.usesBehindHops > 0, mayReachGlobally(name, shape) { return true }
      return shape.uses > 0 && isLaundered(name, chain)
    case .selfReference, .superReference:
      // The first member is the friend itself.
      return shape.uses > 1 && shape.usesBehindHops > 0
    case .closureParameter:
      return shape.usesBehindHops > 0 || library.inheritsReach && shape.uses > 0
    default:
      return shape.uses > 0
    }
  }

  /// Whether a name is a type's, and not of one around: static members of those are one's own.
  private mutating func isForeignType(_ name: Name, _ scope: ScopeID) -> Bool {
    let spelling = frame.spelling(name)
    guard spelling.startsUppercase else { return false }
    if spelling == .selfType { return false }
    return !site(scope).enclosing.contains { table.spelling(of: $0) == spelling }
  }

  /// Whether an upper-case name may begin a reach beyond a global: a global variable's name, or a type's of which the
  /// first member is only the friend.
  private func mayReachGlobally(_ name: Name, _ shape: ChainShape) -> Bool {
    if shape.usesBehindHops > 1 { return true }
    return table.namesakes(from: table.first(frame.spelling(name), in: .topLevel))
      .contains { table.declaration($0).kind == .property }
  }

  /// Whether something behind the chain's root may be changed.
  private func writes(_ chain: Chain) -> Bool {
    if chain.use != .read { return true }
    for link in chain.links {
      let link = frame.link(link)
      guard link.kind == .property else { continue }
      let spelling = frame.spelling(link.name)
      if library.mutatingMembers.contains(spelling) || table.declaresMutating(spelling) { return true }
    }
    return false
  }

  /// Whether a name is a local one for a value that is one hop or more past a friend.
  private mutating func isLaundered(_ name: Name, _ chain: Chain) -> Bool {
    guard let binding = binding(name, in: chain.scope, at: chain.start) else { return false }
    let local = frame.binding(binding)
    switch local.kind {
    case .parameter, .caughtError: return false
    case .closureParameter: guard library.inheritsReach else { return false }
    case .local, .optionalBinding, .loop, .pattern, .capture: if isSurelyNear(local) { return false }
    }
    let standing = standing(ofBinding: binding, usedIn: chain.scope, at: chain.start)
    return standing.reach >= 1 || standing.softReach >= 1
  }
}

/// What a chain looks like before anything is known of its names.
struct ChainShape {
  /// The members and elements that are used.
  var uses = 0
  /// Those of them that stand behind a property, or behind a call that may be one.
  var usesBehindHops = 0
}

// Asked of the frame: every chain is looked at, and a judge is too large to be passed about as often.
extension Frame {
  fileprivate func shape(of chain: Chain) -> ChainShape {
    var shape = ChainShape()
    var hasHopped = false
    for index in chain.links {
      let link = self.link(index)
      guard link.kind == .property || link.kind == .subscript else { continue }
      shape.uses += 1
      if hasHopped { shape.usesBehindHops += 1 }
      if link.kind == .property {
        if !hasHopped { hasHopped = mayHop(index, of: chain) }
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

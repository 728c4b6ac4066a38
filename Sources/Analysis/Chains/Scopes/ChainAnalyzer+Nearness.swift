import SwiftReader

extension ChainAnalyzer {
  /// Returns whether the syntax alone shows that a value is no hop past a friend, whatever its names mean. Most local
  /// names are for something that is created here or returned by a call; for those no types are inferred.
  func isSurelyNear(_ value: Value, in scope: ScopeID, at offset: UInt32, depth: Int = 0) -> Bool {
    if depth > 4 { return false }
    switch value {
    case .unknown, .choice, .result: return false
    case .closureParameter: return true
    case .name(let name):
      guard let index = frame.innermostBinding(name, in: scope, at: offset) else { return true }
      return isSurelyNear(frame.binding(index), depth: depth + 1)
    case .cast(let index):
      return isSurelyNear(frame.cast(index).value, in: scope, at: offset, depth: depth + 1)
    case .chain(let index):
      let chain = frame.chain(index)
      return !frame.hasHop(chain) && isSurelyNear(chain.root, in: chain.scope, at: chain.start, depth: depth + 1)
    default: return true
    }
  }

  /// Returns whether the syntax alone shows that the value of a local name with one definition is no hop past a friend.
  func isSurelyNear(_ binding: Binding, depth: Int = 0) -> Bool {
    switch binding.kind {
    case .parameter, .caughtError: return !binding.isMutable
    case .closureParameter: return true
    case .local, .optionalBinding, .loop, .pattern, .capture:
      let value = frame.part(boundBy: binding).value
      return !binding.isMutable && isSurelyNear(value, in: binding.scope, at: binding.offset, depth: depth)
    }
  }
}

extension Frame {
  /// Returns whether a chain may contain a hop. The first member of `self` is a friend.
  fileprivate func hasHop(_ chain: Chain) -> Bool {
    chain.links.contains { number in
      switch link(number).kind {
      case .property: mayHop(number, of: chain) && !(number == chain.links.lowerBound && startsFromSelf(chain))
      case .subscript: true
      case .call, .tupleElement, .optionalChaining, .forceUnwrap: false
      }
    }
  }

  private func startsFromSelf(_ chain: Chain) -> Bool {
    switch chain.root {
    case .selfReference, .superReference: true
    default: false
    }
  }
}

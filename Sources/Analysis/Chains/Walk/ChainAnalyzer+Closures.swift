import SwiftReader

extension ChainAnalyzer {
  /// Returns the origin of a closure's parameter. If the configuration says so, the parameter has the reach of the
  /// receiver whose method takes the closure.
  mutating func handed(_ parameter: ValueOrigin, in scope: ScopeID) -> ValueOrigin {
    guard library.inheritsReach, !frame.isOfForeignValue, let closure = closure(around: scope),
      let call = frame.call(ofClosure: closure), let receiver = receiver(of: call), receiver.reach >= 1
    else { return parameter }
    return receiver.typed(parameter.type)
  }

  /// Returns the origin of the collection whose `forEach` passes a chain's root to the enclosing closure, if the
  /// collection is at least one hop past a friend.
  mutating func iterated(by chain: Chain) -> ValueOrigin? {
    guard let call = iteration(around: chain), let receiver = receiver(of: call), receiver.reach >= 1 else {
      return nil
    }
    return receiver
  }

  /// Returns the call of `forEach` that passes a chain's root to the enclosing closure; `nil` if there is none.
  mutating func iteration(around chain: Chain) -> FileIndex.ClosureCall? {
    guard let call = callHanding(rootOf: chain), let name = callee(of: call, frame.chain(call.chain)),
      frame.spelling(name) == Library.forEachMethod
    else { return nil }
    return call
  }

  /// Returns whether a chain starts at a new object that is passed to a closure for setup:
  /// `Card().then { $0.title.show() }`.
  mutating func startsAtConfigured(_ chain: Chain, _ origin: ValueOrigin) -> Bool {
    guard origin.root == .closureParameter, let call = callHanding(rootOf: chain),
      let name = callee(of: call, frame.chain(call.chain)), library.configuringMethods.contains(frame.spelling(name))
    else { return false }
    return receiver(of: call)?.root == .created
  }

  /// Returns whether a chain's root is a parameter of the enclosing closure, whose call does not iterate over a
  /// collection.
  mutating func isHandedOnce(rootOf chain: Chain) -> Bool {
    switch chain.root {
    case .name, .closureParameter: break
    default: return false
    }
    guard let call = callHanding(rootOf: chain), let name = callee(of: call, frame.chain(call.chain)) else {
      return false
    }
    let spelling = frame.spelling(name)
    return library.closures[spelling] == nil && spelling != Library.forEachMethod
  }

  /// Returns whether a library method passes its receiver to its only argument, a closure, and then returns the
  /// receiver. The `then` of a future does not.
  func configures(_ method: Spelling, _ receiver: KnownType, _ call: Call) -> Bool {
    guard library.configuringMethods.contains(method), call.arguments.count == 1,
      case .closure = argument(0, of: call)
    else { return false }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .nominal: return true
    case .library: return library.elements[shape.spelling] == nil
    default: return false
    }
  }

  /// Returns the call that takes the closure in which a chain's root is declared or used; `nil` if the closure is not
  /// an argument.
  mutating func callHanding(rootOf chain: Chain) -> FileIndex.ClosureCall? {
    var scope = chain.scope
    if case .name(let name) = chain.root, let index = binding(name, in: scope, at: chain.start) {
      scope = frame.binding(index).scope
    }
    return closure(around: scope).flatMap { frame.call(ofClosure: $0) }
  }

  /// Returns the innermost closure that encloses a scope, or the scope itself if it is a closure.
  func closure(around scope: ScopeID) -> ScopeID? {
    var scope = scope
    while frame.scope(scope).kind != .closure {
      let parent = frame.scope(scope).parent
      if parent == scope { return nil }
      scope = parent
    }
    return scope
  }
}

import SwiftReader

extension ChainAnalyzer {
  /// Returns the origin of a closure's parameter: a new object, if a library's method passes a new object to the closure
  /// for set-up, as in `Card().then { $0.title.show() }`.
  mutating func closureParameter(_ type: KnownType, in scope: ScopeID) -> ValueOrigin {
    var parameter = ValueOrigin.friend(.closureParameter, type)
    guard !frame.isOfForeignValue, let closure = closure(around: scope), let call = frame.call(ofClosure: closure),
      let name = callee(of: call, frame.chain(call.chain)), library.configuringMethods.contains(frame.spelling(name))
    else { return parameter }
    parameter.isNew = receiver(of: call)?.isNew ?? false
    return parameter
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

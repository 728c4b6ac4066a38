import SwiftReader

/// The arguments of a call, with the scope and the offset of its chain.
struct Call {
  var link: UInt32
  var arguments: Range<UInt32>
  var scope: ScopeID
  var offset: UInt32
}

extension Frame {
  func labels(of call: Call) -> [Spelling] {
    call.arguments.map { spelling(argument($0).label) }
  }

  /// Returns the labels of a call's arguments and its trailing closures, for overload resolution; `nil` without a call.
  func shape(of call: Call?) -> CallShape? { call.map { callShape(of: $0) } }

  func callShape(of call: Call) -> CallShape {
    var trailing = call.arguments.count
    for number in call.arguments.reversed() {
      guard case .closure = argument(number).value else { break }
      trailing -= 1
    }
    return CallShape(labels: labels(of: call), trailing: trailing)
  }

  /// Returns the argument at a position, `.unknown` if there are fewer arguments.
  func argument(_ position: Int, of call: Call) -> Value {
    guard position < call.arguments.count else { return .unknown }
    return argument(call.arguments.lowerBound + UInt32(position)).value
  }

  /// Returns the call at a link, or after `?` and `!` that begin there; `nil` if there is no call.
  func call(at position: UInt32, in chain: Chain) -> UInt32? {
    var position = position
    while position < chain.links.upperBound {
      switch link(position).kind {
      case .call: return position
      case .optionalChaining, .forceUnwrap: position += 1
      default: return nil
      }
    }
    return nil
  }

  func call(atLink link: UInt32, of chain: Chain) -> Call {
    Call(link: link, arguments: self.link(link).arguments, scope: chain.scope, offset: chain.start)
  }

  /// Returns the name of the function, method or type that is called; `nil` if the callee has no name.
  func callee(of site: FileIndex.ClosureCall, _ chain: Chain) -> Name? {
    if let method = method(ofCallAt: site.link, of: chain) { return link(method).name }
    guard case .name(let name) = chain.root, isCallOfRoot(site.link, of: chain) else { return nil }
    return name
  }

  /// Returns the innermost closure that encloses a scope, or the scope itself if it is a closure.
  func closure(around scope: ScopeID) -> ScopeID? {
    var scope = scope
    while self.scope(scope).kind != .closure {
      let parent = self.scope(scope).parent
      if parent == scope { return nil }
      scope = parent
    }
    return scope
  }

  func isClosure(_ position: Int, of call: Call) -> Bool {
    if case .closure = argument(position, of: call) { true } else { false }
  }
}

import SwiftReader

/// A call in the body of a function.
struct BodyCall {
  var name: Name
  var offset: UInt32
  var length: UInt32
  /// Whether a method of the caller's own type is called: `update()`, `self.update()`.
  var isOwn: Bool
  /// Whether the call is `dispatch(…)` with at least one argument.
  var isDispatch: Bool
}

/// Members that run their closure arguments before they return.
private let immediateMembers: Set<String> = [
  "forEach", "map", "flatMap", "compactMap", "filter", "first", "contains", "allSatisfy", "reduce", "sorted", "min",
  "max", "mapValues", "performWithoutAnimation",
]

/// The calls that the functions of one file make.
struct BodyCalls {
  private let facts: FileFacts
  private let atOnce: Set<ScopeID>
  /// The chains, by the number of the declaration that contains them.
  private let chains: [UInt32: [Chain]]

  init(_ facts: FileFacts) {
    self.facts = facts
    atOnce = Self.closuresRunAtOnce(in: facts)
    chains = Dictionary(grouping: facts.chains) { facts.scopes[Int($0.scope.index)].declaration ?? .max }
  }

  /// Returns the calls that a function's own body makes before it returns.
  func calls(in function: UInt32) -> [BodyCall] {
    (chains[function] ?? []).filter { isDone(in: function, $0.scope) }.flatMap(calls)
  }

  /// Returns the closures that run before the calls to which they are passed return.
  private static func closuresRunAtOnce(in facts: FileFacts) -> Set<ScopeID> {
    var closures: Set<ScopeID> = []
    for chain in facts.chains {
      for index in chain.links where index > chain.links.lowerBound {
        guard immediateMembers.contains(facts.names[facts.links[Int(index) - 1].name]) else { continue }
        for argument in facts.links[Int(index)].arguments {
          guard case .closure(let scope) = facts.arguments[Int(argument)].value else { continue }
          closures.insert(scope)
        }
      }
    }
    return closures
  }

  private func isDone(in function: UInt32, _ start: ScopeID) -> Bool {
    var id = start
    guard facts.scopes[Int(id.index)].declaration == function else { return false }
    while true {
      let scope = facts.scopes[Int(id.index)]
      if scope.kind == .function { return scope.declaration == function }
      if scope.kind == .closure, !atOnce.contains(id) { return false }
      if scope.parent == id { return false }
      id = scope.parent
    }
  }

  private func calls(of chain: Chain) -> [BodyCall] {
    chain.links.compactMap { index in
      let link = facts.links[Int(index)]
      guard link.kind == .call else { return nil }
      if index == chain.links.lowerBound {
        guard case .name(let name) = chain.root else { return nil }
        let length = UInt32(facts.names[name].utf8.count)
        return call(of: name, at: chain.start, length: length, isOwn: true, link)
      }
      let member = facts.links[Int(index) - 1]
      guard member.kind == .property else { return nil }
      let isOwn = chain.root == .selfReference && index == chain.links.lowerBound + 1
      return call(of: member.name, at: member.offset, length: member.length, isOwn: isOwn, link)
    }
  }

  private func call(
    of name: Name, at offset: UInt32, length: UInt32, isOwn: Bool, _ link: Link
  ) -> BodyCall {
    let isDispatch = facts.names[name] == "dispatch" && !link.arguments.isEmpty
    return BodyCall(name: name, offset: offset, length: length, isOwn: isOwn, isDispatch: isDispatch)
  }
}

import SwiftReader

/// What the functions of one file call at once, closures that may run later left out.
struct Bodies {
  private let facts: FileFacts
  private let spellings: [Spelling]
  /// The closures that their calls run before they return.
  private var immediate: Set<UInt32> = []
  private static let dispatch = Spelling("dispatch")

  struct Call {
    var name: Name
    var spelling: Spelling
    var offset: UInt32
    var length: UInt32
    /// Whether the caller's own method is called: `update()`, `self.update()`.
    var isOwn: Bool
    var hasArguments: Bool
  }

  init(_ facts: FileFacts, _ spellings: [Spelling], _ library: Library) {
    self.facts = facts
    self.spellings = spellings
    for chain in facts.chains {
      for index in chain.links where index > chain.links.lowerBound {
        let member = facts.links[Int(index) - 1].name
        guard Self.runsAtOnce(spellings[Int(member.index)]) else { continue }
        for argument in facts.links[Int(index)].arguments {
          guard case .closure(let scope) = facts.arguments[Int(argument)].value else { continue }
          immediate.insert(scope.index)
        }
      }
    }
  }

  /// The calls that a function's own body makes before it returns.
  func calls(in function: UInt32) -> [Call] {
    facts.chains.filter { isDone(in: function, $0.scope) }.flatMap(calls)
  }

  func isDispatch(_ call: Call) -> Bool { call.spelling == Self.dispatch && call.hasArguments }

  private func isDone(in function: UInt32, _ scope: ScopeID) -> Bool {
    guard facts.scopes[Int(scope.index)].declaration == function else { return false }
    var scope = scope
    while true {
      let current = facts.scopes[Int(scope.index)]
      switch current.kind {
      case .function: return current.declaration == function
      case .closure where !immediate.contains(scope.index): return false
      default: break
      }
      if current.parent == scope { return false }
      scope = current.parent
    }
  }

  private func calls(of chain: Chain) -> [Call] {
    chain.links.compactMap { index in
      let link = facts.links[Int(index)]
      guard link.kind == .call else { return nil }
      if index == chain.links.lowerBound {
        guard case .name(let name) = chain.root else { return nil }
        let length = UInt32(facts.names[name].utf8.count)
        return call(name, chain.start, length, isOwn: true, link)
      }
      let member = facts.links[Int(index) - 1]
      guard member.kind == .property else { return nil }
      let isOwn = chain.root == .selfReference && index == chain.links.lowerBound + 1
      return call(member.name, member.offset, member.length, isOwn: isOwn, link)
    }
  }

  private func call(_ name: Name, _ offset: UInt32, _ length: UInt32, isOwn: Bool, _ link: Link) -> Call {
    Call(
      name: name, spelling: spellings[Int(name.index)], offset: offset, length: length, isOwn: isOwn,
      hasArguments: !link.arguments.isEmpty)
  }

  private static func runsAtOnce(_ member: Spelling) -> Bool { immediateMembers.contains(member) }

  private static let immediateMembers = SpellingSet(
    "forEach map flatMap compactMap filter first contains allSatisfy reduce sorted min max mapValues performWithoutAnimation")
}

import SwiftReader
import SwiftTokens

/// An index of a file's bindings and closures by scope and name.
struct FileIndex {
  /// The numbers of the bindings, sorted by scope and source order. ``starts`` has the beginning of each scope's range.
  private var order: [UInt32] = []
  /// The numbers of the bindings, sorted by scope; in a scope with many bindings further by name and by the offset from
  /// which they are visible.
  private var byName: [UInt32] = []
  private var starts: [UInt32] = []
  /// For every scope that is a closure argument, the call that takes it.
  private var calls: [ClosureCall] = []
  /// Where other closures are the value of something that may have a written type, by the closure's scope.
  private var definitions: [ScopeID: ClosureDefinition] = [:]
  private(set) var assignments = PlacesByName()
  /// The places where the value of a local name is stored in a property.
  private(set) var stores = PlacesByName()

  /// Whether the file has top-level statements, as only a script has.
  private(set) var hasStatements = false

  /// The number of bindings in a scope above which they are searched by bisection.
  private static let many = 16

  /// The call that takes a closure as an argument.
  struct ClosureCall {
    var chain: UInt32 = .max
    var link: UInt32 = 0
    var argument: UInt32 = 0
  }

  /// What a closure is assigned to, is the initial value of, or is the result of.
  enum ClosureDefinition {
    case declaration(UInt32), binding(UInt32), assignment(UInt32)
    case chain(UInt32)
  }

  init() {}

  init(_ facts: FileFacts) {
    indexBindings(facts)
    indexCalls(facts)
    indexDefinitions(facts)
    assignments = PlacesByName(facts.assignments.map { ($0.name, $0.offset) })
    stores = PlacesByName(facts.storedValues.map { ($0.name ?? .none, facts.chains[Int($0.chain)].start) })
  }

  private mutating func indexBindings(_ facts: FileFacts) {
    starts = Array(repeating: 0, count: facts.scopes.count + 1)
    for binding in facts.bindings { starts[Int(binding.scope.index) + 1] += 1 }
    for scope in 1..<starts.count { starts[scope] += starts[scope - 1] }
    var next = starts
    order = Array(repeating: 0, count: facts.bindings.count)
    for number in facts.bindings.indices {
      let scope = Int(facts.bindings[number].scope.index)
      order[Int(next[scope])] = UInt32(number)
      next[scope] += 1
    }
    byName = order
    for scope in 1..<starts.count where starts[scope] - starts[scope - 1] > Self.many {
      byName[Int(starts[scope - 1])..<Int(starts[scope])].sort {
        let (left, right) = (facts.bindings[Int($0)], facts.bindings[Int($1)])
        return (left.name.index, left.visibleFrom, $0) < (right.name.index, right.visibleFrom, $1)
      }
    }
  }

  private mutating func indexCalls(_ facts: FileFacts) {
    calls = Array(repeating: ClosureCall(), count: facts.scopes.count)
    for number in facts.chains.indices {
      if facts.chains[number].isDiscarded, facts.chains[number].scope == .file { hasStatements = true }
      for link in facts.chains[number].links {
        for argument in facts.links[Int(link)].arguments {
          guard case .closure(let scope) = facts.arguments[Int(argument)].value else { continue }
          calls[Int(scope.index)] = ClosureCall(chain: UInt32(number), link: link, argument: argument)
        }
      }
    }
  }

  private mutating func indexDefinitions(_ facts: FileFacts) {
    for number in facts.declarations.indices where facts.declarations[number].type != nil {
      define(facts.declarations[number].value, by: .declaration(UInt32(number)))
    }
    for number in facts.bindings.indices where facts.bindings[number].type != nil {
      define(facts.bindings[number].value, by: .binding(UInt32(number)))
    }
    for number in facts.assignments.indices { define(facts.assignments[number].value, by: .assignment(UInt32(number))) }
    for stored in facts.storedValues { define(stored.value, by: .chain(stored.chain)) }
    for scope in facts.scopes where scope.kind == .function || scope.kind == .accessor {
      guard let declaration = scope.declaration, facts.declarations[Int(declaration)].type != nil else { continue }
      define(scope.soleValue, by: .declaration(declaration))
    }
  }

  private mutating func define(_ value: Value, by definition: ClosureDefinition) {
    if case .closure(let scope) = value { definitions[scope] = definition }
  }

  /// Returns the bindings of one scope in source order.
  func bindings(in scope: ScopeID) -> ArraySlice<UInt32> { order[range(of: scope)] }

  private func range(of scope: ScopeID) -> Range<Int> {
    let place = Int(scope.index)
    guard place + 1 < starts.count else { return 0..<0 }
    return Int(starts[place])..<Int(starts[place + 1])
  }

  /// Returns the last binding of a name in one scope that is visible at an offset.
  func binding(_ name: Name, in scope: ScopeID, at offset: UInt32, _ bindings: [Binding]) -> UInt32? {
    let range = range(of: scope)
    if range.isEmpty { return nil }
    if range.count > Self.many { return searched(name, in: range, at: offset, bindings) }
    var found: UInt32?
    for place in range {
      let binding = bindings[Int(order[place])]
      if binding.name.index == name.index, binding.visibleFrom <= offset { found = order[place] }
    }
    return found
  }

  private func searched(_ name: Name, in range: Range<Int>, at offset: UInt32, _ bindings: [Binding]) -> UInt32? {
    let end = byName[range].partitionPoint {
      let binding = bindings[Int($0)]
      return (binding.name.index, binding.visibleFrom) <= (name.index, offset)
    }
    guard end > range.lowerBound, bindings[Int(byName[end - 1])].name.index == name.index else { return nil }
    return byName[end - 1]
  }

  func call(ofClosure scope: ScopeID) -> ClosureCall? {
    guard Int(scope.index) < calls.count, calls[Int(scope.index)].chain != .max else { return nil }
    return calls[Int(scope.index)]
  }
  func definition(ofClosure scope: ScopeID) -> ClosureDefinition? { definitions[scope] }
}

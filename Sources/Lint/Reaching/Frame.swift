import SwiftReader

/// One file while it is judged: its facts and what was found out about them so far.
struct Frame {
  let file: Int
  let facts: FileFacts
  let spellings: [Spelling]
  let index: FileIndex
  /// Whether results are kept. An initial value is looked at from many files; there nothing is, and locals are unknown.
  let remembers: Bool
  /// What is known of every chain; of a chain that is being walked, that nothing is known.
  var chains: [Standing]
  var chainStates: [Progress]
  var bindings: [Standing]
  var bindingStates: [Progress]
  var assignments: [Standing]
  var assignmentStates: [Progress]
  /// The type of the value before every link, as far as the chains were walked.
  var receivers: [KnownType]

  /// The declarations around what is judged, found once for every declaration.
  var sites: [Site] = []
  var siteNumbers = HashIndex()

  enum Progress: UInt8 { case open, underWay, done }

  /// No file.
  static let empty = Frame()

  private init() {
    (file, facts, spellings, index) = (0, FileFacts(), [], FileIndex(FileFacts(), remembers: false))
    (chains, chainStates, bindings, bindingStates, receivers) = ([], [], [], [], [])
    (assignments, assignmentStates) = ([], [])
    remembers = false
  }

  init(_ file: Int, _ table: SymbolTable, remembers: Bool) {
    self.file = file
    facts = table.files[file].facts
    spellings = table.spellings[file]
    index = FileIndex(facts, remembers: remembers)
    self.remembers = remembers
    chains = Array(repeating: .unknown, count: remembers ? facts.chains.count : 0)
    chainStates = Array(repeating: .open, count: remembers ? facts.chains.count : 0)
    bindings = Array(repeating: .unknown, count: remembers ? facts.bindings.count : 0)
    bindingStates = Array(repeating: .open, count: remembers ? facts.bindings.count : 0)
    assignments = Array(repeating: .unknown, count: remembers ? facts.assignments.count : 0)
    assignmentStates = Array(repeating: .open, count: remembers ? facts.assignments.count : 0)
    receivers = Array(repeating: .unknown, count: remembers ? facts.links.count : 0)
  }


  func spelling(_ name: Name) -> Spelling { spellings[Int(name.index)] }
}

/// A file's local names and closures, by where they stand.
struct FileIndex {
  /// The bindings, scope by scope.
  private var order: [UInt32] = []
  private var starts: [UInt32] = []
  /// For every scope that is a closure argument, the call.
  private var calls: [ClosureCall] = []
  /// The assignments, by name.
  private var assignments: [UInt64] = []

  /// The call that a closure is an argument of.
  struct ClosureCall {
    var chain: UInt32 = .max
    var link: UInt32 = 0
    var argument: UInt32 = 0
  }

  init(_ facts: FileFacts, remembers: Bool) {
    guard remembers else { return }
    starts = Array(repeating: 0, count: facts.scopes.count + 1)
    for binding in facts.bindings { starts[Int(binding.scope.index) + 1] += 1 }
    for scope in 1..<starts.count { starts[scope] += starts[scope - 1] }
    var next = starts
    order = Array(repeating: 0, count: facts.bindings.count)
    for (number, binding) in facts.bindings.enumerated() {
      order[Int(next[Int(binding.scope.index)])] = UInt32(number)
      next[Int(binding.scope.index)] += 1
    }
    calls = Array(repeating: ClosureCall(), count: facts.scopes.count)
    for (number, chain) in facts.chains.enumerated() {
      for link in chain.links where !facts.links[Int(link)].arguments.isEmpty {
        for argument in facts.links[Int(link)].arguments {
          guard case .closure(let scope) = facts.arguments[Int(argument)].value else { continue }
          calls[Int(scope.index)] = ClosureCall(chain: UInt32(number), link: link, argument: argument)
        }
      }
    }
    // A name and a number in one, so that sorting needs nothing else.
    assignments = facts.assignments.indices
      .map { UInt64(facts.assignments[$0].name.index) << 32 | UInt64($0) }.sorted()
  }

  /// The bindings of one scope, in the order of the source.
  func bindings(in scope: ScopeID) -> ArraySlice<UInt32> {
    let place = Int(scope.index)
    guard place + 1 < starts.count else { return [] }
    return order[Int(starts[place])..<Int(starts[place + 1])]
  }

  func call(ofClosure scope: ScopeID) -> ClosureCall? {
    guard Int(scope.index) < calls.count, calls[Int(scope.index)].chain != .max else { return nil }
    return calls[Int(scope.index)]
  }

  /// The assignments to a name.
  func assignments(to name: Name) -> [UInt32] {
    var low = 0
    var high = assignments.count
    while low < high {
      let middle = (low + high) / 2
      if assignments[middle] >> 32 < UInt64(name.index) { low = middle + 1 } else { high = middle }
    }
    return assignments[low...].prefix { $0 >> 32 == UInt64(name.index) }.map { UInt32(truncatingIfNeeded: $0) }
  }
}

/// The facts of a file without what only the analysis of the file itself asks for, and a selection of them.
struct ReducedFacts {
  private var facts: FileFacts
  private let values: InitialValues
  private var selection: Selection

  /// Shortens the bodies of functions; nothing is selected yet.
  init(_ facts: FileFacts) {
    self.facts = facts
    values = InitialValues(in: facts)
    selection = Selection(in: facts)
    removeResults()
    shortenBodies()
  }

  /// Selects all declarations, and what their bodies forward or create.
  mutating func selectDeclarations() {
    selectShadows(facts.bindings.indices.filter { hidesRoot(facts.bindings[$0]) })
    for table in [Table.declarations, .imports, .problems, .generatedNotices] { selection.selectAll(in: table) }
    for number in facts.scopes.indices where facts.scopes[number].isBody {
      selection.select(UInt32(number), in: .scopes)
    }
  }

  /// Selects the properties whose types are those of their initial values.
  mutating func selectInitialValues() {
    for number in facts.declarations.indices {
      let declaration = facts.declarations[number]
      if declaration.type == nil, declaration.value != .unknown { selection.select(UInt32(number), in: .declarations) }
    }
  }

  /// Returns the selected facts, those of initial values, and everything that they refer to.
  consuming func selected() -> FileFacts {
    shortenValues()
    var hidden = values.names
    selectShadows(facts.bindings.indices.filter { hidden.remove(facts.bindings[$0].name) != nil })
    for number in facts.specializations.indices where values.offsets.contains(facts.specializations[number].offset) {
      selection.select(UInt32(number), in: .specializations)
    }
    selection.follow(in: facts)
    var renumbering = Renumbering(selection)
    facts.visitTables(&renumbering)
    return facts
  }

  /// Shortens the initial values of properties with a written type: the analysis only asks whether they exist.
  private mutating func shortenValues() {
    for number in facts.declarations.indices where facts.declarations[number].type != nil {
      facts.declarations[number].value = facts.declarations[number].value.shortened
    }
  }

  /// Removes what closures of several statements return. It may depend on their local names, so the type of a property
  /// is not inferred from it.
  private mutating func removeResults() {
    for number in facts.scopes.indices { facts.scopes[number].soleValue.removeResult() }
    for number in facts.casts.indices { facts.casts[number].value.removeResult() }
  }

  /// Reduces the bodies of functions and accessors to a chain if they consist of one chain that may forward or create
  /// something.
  private mutating func shortenBodies() {
    for number in facts.scopes.indices where !values.closures.contains(ScopeID(index: UInt32(number))) {
      guard facts.scopes[number].isBody, case .chain(let chain) = facts.scopes[number].soleValue,
        !values.chains.contains(chain),
        mayForward(chain)
      else {
        facts.scopes[number].soleValue = facts.scopes[number].soleValue.shortened
        continue
      }
      shorten(chain: chain)
    }
  }

  /// Returns whether a chain may forward. `self.engine.start()` has three links, and no body that forwards has more;
  /// `Part(of: self)` passes `self` on.
  private func mayForward(_ chain: UInt32) -> Bool {
    let links = facts.chains[Int(chain)].links.lazy.map { facts.links[Int($0)] }
    return links.count { $0.kind != .optionalChaining && $0.kind != .forceUnwrap } <= 3
      || links.contains { $0.arguments.contains { facts.arguments[Int($0)].value == .selfReference } }
  }

  /// Reduces a chain to its names and calls.
  private mutating func shorten(chain: UInt32) {
    facts.chains[Int(chain)].root = facts.chains[Int(chain)].root.shortened
    for link in facts.chains[Int(chain)].links {
      for argument in facts.links[Int(link)].arguments {
        facts.arguments[Int(argument)].value = facts.arguments[Int(argument)].value.shortened
      }
    }
  }

  /// Selects bindings that shadow a name in an initial value or a body, and reduces them to their names.
  private mutating func selectShadows(_ numbers: [Int]) {
    for number in numbers {
      (facts.bindings[number].type, facts.bindings[number].value, facts.bindings[number].part) = (nil, .unknown, nil)
      selection.select(UInt32(number), in: .bindings)
    }
  }

  /// Returns whether a binding shadows the root of the chain that its scope's body consists of.
  private func hidesRoot(_ binding: Binding) -> Bool {
    let scope = facts.scopes[Int(binding.scope.index)]
    guard scope.isBody, case .chain(let chain) = scope.soleValue else { return false }
    return facts.chains[Int(chain)].root == .name(binding.name)
  }
}

extension Scope {
  /// Whether the scope is the body of a function or accessor.
  fileprivate var isBody: Bool { (kind == .function || kind == .accessor) && declaration != nil }
}

extension Value {
  fileprivate mutating func removeResult() { if case .result = self { self = .unknown } }

  /// The value without the values that it refers to, which `nil` replaces: the value still counts as known.
  fileprivate var shortened: Value { holdsValues ? .literal(.nil) : self }
}

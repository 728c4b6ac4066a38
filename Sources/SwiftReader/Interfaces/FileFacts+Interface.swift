extension FileFacts {
  /// The facts that the analysis of other files can ask for: all declarations with their offsets, the initial values
  /// that determine types, and whether function bodies forward or create something.
  ///
  /// Methods that dispatch are searched through all their closures, so a file that contains the name `dispatch` keeps
  /// all its facts.
  ///
  /// - Complexity: O(*n*) in the elements of the facts.
  package var interface: FileFacts {
    if uses("dispatch") { return self }
    let values = InitialValues(in: self)
    var facts = self
    facts.removeResults()
    facts.shortenBodies(besides: values)
    let shadows = facts.shorteningBindings { [facts] in facts.hidesRoot($0) }
    var selection = Selection(in: facts)
    for table in [Table.declarations, .imports, .problems, .generatedNotices] { selection.selectAll(in: table) }
    for number in facts.scopes.indices where facts.scopes[number].isBody {
      selection.select(UInt32(number), in: .scopes)
    }
    for number in shadows { selection.select(number, in: .bindings) }
    return facts.reduced(to: &selection, and: values)
  }

  /// The part of the interface that the analysis of other files reads beyond declarations: the initial values that
  /// determine types.
  ///
  /// - Complexity: O(*n*) in the elements of the facts.
  var typeSources: FileFacts {
    let values = InitialValues(in: self)
    var facts = self
    facts.removeResults()
    facts.shortenBodies(besides: values)
    var selection = Selection(in: facts)
    for number in declarations.indices where declarations[number].type == nil && declarations[number].value != .unknown
    {
      selection.select(UInt32(number), in: .declarations)
    }
    return facts.reduced(to: &selection, and: values)
  }

  /// Returns the selected facts, those of initial values, and everything that they refer to.
  private func reduced(to selection: inout Selection, and values: InitialValues) -> FileFacts {
    var facts = self
    facts.shortenValues()
    var hidden = values.names
    let shadows = facts.shorteningBindings { hidden.remove($0.name) != nil }
    for number in shadows { selection.select(number, in: .bindings) }
    for number in facts.specializations.indices where values.offsets.contains(facts.specializations[number].offset) {
      selection.select(UInt32(number), in: .specializations)
    }
    selection.follow(in: facts)
    var renumbering = Renumbering(selection)
    facts.visitTables(&renumbering)
    return facts
  }

  /// Returns whether the file contains a name.
  private func uses(_ name: String) -> Bool { self.name(name) != nil }

  private func name(_ text: String) -> Name? {
    (0..<UInt32(names.count)).lazy.map { Name(index: $0) }.first { names.utf8(of: $0).elementsEqual(text.utf8) }
  }

  /// Shortens the initial values of properties with a written type: the analysis only asks whether they exist.
  private mutating func shortenValues() {
    for number in declarations.indices where declarations[number].type != nil {
      declarations[number].value = declarations[number].value.shortened
    }
  }

  /// Removes what closures of several statements return. It may depend on their local names, so the type of a property
  /// is not inferred from it.
  private mutating func removeResults() {
    for number in scopes.indices { scopes[number].soleValue.removeResult() }
    for number in casts.indices { casts[number].value.removeResult() }
  }

  /// Reduces the bodies of functions and accessors to a chain if they consist of one chain that may forward or create
  /// something.
  private mutating func shortenBodies(besides values: InitialValues) {
    for number in scopes.indices where !values.closures.contains(ScopeID(index: UInt32(number))) {
      guard scopes[number].isBody, case .chain(let chain) = scopes[number].soleValue, !values.chains.contains(chain),
        mayForward(chain)
      else {
        scopes[number].soleValue = scopes[number].soleValue.shortened
        continue
      }
      shorten(chain: chain)
    }
  }

  /// Returns whether a chain may forward. `self.engine.start()` has three links, and no body that forwards has more;
  /// `Part(of: self)` passes `self` on.
  private func mayForward(_ chain: UInt32) -> Bool {
    let links = chains[Int(chain)].links.lazy.map { self.links[Int($0)] }
    return links.count { $0.kind != .optionalChaining && $0.kind != .forceUnwrap } <= 3
      || links.contains { $0.arguments.contains { arguments[Int($0)].value == .selfReference } }
  }

  /// Reduces a chain to its names and calls.
  private mutating func shorten(chain: UInt32) {
    chains[Int(chain)].root = chains[Int(chain)].root.shortened
    for link in chains[Int(chain)].links {
      for argument in links[Int(link)].arguments {
        arguments[Int(argument)].value = arguments[Int(argument)].value.shortened
      }
    }
  }

  /// Reduces the bindings that shadow a name in an initial value or a body to their names, and returns their indices.
  private mutating func shorteningBindings(where isShadow: (Binding) -> Bool) -> [UInt32] {
    let found = bindings.indices.filter { isShadow(bindings[$0]) }
    for number in found {
      (bindings[number].type, bindings[number].value, bindings[number].part) = (nil, .unknown, nil)
    }
    return found.map { UInt32($0) }
  }

  /// Returns whether a binding shadows the root of the chain that its scope's body consists of.
  private func hidesRoot(_ binding: Binding) -> Bool {
    let scope = scopes[Int(binding.scope.index)]
    guard scope.isBody, case .chain(let chain) = scope.soleValue else { return false }
    return chains[Int(chain)].root == .name(binding.name)
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

package import SwiftReader

/// Accessors for the file's facts by their numbers.
extension Frame {
  package var chainNumbers: Range<UInt32> { 0..<UInt32(facts.chains.count) }

  /// The first binding of each name in the whole file.
  var firstBindings: [Name: UInt32] {
    Dictionary(facts.bindings.indices.map { (facts.bindings[$0].name, UInt32($0)) }) { first, _ in first }
  }

  package func chain(_ number: UInt32) -> Chain { facts.chains[Int(number)] }

  package func link(_ number: UInt32) -> Link { facts.links[Int(number)] }

  func argument(_ number: UInt32) -> Argument { facts.arguments[Int(number)] }

  package func binding(_ number: UInt32) -> Binding { facts.bindings[Int(number)] }

  /// Returns how a part is taken out of a value, from the outside in.
  func steps(to part: PartID?) -> [Part.Step] { facts.steps(to: part) }

  /// Returns the value that a binding takes a part of, and how. An element of a tuple that is written where it is bound
  /// is bound as if it were written alone.
  func part(boundBy binding: Binding) -> (value: Value, steps: [Part.Step]) {
    var (value, steps) = (binding.value, steps(to: binding.part))
    while case .tuple(let operands) = value, case .tupleElement(let position) = steps.first, position < operands.count {
      value = operand(position, of: operands)
      steps.removeFirst()
    }
    return (value, steps)
  }

  /// Returns whether nothing is known of a value but the type that it is converted to. What a closure of several
  /// statements returns may depend on its local names, which are no part of what a file says about its properties.
  func isUnknown(_ value: Value) -> Bool {
    var value = value
    if case .cast(let number) = value { value = cast(number).value }
    if case .result = value { return isOfForeignValue }
    return value == .unknown
  }

  /// Returns whether a closure returns something unknown in one of several places.
  func isPartlyUnknown(_ value: Value) -> Bool {
    guard case .result(let operands) = value else { return false }
    return (0..<operands.count).contains { operand($0, of: operands) == .unknown }
  }

  func assignment(_ number: UInt32) -> Assignment { facts.assignments[Int(number)] }

  func specialization(at offset: UInt32) -> TypeID? { facts.specialization(at: offset) }

  func cast(_ number: UInt32) -> Cast { facts.casts[Int(number)] }

  func scope(_ id: ScopeID) -> Scope { facts.scopes[Int(id.index)] }

  /// Returns the scope in which the type of a binding is written. That of a parameter is outside of the body.
  func scopeOfType(_ binding: Binding) -> ScopeID {
    let isParameter = binding.kind == .parameter || binding.kind == .closureParameter
    return isParameter ? scope(binding.scope).parent : binding.scope
  }

  func components(ofKeyPath number: UInt32) -> Range<UInt32> { facts.keyPaths[Int(number)].components }

  /// Returns the value at a position in a list of operands.
  func operand(_ position: UInt32, of operands: Operands) -> Value {
    let number = Int(operands.start + position)
    return number < facts.operands.count ? facts.operands[number] : .unknown
  }

  package func text(of name: Name) -> String { facts.names[name] }

  var names: NameTable { facts.names }

  /// Returns the last binding of a name in one scope that is visible at an offset.
  func binding(_ name: Name, in scope: ScopeID, at offset: UInt32) -> UInt32? {
    index.binding(name, in: scope, at: offset, facts.bindings)
  }

  /// Returns the named parameters of a closure, at most ``Limits/closureParameters``.
  func parameters(ofClosure scope: ScopeID) -> [UInt32] {
    Array(
      index.bindings(in: scope).lazy.filter { binding($0).kind == .closureParameter }.prefix(Limits.closureParameters))
  }

  /// Returns the last assignments to a name before an offset.
  func assignments(to name: Name, before offset: UInt32) -> [UInt32] {
    index.assignments.before(offset, of: name)
  }

  /// Returns whether a step into a value binds a payload of a case; `some` is the value of an optional.
  func isPayload(_ step: Part.Step) -> Bool {
    if case .payload(let name, _) = step { spelling(name) != Library.some } else { false }
  }

  /// Returns whether an operand is `nil`, `[]` or `[:]`, a literal without a type of its own.
  func isEmpty(_ operands: Operands, _ position: UInt32) -> Bool {
    switch operand(position, of: operands) {
    case .literal(.nil): true
    case .array(let elements), .dictionary(let elements): elements.count == 0
    default: false
    }
  }

  /// Returns whether an offset is inside a chain of a value.
  func contains(_ offset: UInt32, in value: Value) -> Bool {
    switch value {
    case .chain(let number): chain(number).start <= offset && offset < end(of: chain(number))
    case .cast(let number): contains(offset, in: cast(number).value)
    case .choice(let operands), .tuple(let operands), .array(let operands), .dictionary(let operands):
      contains(offset, in: operands)
    default: false
    }
  }

  private func contains(_ offset: UInt32, in operands: Operands) -> Bool {
    for number in (0..<operands.count).reversed() {
      let value = operand(number, of: operands)
      if contains(offset, in: value) { return true }
      if case .chain(let last) = value, offset >= end(of: chain(last)) { return false }
    }
    return false
  }

  /// Returns the offset of a chain's last link, or the offset after the start of a chain without links.
  private func end(of chain: Chain) -> UInt32 {
    let last = chain.links.last.map { link($0).offset } ?? chain.start
    return max(last, chain.start &+ 1)
  }

  /// Returns the link of the method that is called at a link; `nil` if the callee is not a member.
  func method(ofCallAt call: UInt32, of chain: Chain) -> UInt32? {
    var link = call
    while link > chain.links.lowerBound {
      link -= 1
      switch self.link(link).kind {
      case .property: return link
      case .optionalChaining, .forceUnwrap: continue
      default: return nil
      }
    }
    return nil
  }

  /// Returns whether only `?` and `!` separate a chain's root from a call.
  func isCallOfRoot(_ call: UInt32, of chain: Chain) -> Bool {
    (chain.links.lowerBound..<call).allSatisfy {
      link($0).kind == .optionalChaining || link($0).kind == .forceUnwrap
    }
  }

  func takesClosure(_ call: UInt32) -> Bool {
    link(call).arguments.contains {
      if case .closure = argument($0).value { true } else { false }
    }
  }

  /// Whether the file has top-level statements, as only a script has.
  var hasStatements: Bool { index.hasStatements }

  func call(ofClosure scope: ScopeID) -> FileIndex.ClosureCall? { index.call(ofClosure: scope) }

  func definition(ofClosure scope: ScopeID) -> FileIndex.ClosureDefinition? { index.definition(ofClosure: scope) }

  /// Returns the innermost binding of a name that is visible at an offset. In a block, only names are visible that were
  /// bound before it begins.
  func innermostBinding(_ name: Name, in scope: ScopeID, at offset: UInt32) -> UInt32? {
    var (scope, offset) = (scope, offset)
    while true {
      if let found = binding(name, in: scope, at: offset) { return found }
      let current = self.scope(scope)
      // A comparison of kinds would be a call, half a million times.
      switch current.kind {
      case .file: return nil
      case .block: offset = min(offset, current.range.lowerBound)
      case .type, .function, .accessor, .initialValue, .closure, .macro: break
      }
      if current.parent.index == scope.index { return nil }
      scope = current.parent
    }
  }
}

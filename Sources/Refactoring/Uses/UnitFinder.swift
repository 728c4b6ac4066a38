import SwiftReader
import SwiftTokens

/// Finds the unit around a value.
struct UnitFinder {
  let file: UseFile
  /// The tokens of the chain up to the provided value.
  let value: ClosedRange<Int>
  /// The tokens of the whole chain.
  let chain: ClosedRange<Int>
  let scope: ScopeID

  var source: SourceText { file.source }
  var facts: FileFacts { file.facts }
  private var calls: CallTable { file.calls }

  func unit() throws(Reason) -> Unit {
    do throws(Reason) {
      return try unit(isChainEnough: doesSomething(behind: value.upperBound, property: false))
    } catch {
      // The smallest alternative is a closure that only reads a property of the value.
      guard doesSomething(behind: value.upperBound, property: true) else { throw error }
      return try unit(isChainEnough: true)
    }
  }

  /// Returns the unit of an optional chain, in which the closure does not run if the owner is `nil`: the chain itself,
  /// which is `nil` then, or a conditional cast of it.
  func unitOfOptional() throws(Reason) -> Unit {
    let missing = Reason("the owner may be nil, and then the closure would not run")
    var unit = Unit(tokens: chain)
    let sequence = OperatorSequence(around: chain, in: source)
    let isCast = source.word(chain.upperBound + 1) == .as && source.kind(chain.upperBound + 2) == .postfixQuestion
    if isCast, !sequence.isUnknown, let cast = sequence.expression(around: chain.lowerBound) {
      unit.tokens = cast
    } else if !doesSomething(behind: value.upperBound, property: true) {
      throw missing
    }
    let isForced =
      value.upperBound < chain.upperBound
      && ((value.upperBound + 1)...chain.upperBound).contains { source.kind($0) == .exclamation }
    guard unit.tokens.lowerBound == chain.lowerBound, !isForced, try covering(unit.tokens) == nil else { throw missing }
    unit.isInCondition = source.statementWord(before: unit.tokens.lowerBound) != nil
    try check(&unit)
    return unit
  }

  private func unit(isChainEnough: Bool) throws(Reason) -> Unit {
    var unit = Unit(tokens: chain)
    if !isChainEnough { try widen(&unit) }
    if let tried = try covering(unit.tokens) {
      unit.tokens = tried
      unit.isTried = true
    }
    unit.isInCondition = source.statementWord(before: unit.tokens.lowerBound) != nil
    try check(&unit)
    return unit
  }

  /// Returns whether the chain has a call or subscript after the value or, if `property` is true, reads a property of
  /// it.
  private func doesSomething(behind token: Int, property: Bool) -> Bool {
    guard token < chain.upperBound else { return false }
    return ((token + 1)...chain.upperBound).contains {
      source.kind($0).opens || property && source.kind($0) == .period
    }
  }

  /// Extends the unit outwards until it does something with the value.
  private func widen(_ unit: inout Unit) throws(Reason) {
    for _ in 0..<12 {
      let (first, last) = (unit.tokens.lowerBound, unit.tokens.upperBound)
      let sequence = OperatorSequence(around: unit.tokens, in: source)
      if sequence.isUnknown { throw Reason("it is an operand of an operator that is not the standard library's") }
      if source.kind(first - 1) == .prefixOperator {
        unit.tokens = (first - 1)...last
        return
      }
      if let expression = sequence.expression(around: first) {
        unit.tokens = expression
        return
      }
      let before = source.kind(sequence.tokens.lowerBound - 1)
      if sequence.tokens.lowerBound < first { unit.tokens = sequence.tokens.lowerBound...last }
      if before == .equal || source.isAssignment(sequence.tokens.lowerBound - 1) {
        return try takeAssignment(of: sequence.tokens, &unit)
      }
      let next = source.kind(sequence.tokens.upperBound + 1)
      guard let bracket = source.bracket(around: first), source.kind(bracket) != .leftBrace,
        let end = source.partner(of: bracket), before != .keyword, next != .leftBrace
      else { throw Reason(position(sequence.tokens)) }
      if try takeBracket(bracket...end, &unit) { return }
    }
    throw Reason("the expression around it is nested too deeply")
  }

  /// Extends the unit to a bracket and the call or literal that it belongs to.
  ///
  /// - Returns: whether the extended unit does something with the value.
  private func takeBracket(_ bracket: ClosedRange<Int>, _ unit: inout Unit) throws(Reason) -> Bool {
    if let call = calls.call(at: bracket.lowerBound, in: source) {
      if source.kind(call.lowerBound - 1) == .pound || source.kind(call.lowerBound - 1) == .at {
        throw Reason("it is an argument of a macro or an attribute")
      }
      unit.tokens = call
      return true
    }
    switch source.kind(bracket.lowerBound) {
    case .interpolationStart:
      unit.tokens = try string(around: bracket)
      // The type of a literal depends on the parameter that it is passed to.
      guard let outer = source.bracket(around: unit.tokens.lowerBound), source.kind(outer) == .leftParen,
        OperatorSequence(around: unit.tokens, in: source).isSingle, calls.call(at: outer, in: source) != nil,
        let end = source.partner(of: outer)
      else { return true }
      return try takeBracket(outer...end, &unit)
    case .leftSquare:
      let before = source.kind(bracket.lowerBound - 1)
      let isTight = source.token(bracket.lowerBound - 1)?.end == source.token(bracket.lowerBound)?.start
      if isTight, before == .identifier || before.closes || before == .postfixQuestion || before == .exclamation {
        throw Reason("it is an argument of something other than a plain call")
      }
      unit.tokens = bracket
      return true
    default:
      let previous = source.kind(bracket.lowerBound - 1)
      if previous == .identifier || previous == .pound || previous == .at {
        throw Reason("it is an argument of something other than a plain call")
      }
      unit.tokens = bracket
      return false
    }
  }

  /// Returns the tokens of the string literal around an interpolation.
  private func string(around bracket: ClosedRange<Int>) throws(Reason) -> ClosedRange<Int> {
    var (first, last) = (bracket.lowerBound - 1, bracket.upperBound + 1)
    while first >= 0, source.kind(first) != .stringStart {
      first = source.kind(first) == .interpolationEnd ? source.partner(of: first).map { $0 - 1 } ?? -1 : first - 1
    }
    while source.kind(last) != .stringEnd {
      guard source.kind(last) == .interpolationStart, let end = source.partner(of: last) else {
        throw Reason("the string around it cannot be followed")
      }
      last = end + 1
    }
    guard first >= 0 else { throw Reason("the string around it cannot be followed") }
    return first...last
  }

  private func takeAssignment(of value: ClosedRange<Int>, _ unit: inout Unit) throws(Reason) {
    let statement = source.statement(around: value.lowerBound)
    let target = statement.lowerBound
    guard statement.upperBound == value.upperBound, source.startsStatement(target) else {
      throw Reason(position(value))
    }
    if source.token(target)?.kind == .keyword, ![.self, .super, .Self].contains(source.word(target)) {
      throw Reason(position(value))
    }
    let left = target...max(target, value.lowerBound - 2)
    // Modifiers before the `var` or `let` of a declaration, such as `lazy` and `async`, need not be reserved words.
    if left.contains(where: source.declaresVariable) { throw Reason(position(value)) }
    if left.contains(where: { source.kind($0) == .leftParen || source.kind($0) == .leftBrace }) {
      throw Reason("the target of the assignment contains a call")
    }
    if left.count == 1 {
      if source.kind(target) == .wildcard { throw Reason("its value is thrown away") }
      guard facts.isReady(source.name(ofToken: target)) else {
        throw Reason("the local '\(source.name(ofToken: target))' is initialized by this assignment")
      }
    }
    unit.tokens = statement
    unit.isStatement = true
    unit.isAssignment = source.kind(value.lowerBound - 1) == .equal
  }

  /// Returns the reason why a value without an operation on it cannot be provided, from its position.
  private func position(_ value: ClosedRange<Int>) -> String {
    let before = value.lowerBound - 1
    switch source.word(before) {
    case .return: return "its value is returned, and a method that returned it would only forward it"
    case .if, .guard, .while: return "its value alone is the condition of '\(source.word(before))'"
    case .switch: return "its value is switched over"
    case .in where source.statementWord(before: value.lowerBound) == .for: return "its value is looped over"
    default: break
    }
    if source.kind(before) == .equal {
      let statement = source.statement(around: value.lowerBound)
      let words = statement.prefix { $0 < before }.map { source.word($0) }
      if words.contains(.if) || words.contains(.guard) || words.contains(.while) {
        return "its value is bound in a condition"
      }
      return "its value is given to a local name or a property, and used somewhere else"
    }
    if source.statementWord(before: value.lowerBound) != nil { return "its value alone is a condition" }
    return "the closure or body around it returns only this value"
  }

  /// Returns the tokens that a `try` around the given tokens covers; `nil` if there is no `try`.
  private func covering(_ tokens: ClosedRange<Int>) throws(Reason) -> ClosedRange<Int>? {
    var inner = tokens
    while true {
      let start = source.startOfSequence(before: inner.lowerBound)
      var word = start - 1
      if source.kind(word) == .postfixQuestion || source.kind(word) == .exclamation { word -= 1 }
      if source.word(word) == .await { throw Reason("an 'await' covers it") }
      if source.word(word) == .try {
        if source.word(word - 1) == .await { throw Reason("an 'await' covers it") }
        return OperatorSequence(around: inner, in: source).tokens
      }
      guard let bracket = source.bracket(around: start), source.kind(bracket) != .leftBrace,
        let end = source.partner(of: bracket), end > bracket
      else { return nil }
      inner = calls.call(at: bracket, in: source) ?? bracket...end
    }
  }
}

extension FileFacts {
  /// Returns whether no local variable with the given name may be uninitialized.
  fileprivate func isReady(_ name: String) -> Bool {
    let locals = bindings.filter { names[$0.name] == name }
    return locals.allSatisfy { $0.isMutable && $0.value != .unknown || $0.kind == .parameter }
  }
}

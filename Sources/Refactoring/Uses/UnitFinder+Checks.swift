import SwiftReader
import SwiftTokens

extension UnitFinder {
  /// Throws a reason if the unit would have another meaning in a closure.
  func check(_ unit: inout Unit) throws(Reason) {
    let tokens = unit.tokens
    let range = source.range(of: tokens)
    // A moved expression is easier to recognize in a patch than statements, so that it may be longer.
    try source.checkLines(range, maximum: 10)
    let isLine = source.isOnOneLine(range)
    unit.isBuilt = isInBuilder
    if unit.isBuilt, !isLine { throw Reason("several lines of a result builder's closure would have to move") }
    if !isLine, source.kind(tokens.upperBound + 1) == .period {
      throw Reason("the chain around it goes on behind several lines")
    }
    // Closures among the arguments of the value's own chain keep their place.
    let closures = file.closures
    if tokens.contains(where: { closures.contains(source.tokens[$0].start) && !chain.contains($0) }), !isLine {
      throw Reason("a closure would be inside another closure")
    }
    if source.touchesLongString(source.range(of: tokens)) { throw Reason("it is part of a string of several lines") }
    if tokens.contains(where: { source.kind($0).isCondition }) { throw Reason("an '#if' is around it") }
    if source.kind(tokens.lowerBound) == .period, source.isBehindCondition(tokens.lowerBound) {
      throw Reason("an '#if' is around it")
    }
    if source.hasComment(in: chain.lowerBound...value.upperBound) { throw Reason("a comment is in the chain") }
    if try usesClosureParameter(tokens) { throw Reason("the expression also uses '$0' of a closure") }
    try file.checkCalls(in: tokens, before: chain.lowerBound)
    try checkScope(unit)
    if !unit.isStatement { unit.isStatement = isStatement(tokens) }
  }

  /// Whether the expression may be part of a result builder's value, such as a view.
  private var isInBuilder: Bool {
    var scope = facts.scopes[Int(self.scope.index)]
    while scope.kind == .block { scope = facts.scopes[Int(scope.parent.index)] }
    if scope.kind == .closure { return file.mayBuild(scope) }
    return scope.declaration.map(facts.givesOpaqueType) ?? false
  }

  /// Returns whether the tokens outside of the chain use `$0` of the closure around them.
  private func usesClosureParameter(_ tokens: ClosedRange<Int>) throws(Reason) -> Bool {
    var usesClosure = false
    var place = tokens.lowerBound
    while place <= tokens.upperBound {
      // The receiver stays outside of the closure.
      if place == chain.lowerBound { place = value.upperBound + 1 }
      guard place <= tokens.upperBound, let token = source.token(place) else { return usesClosure }
      switch token.kind {
      case .dollarIdentifier: usesClosure = true
      case .leftBrace:
        place = source.partner(of: place).map { max($0, place) } ?? place
      case .keyword where [.if, .switch, .return].contains(token.word) && source.kind(place - 1) != .period:
        throw Reason("a statement is part of the expression")
      case .identifier where token.word == .await && source.kind(place - 1) != .period:
        throw Reason("the expression contains 'await'")
      case .pound, .at: throw Reason("the expression contains a macro or an attribute")
      default: break
      }
      place += 1
    }
    return usesClosure
  }

  private func checkScope(_ unit: Unit) throws(Reason) {
    var scope = facts.scopes[Int(self.scope.index)]
    while true {
      if scope.kind == .macro { throw Reason("it is an argument of a macro") }
      if scope.kind == .function, let local = scope.declaration, facts.isInitializer(local) {
        try checkInitializer(unit, from: scope.range.lowerBound)
        return
      }
      if scope.kind == .type || scope.kind == .file || scope.kind == .closure { return }
      let parent = facts.scopes[Int(scope.parent.index)]
      if parent == scope { return }
      scope = parent
    }
  }

  /// Throws a reason if the unit uses `self` in an initializer before all properties are initialized, which a closure
  /// may not.
  private func checkInitializer(_ unit: Unit, from start: UInt32) throws(Reason) {
    if callsInitializer(between: start, unit.tokens.lowerBound) { return }
    let selves = unit.tokens.filter { !chain.contains($0) && [.`self`, .super].contains(source.word($0)) }
    guard selves.isEmpty, source.possibleMember(in: unit.tokens, except: chain, at: scope, facts) == nil else {
      throw Reason("an initializer cannot use 'self' in a closure before everything has a value")
    }
  }

  /// Returns whether the initializer has called `self.init` or `super.init` before the given token, unconditionally.
  private func callsInitializer(between start: UInt32, _ end: Int) -> Bool {
    (0..<end).contains { place in
      let isTried = source.word(place - 3) == .try
      guard source.word(place) == .`init`, source.kind(place - 1) == .period,
        [.super, .self].contains(source.word(place - 2)), source.startsStatement(place - (isTried ? 3 : 2)),
        source.tokens[place].start >= start,
        let body = source.bracket(around: place)
      else { return false }
      // The call must be directly in the braces of the initializer, so that no path omits it.
      return source.bracket(around: body).map { source.tokens[$0].start < start } ?? true
    }
  }

  /// Returns whether the tokens are a statement of a function without a result, and no value of a result builder.
  private func isStatement(_ tokens: ClosedRange<Int>) -> Bool {
    guard source.startsStatement(tokens.lowerBound), source.statement(around: tokens.lowerBound) == tokens else {
      return false
    }
    var scope = facts.scopes[Int(self.scope.index)]
    while scope.kind == .block { scope = facts.scopes[Int(scope.parent.index)] }
    guard scope.kind == .function, let local = scope.declaration else { return false }
    let function = facts.declarations[Int(local)]
    let isPlain = function.attributes.allSatisfy {
      Self.plainAttributes.contains(facts.names[facts.attributes[Int($0)].name])
    }
    return isPlain && function.type == nil && (function.kind == .function || function.kind == .initializer)
  }

  static let plainAttributes: Set<String> = [
    "MainActor", "objc", "IBAction", "discardableResult", "nonobjc", "available", "Test", "preconcurrency",
  ]
}

extension FileFacts {
  fileprivate func isInitializer(_ local: UInt32) -> Bool { declarations[Int(local)].kind == .initializer }
}

extension SourceText {
  /// Returns whether the line before a token is a conditional compilation directive.
  fileprivate func isBehindCondition(_ number: Int) -> Bool {
    guard let last = token(number - 1), token(number)?.startsLine == true else { return false }
    return text(line(around: Int(last.start))).trimmingPrefix(while: \.isWhitespace).hasPrefix("#")
  }
}

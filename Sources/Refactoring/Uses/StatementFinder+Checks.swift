import SwiftReader
import SwiftTokens

extension StatementFinder {
  /// Throws a reason if a statement would have another meaning in a closure.
  func check(_ tokens: ClosedRange<Int>) throws(Reason) {
    let range = source.range(of: tokens)
    guard source.isOnOneLine(range) else { throw Reason("more than one line would have to move into a closure") }
    if source.hasComment(in: chain.lowerBound...value.upperBound) { throw Reason("a comment is in the chain") }
    try checkTokens(tokens)
    try file.checkCalls(in: tokens, before: chain.lowerBound)
    try checkScope(tokens)
  }

  private func checkTokens(_ tokens: ClosedRange<Int>) throws(Reason) {
    var place = tokens.lowerBound
    while place <= tokens.upperBound {
      // The receiver stays outside of the closure.
      if place == chain.lowerBound { place = value.upperBound + 1 }
      guard place <= tokens.upperBound, let token = source.token(place) else { return }
      switch token.kind {
      case .dollarIdentifier: throw Reason("the statement also uses '\(source.text(ofToken: place))' of a closure")
      case .leftBrace: place = source.partner(of: place).map { max($0, place) } ?? place
      case .keyword where [.if, .switch].contains(token.word) && source.kind(place - 1) != .period:
        throw Reason("an 'if' or 'switch' is part of the statement")
      case .identifier where token.word == .await && source.kind(place - 1) != .period:
        throw Reason("the statement contains 'await'")
      case .pound, .at: throw Reason("the statement contains a macro or an attribute")
      default: break
      }
      place += 1
    }
  }

  private func checkScope(_ tokens: ClosedRange<Int>) throws(Reason) {
    var scope = facts.scopes[Int(self.scope.index)]
    while true {
      if scope.kind == .function, let local = scope.declaration, facts.isInitializer(local) {
        return try checkInitializer(tokens, from: scope.range.lowerBound)
      }
      let parent = facts.scopes[Int(scope.parent.index)]
      if scope.kind == .type || scope.kind == .file || scope.kind == .closure || parent == scope { return }
      scope = parent
    }
  }

  /// Throws a reason if the statement uses `self` in an initializer before all properties are initialized, which a
  /// closure may not.
  private func checkInitializer(_ tokens: ClosedRange<Int>, from start: UInt32) throws(Reason) {
    if callsInitializer(between: start, tokens.lowerBound) { return }
    let selves = tokens.filter { !chain.contains($0) && [.`self`, .super].contains(source.word($0)) }
    guard selves.isEmpty, source.possibleMembers(in: tokens, except: chain, at: scope, facts).isEmpty else {
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
}

extension FileFacts {
  fileprivate func isInitializer(_ local: UInt32) -> Bool { declarations[Int(local)].kind == .initializer }
}

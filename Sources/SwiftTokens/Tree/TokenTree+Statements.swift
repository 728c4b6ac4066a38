/// The boundaries of statements, as far as tokens and line breaks determine them.
extension TokenTree {
  /// Returns whether a token is the first of a statement.
  package func startsStatement(_ number: Int) -> Bool {
    guard number > 0, let token = token(number), let last = self.token(number - 1) else { return true }
    switch last.kind {
    case .semicolon, .leftBrace, .poundEndif: return true
    case .keyword where last.word == .in && isClosureHead(number - 1): return true
    case .colon where isCaseLabel(number - 1): return !token.continuesStatement
    default: break
    }
    return token.startsLine && !token.continuesStatement && !last.wantsMore && last.kind != .colon
  }

  /// Returns whether a token is the first of a body, after the signature of a closure.
  package func startsBody(_ number: Int) -> Bool { kind(number - 1) == .leftBrace || word(number - 1) == .in }

  /// Returns the tokens of the statement around a token, including braces after it.
  package func statement(around number: Int) -> ClosedRange<Int> {
    var start = number
    while start > 0, !startsStatement(start) {
      if tokens[start - 1].kind.opens { break }
      start = self.start(of: start - 1)
    }
    return start...endOfStatement(from: number)
  }

  /// Returns the tokens of the statement around a token; if the token is an argument of calls, that of the outermost
  /// call.
  package func wholeStatement(around number: Int) -> ClosedRange<Int> {
    var place = number
    while let bracket = bracket(around: place), kind(bracket) != .leftBrace { place = bracket }
    return statement(around: place)
  }

  /// Returns the last token of the statement that contains a token.
  package func endOfStatement(from number: Int) -> Int {
    var last = end(of: number)
    while !endsStatement(last) { last = end(of: last + 1) }
    return last
  }

  /// Returns whether a token is the last of a statement, if it opens no bracket.
  package func endsStatement(_ number: Int) -> Bool {
    let next = kind(number + 1)
    return next == .endOfFile || next == .semicolon || next.closes || next.isCondition || startsStatement(number + 1)
  }

  /// Returns whether an `in` ends the signature of a closure, and is not part of a loop.
  private func isClosureHead(_ number: Int) -> Bool {
    var place = number - 1
    while place >= 0 {
      if tokens[place].kind == .leftBrace { return true }
      if tokens[place].kind.opens || tokens[place].word == .for && tokens[place].kind == .keyword { return false }
      place = start(of: place) - 1
    }
    return false
  }

  /// Returns whether a colon ends `case …:` or `default:`.
  private func isCaseLabel(_ number: Int) -> Bool {
    var place = number - 1
    while place >= 0 {
      let token = tokens[place]
      if token.kind == .keyword, token.word == .case || token.word == .default { return true }
      if token.kind.opens || token.kind == .infixQuestion { return false }
      place = start(of: place) - 1
    }
    return false
  }
}

extension Token {
  /// Whether the token, at the start of a line, continues the statement of the previous line.
  var continuesStatement: Bool {
    switch kind {
    case .binaryOperator, .infixQuestion, .postfixQuestion, .period, .colon, .comma, .equal, .arrow, .postfixOperator,
      .exclamation, .leftBrace, .endOfFile:
      true
    case .keyword: [.else, .catch, .as, .is, .where, .in, .throws].contains(word)
    case .poundIf, .poundElseif, .poundElse, .poundEndif: false
    default: kind.closes
    }
  }

  /// Whether a statement cannot end after the token.
  fileprivate var wantsMore: Bool {
    switch kind {
    case .binaryOperator, .infixQuestion, .comma, .equal, .arrow, .period, .prefixOperator, .prefixAmpersand,
      .backslash, .pound, .at:
      true
    case .keyword:
      [.return, .try, .as, .is, .in, .else, .let, .var, .if, .guard, .while, .for, .switch, .throw, .case].contains(
        word)
    case .identifier: word == .await
    default: kind.opens
    }
  }
}

import SwiftTokens

/// Where statements begin and end, as far as tokens and lines tell.
extension SourceText {
  /// Whether a token is the first of a statement.
  func startsStatement(_ number: Int) -> Bool {
    guard number > 0, let token = token(number), let last = self.token(number - 1) else { return true }
    switch last.kind {
    case .semicolon, .leftBrace, .poundEndif: return true
    case .keyword where last.word == .in && isClosureHead(number - 1): return true
    case .colon where isCaseLabel(number - 1): return !token.continuesStatement
    default: break
    }
    return token.startsLine && !token.continuesStatement && !last.wantsMore && last.kind != .colon
  }

  /// Whether a token is the first of a body's, the head of a closure left out.
  func startsBody(_ number: Int) -> Bool { kind(number - 1) == .leftBrace || word(number - 1) == .in }

  /// The tokens of the statement around a token, braces behind it included.
  func statement(around number: Int) -> ClosedRange<Int> {
    var start = number
    while start > 0, !startsStatement(start) {
      let before = start - 1
      if tokens[before].kind.opens { break }
      if tokens[before].kind.closes, let partner = partner(of: before), partner < before {
        start = partner
      } else {
        start = before
      }
    }
    return start...endOfStatement(from: number)
  }

  /// The statement around a token, with the calls that the token is an argument of.
  func wholeStatement(around number: Int) -> ClosedRange<Int> {
    var place = number
    while let bracket = bracket(around: place), kind(bracket) != .leftBrace { place = bracket }
    return statement(around: place)
  }

  /// The last token of the statement that goes on at a token.
  func endOfStatement(from number: Int) -> Int {
    var end = number
    while true {
      if kind(end).opens, let partner = partner(of: end), partner > end { end = partner }
      let next = kind(end + 1)
      if next == .endOfFile || next == .semicolon || next.closes || next.isCondition { return end }
      if startsStatement(end + 1) { return end }
      end += 1
    }
  }

  /// Where the statements end that stand in braces with a statement: at the braces' end, or before the next `case`.
  func endOfClause(_ statement: ClosedRange<Int>, in close: Int) -> Int {
    var place = statement.upperBound + 1
    while place < close {
      let token = tokens[place]
      if token.kind == .keyword, token.word == .case || token.word == .default, startsStatement(place) { return place }
      if token.kind == .at, name(ofToken: place + 1) == "unknown", startsStatement(place) { return place }
      place = token.kind.opens ? max(place, partner(of: place) ?? place) + 1 : place + 1
    }
    return close
  }

  /// Whether an `in` stands behind the head of a closure, not in a loop.
  private func isClosureHead(_ number: Int) -> Bool {
    var place = number - 1
    while place >= 0 {
      if tokens[place].kind == .leftBrace { return true }
      if tokens[place].kind.opens || tokens[place].word == .for && tokens[place].kind == .keyword { return false }
      if tokens[place].kind.closes, let partner = partner(of: place), partner < place { place = partner }
      place -= 1
    }
    return false
  }

  /// Whether a colon ends `case …:` or `default:`.
  private func isCaseLabel(_ number: Int) -> Bool {
    var place = number - 1
    while place >= 0 {
      let token = tokens[place]
      if token.kind == .keyword, token.word == .case || token.word == .default { return true }
      if token.kind.opens || token.kind == .infixQuestion { return false }
      if token.kind.closes, let partner = partner(of: place), partner < place { place = partner }
      place -= 1
    }
    return false
  }
}

extension Token {
  /// Whether a token at the start of a line belongs to what stands before it.
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

  /// Whether something must follow the token before a statement can end.
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

extension Token.Kind {
  /// A line of conditional compilation.
  var isCondition: Bool {
    self == .poundIf || self == .poundElseif || self == .poundElse || self == .poundEndif
  }
}

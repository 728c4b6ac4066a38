extension TokenTree {
  /// Returns the first token of the sequence of operands and operators that ends before or at a token.
  package func startOfSequence(before number: Int) -> Int {
    var start = number
    while start > 0 {
      if startsStatement(start) || endsSequenceBackwards(start - 1) { return start }
      start = self.start(of: start - 1)
    }
    return start
  }

  /// Returns whether the sequence of operands ends before a token.
  func endsSequence(_ number: Int, isInside: Bool) -> Bool {
    guard let token = token(number) else { return true }
    switch token.kind {
    case .endOfFile, .comma, .semicolon, .equal, .arrow: return true
    case .leftBrace: return !isTrailingClosure(number)
    case .colon: return !isTernary(number)
    case .keyword where token.word != .as && token.word != .is:
      return [.else, .where, .in, .throws].contains(token.word) || startsStatement(number)
    case .binaryOperator where isAssignment(number): return true
    default: return token.kind.closes || token.kind.isCondition || startsStatement(number)
    }
  }

  private func endsSequenceBackwards(_ number: Int) -> Bool {
    let token = tokens[number]
    switch token.kind {
    case .comma, .semicolon, .equal, .arrow, .leftBrace, .pound, .at: return true
    case .colon: return !isTernary(number)
    case .keyword:
      return ![.as, .is, .self, .Self, .super, .true, .false, .nil, .Any, .`init`].contains(token.word)
        && kind(number - 1) != .period
    case .identifier where token.word == .await: return kind(number - 1) != .period
    case .binaryOperator: return isAssignment(number)
    // The `?` and `!` of `try?` and `try!` do not end an operand.
    case .postfixQuestion, .exclamation: return word(number - 1) == .try
    default: return token.kind.opens || token.kind.isCondition
    }
  }

  /// Returns whether a token is an assignment operator such as `+=`.
  package func isAssignment(_ number: Int) -> Bool {
    let text = text(ofToken: number)
    return kind(number) == .binaryOperator && text.last == "="
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Returns whether a colon separates the branches of a ternary operator.
  package func isTernary(_ number: Int) -> Bool {
    var place = number - 1
    var open = 1
    while place >= 0 {
      let token = tokens[place]
      switch token.kind {
      case .infixQuestion:
        open -= 1
        if open == 0 { return true }
      case .colon: open += 1
      case .comma, .semicolon, .equal: return false
      case .keyword where token.word == .case || token.word == .default || token.word == .return: return false
      default: if token.kind.opens { return false }
      }
      place = start(of: place)
      if startsStatement(place) { return false }
      place -= 1
    }
    return false
  }

  /// Returns whether a brace opens a trailing closure, not the body of a statement.
  private func isTrailingClosure(_ number: Int) -> Bool {
    let last = kind(number - 1)
    guard last == .identifier || last == .rightParen || last == .rightSquare else { return false }
    return statementWord(before: number) == nil
  }

  /// Returns the keyword of the statement whose head contains a token outside of brackets: `if`, `guard`, `while`,
  /// `for` or `switch`; `nil` if no head does.
  package func statementWord(before number: Int) -> Word? {
    var place = number
    while true {
      if place < number, kind(place) == .keyword, word(place).beginsHead { return word(place) }
      if startsStatement(place) || kind(place - 1).opens { return nil }
      place = start(of: place - 1)
    }
  }
}

extension Word {
  /// Whether a head follows the keyword, and then a body in braces.
  package var beginsHead: Bool { [.if, .guard, .while, .for, .switch].contains(self) }
}

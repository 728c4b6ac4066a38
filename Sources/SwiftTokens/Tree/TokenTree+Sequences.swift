extension TokenTree {
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

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
}

/// Types and generic arguments.
extension TokenTree {
  /// Returns the tokens of the type that begins at `start`; empty if there is no type.
  package func type(from start: Int, to end: Int) -> Range<Int> {
    var index = start
    var depth = 0
    while index < end {
      let token = self[index]
      // Outside of brackets a type ends at a line break, unless the next line continues it.
      if index > start, depth == 0, token.startsLine, !goesOn(index) { break }
      switch token.kind {
      case .identifier, .wildcard, .period, .colonColon, .leftParen, .leftSquare, .arrow, .at, .postfixQuestion,
        .exclamation, .integerLiteral, .prefixAmpersand:
        break
      case .keyword where [.Any, .Self, .throws, .rethrows, .inout, .repeat].contains(token.word): break
      case .comma where depth > 0: break
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard text(ofToken: index).allSatisfy({ "<>&?!~.".contains($0) }) else { return start..<index }
        if depth + angles(index) < 0 { return start..<index }
        depth += angles(index)
      default: return start..<(depth == 0 ? index : start)
      }
      index = behind(index)
    }
    return start..<(depth == 0 ? max(start, min(index, end)) : start)
  }

  /// Returns whether the first token of a line continues the type on the previous line.
  private func goesOn(_ index: Int) -> Bool {
    let isSign = { (place: Int) in
      switch self[place].kind {
      case .period, .arrow, .binaryOperator, .prefixAmpersand: true
      default: false
      }
    }
    return isSign(index) || isSign(index - 1) || text(ofToken: index).hasPrefix("<") || self[index - 1].word == .any
  }

  /// Returns whether a type is a function type.
  package func isFunction(_ type: Range<Int>) -> Bool {
    var place = type.lowerBound
    while place < type.upperBound {
      if kind(place) == .arrow { return true }
      place = behindWhole(place, to: type.upperBound)
    }
    return false
  }

  /// Returns the number after the generic arguments that begin at a token, or the token itself if none begin there.
  package func behindAngles(_ number: Int, to end: Int) -> Int {
    guard text(ofToken: number).hasPrefix("<") else { return number }
    var depth = 0
    var place = number
    while place < end {
      depth += angles(place)
      place = behind(place)
      if depth <= 0 { return place }
    }
    return number
  }

  /// Returns the number after a token or, if it begins generic arguments or opens a bracket, after these.
  func behindWhole(_ number: Int, to end: Int) -> Int { max(behindAngles(number, to: end), behind(number)) }

  /// Returns the number of `<` in an operator token less the number of `>`.
  private func angles(_ number: Int) -> Int {
    switch kind(number) {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      text(ofToken: number).reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
    default: 0
    }
  }
}

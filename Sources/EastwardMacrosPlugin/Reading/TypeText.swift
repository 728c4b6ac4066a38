import SwiftTokens

extension SourcePiece {
  /// The tokens of the type that begins here; none if there is none.
  func type(from start: Int, to end: Int) -> Range<Int> {
    var index = start
    var depth = 0
    while index < end {
      let token = self[index]
      // Outside of brackets a type ends where the next thing begins on a line of its own.
      if index > start, depth == 0, token.startsLine, !goesOn(index) { break }
      switch token.kind {
      case .identifier, .wildcard, .period, .colonColon, .leftParen, .leftSquare, .arrow, .at, .postfixQuestion,
        .exclamation, .integerLiteral, .prefixAmpersand:
        break
      case .keyword where [.Any, .Self, .throws, .rethrows, .inout, .repeat].contains(token.word): break
      case .comma where depth > 0: break
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard text(index).allSatisfy({ "<>&?!~.".contains($0) }) else { return start..<index }
        if depth + angles(index) < 0 { return start..<index }
        depth += angles(index)
      default: return start..<(depth == 0 ? index : start)
      }
      index = behind(index)
    }
    return start..<(depth == 0 ? min(index, end) : start)
  }

  /// Whether what begins a line belongs to the type on the line before.
  private func goesOn(_ index: Int) -> Bool {
    let isSign = { (place: Int) in
      switch self[place].kind {
      case .period, .arrow, .binaryOperator, .prefixAmpersand: true
      default: false
      }
    }
    return isSign(index) || isSign(index - 1) || text(index).hasPrefix("<") || self[index - 1].word == .any
  }

  /// The parts of a list, without the commas between them.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    var isValue = false
    while index < range.upperBound {
      if self[index].kind == .comma {
        parts.append(start..<index)
        start = index + 1
        index = start
        isValue = false
      } else {
        isValue = isValue || self[index].kind == .equal
        // In a value `a < b` compares, and `A<B>` does not.
        let isComparison = isValue && self[index].isSpaced
        let behindArguments = isComparison ? index : behindAngles(index, range.upperBound)
        index = min(behindArguments == index ? behind(index) : behindArguments, range.upperBound)
      }
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Whether a type is that of a function, which a parameter must let escape.
  func isFunction(_ type: Range<Int>) -> Bool {
    var index = type.lowerBound
    while index < type.upperBound {
      if self[index].kind == .arrow { return true }
      let behindArguments = behindAngles(index, type.upperBound)
      index = behindArguments == index ? behind(index) : behindArguments
    }
    return false
  }

  /// Whether a type must stand in brackets before a question mark.
  func needsBrackets(_ type: Range<Int>) -> Bool {
    if self[type.lowerBound].word == .any || self[type.lowerBound].kind == .at || isFunction(type) { return true }
    return type.contains { self[$0].kind == .prefixAmpersand || text($0) == "&" || self[$0].word == .any }
  }

  /// The text of a type as it reads outside of the type that it stands in.
  ///
  /// - Parameters:
  ///   - owner: the name of that type, which `Self` stands for.
  ///   - inner: the names of the types that are declared in it.
  func text(ofType type: Range<Int>, in owner: String, declaring inner: Set<String>) -> String {
    var brackets: [Token.Kind] = []
    var labels: Set<Int> = []
    for index in type {
      switch self[index].kind {
      case .leftParen, .leftSquare: brackets.append(self[index].kind)
      case .rightParen, .rightSquare: _ = brackets.popLast()
      case .colon where brackets.last == .leftParen: labels.insert(index - 1)
      default: break
      }
    }
    return joined(type) { index in
      let token = self[index]
      guard token.kind == .identifier || token.word == .Self, self[index - 1].kind != .period, !labels.contains(index)
      else { return nil }
      if token.word == .Self { return owner }
      return inner.contains(name(index)) ? "\(owner).\(text(index))" : nil
    }
  }
}

import SwiftTokens

extension SourcePiece {
  /// Returns the indices of the tokens of the type that begins at `start`; empty if there is no type.
  func type(from start: Int, to end: Int) -> Range<Int> {
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
    return start..<(depth == 0 ? min(index, end) : start)
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

  /// Returns the elements of a comma-separated list, without the commas.
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
        // In a default value, `a < b` is a comparison, and `A<B>` has generic arguments.
        let isComparison = isValue && self[index].isSpaced
        let behindArguments = isComparison ? index : behindAngles(index, range.upperBound)
        index = min(behindArguments == index ? behind(index) : behindArguments, range.upperBound)
      }
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Returns whether a type is a function type, which needs `@escaping` as a parameter.
  func isFunction(_ type: Range<Int>) -> Bool {
    var index = type.lowerBound
    while index < type.upperBound {
      if self[index].kind == .arrow { return true }
      let behindArguments = behindAngles(index, type.upperBound)
      index = behindArguments == index ? behind(index) : behindArguments
    }
    return false
  }

  /// Returns whether a type needs parentheses before a question mark.
  func needsBrackets(_ type: Range<Int>) -> Bool {
    if self[type.lowerBound].word == .any || self[type.lowerBound].kind == .at || isFunction(type) { return true }
    return type.contains { self[$0].kind == .prefixAmpersand || text(ofToken: $0) == "&" || self[$0].word == .any }
  }

  /// Returns the text of a type for use outside of the type that contains it.
  ///
  /// - Parameters:
  ///   - owner: the name of the containing type, which replaces `Self`.
  ///   - inner: the names of the types that the containing type declares, which are qualified with `owner`.
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
      return inner.contains(name(ofToken: index)) ? "\(owner).\(text(ofToken: index))" : nil
    }
  }
}

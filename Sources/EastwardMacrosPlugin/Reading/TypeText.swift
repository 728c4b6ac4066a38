import SwiftTokens

extension SourcePiece {
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

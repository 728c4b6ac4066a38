import SwiftTokens

/// A place among the tokens of a file, and what the tokens from there on may begin. Asking does not advance.
///
/// It is apart from the parser because a call of the parser that changes nothing copies all of it.
struct TokenCursor {
  let bytes: SourceBytes
  let tokens: [Token]
  /// The index of the end-of-file token.
  let lastIndex: Int
  var index = 0
  /// The token at `index`, or the rest of that token after a split.
  var token: Token

  init(_ text: TokenizedText) {
    (bytes, tokens) = (text.source, text.tokens)
    lastIndex = tokens.count - 1
    token = tokens[0]
  }

  var next: Token { peek(at: index + 1) }

  func ahead(_ distance: Int) -> Token { peek(at: index + distance) }

  /// Returns the token at an index, or the end-of-file token beyond the end.
  func peek(at position: Int) -> Token { tokens[min(position, lastIndex)] }

  /// Returns the index after the bracket that closes the one at `position`.
  func positionBehind(_ position: Int) -> Int {
    min(max(Int(peek(at: position).partner), position) + 1, lastIndex)
  }

  func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

  func at(_ word: Word) -> Bool { token.word == word }

  mutating func advance() {
    if index < lastIndex { index &+= 1 }
    token = tokens[index]
  }

  /// The first byte of the current token.
  var firstByte: UInt8 { bytes[Int(token.start)] }

  func isOperator(_ token: Token) -> Bool {
    token.kind == .binaryOperator || token.kind == .prefixOperator || token.kind == .postfixOperator
  }

  func spells(_ token: Token, _ text: String) -> Bool {
    bytes.spells(text, at: Int(token.start)..<Int(token.end))
  }

  /// Returns whether the current token begins with `byte` and can be split after it.
  @inline(__always)
  func atPrefix(_ byte: UInt8) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .postfixQuestion, .infixQuestion, .exclamation,
      .period, .prefixAmpersand, .arrow:
      firstByte == byte
    default: false
    }
  }
}

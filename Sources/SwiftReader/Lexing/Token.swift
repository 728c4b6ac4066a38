/// One token of a Swift file.
struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    case endOfFile
    /// An identifier, contextual words such as `async` included; `word` tells those.
    case identifier
    /// A reserved word; `word` tells which.
    case keyword
    /// `$0`
    case dollarIdentifier
    case wildcard
    case integerLiteral, floatLiteral, regexLiteral
    /// A whole string literal without interpolation.
    case stringLiteral
    /// A string literal with interpolations comes as `stringStart`, then for each of them `interpolationStart`, its
    /// tokens and `interpolationEnd`, then `stringEnd`.
    case stringStart, interpolationStart, interpolationEnd, stringEnd
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, colonColon, semicolon, period, at, pound, backslash
    case arrow, equal
    /// `&` before an operand.
    case prefixAmpersand
    /// `?` of the ternary operator, and after an operand.
    case infixQuestion, postfixQuestion
    /// `!` after an operand.
    case exclamation
    case binaryOperator, prefixOperator, postfixOperator
    case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation, poundAvailable, poundUnavailable
    case unknown
  }

  /// What the lexer saw around a token.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    static let startsLine = Flags(rawValue: 1)
    /// White space or a comment stands before it.
    static let spaced = Flags(rawValue: 2)
    /// An identifier between back-ticks.
    static let escaped = Flags(rawValue: 4)
  }

  var start: UInt32
  var end: UInt32
  /// For a bracket the index of the token that closes (or opened) it; for one that nothing closes, the index of the
  /// token where its surroundings end. For an identifier or a reserved word the hash of the name.
  var partner: UInt32
  var kind: Kind
  var word: Word
  var flags: Flags

  var startsLine: Bool { flags.contains(.startsLine) }
  var isSpaced: Bool { flags.contains(.spaced) }

  /// The bytes of the name: without the back-ticks.
  var nameRange: Range<Int> {
    flags.contains(.escaped) && end - start >= 2 ? Int(start) + 1..<Int(end) - 1 : Int(start)..<Int(end)
  }
}

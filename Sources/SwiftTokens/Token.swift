/// One token of a Swift file.
///
/// Tokens are public only for speed, as are ``Word`` and ``SourceBytes``: the compiler does not inline `package`
/// declarations into other modules, and the parser examines tokens all the time.
public struct Token: Sendable {
  public enum Kind: UInt8, Sendable {
    case endOfFile
    /// An identifier, or a contextual keyword such as `async`, which `word` identifies.
    case identifier
    /// A reserved word, which `word` identifies.
    case keyword
    /// `$0`
    case dollarIdentifier
    case wildcard
    case integerLiteral, floatLiteral, regexLiteral
    /// A string literal without interpolation.
    case stringLiteral
    /// A string literal with interpolations is `stringStart`, then `interpolationStart`, the tokens and
    /// `interpolationEnd` of each interpolation, then `stringEnd`.
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

    // Written out so that it is inlined into the parser, which the synthesized operator is not.
    @inlinable @inline(__always)
    public static func == (left: Kind, right: Kind) -> Bool { left.rawValue == right.rawValue }
  }

  /// What the lexer recorded about a token besides its kind.
  public struct Flags: OptionSet, Sendable {
    // Sixteen bits, so that a token has sixteen bytes and is copied at once.
    public let rawValue: UInt16

    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let startsLine = Flags(rawValue: 1)
    /// White space or a comment precedes the token.
    public static let spaced = Flags(rawValue: 2)
    /// The token is an identifier between back-ticks.
    public static let escaped = Flags(rawValue: 4)
    /// A documentation comment, on a line of its own, precedes the token.
    public static let documented = Flags(rawValue: 8)
  }

  public var start: UInt32
  public var end: UInt32
  /// For a bracket, the index of the token that closes or opens it; for an unclosed bracket, the index of the token
  /// where the enclosing bracket or the file ends. For an identifier or reserved word, the number of its spelling in
  /// ``Spellings``.
  public var partner: UInt32
  public var kind: Kind
  public var word: Word
  public var flags: Flags

  @inlinable public var startsLine: Bool { flags.contains(.startsLine) }
  @inlinable public var isSpaced: Bool { flags.contains(.spaced) }

  /// The range of the name, without back-ticks.
  @inlinable public var nameRange: Range<Int> {
    flags.contains(.escaped) && end - start >= 2 ? Int(start) + 1..<Int(end) - 1 : Int(start)..<Int(end)
  }
}

/// One token of a Swift file.
///
/// It is public for speed alone, as ``Word`` and ``SourceBytes`` are: of what is only `package` the compiler inlines nothing
/// in another module, and the parser looks at tokens all the time.
public struct Token: Sendable {
  public enum Kind: UInt8, Sendable {
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

    // Written out to be inlined in the parser: the one that the compiler writes is not.
    @inlinable @inline(__always)
    public static func == (left: Kind, right: Kind) -> Bool { left.rawValue == right.rawValue }
  }

  /// What the lexer saw around a token.
  public struct Flags: OptionSet, Sendable {
    // Sixteen bits, so that a token fills sixteen bytes and is copied at once.
    public let rawValue: UInt16

    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let startsLine = Flags(rawValue: 1)
    /// White space or a comment stands before it.
    public static let spaced = Flags(rawValue: 2)
    /// An identifier between back-ticks.
    public static let escaped = Flags(rawValue: 4)
  }

  public var start: UInt32
  public var end: UInt32
  /// For a bracket the index of the token that closes (or opened) it; for one that nothing closes, the index of the
  /// token where its surroundings end. For an identifier or a reserved word the number of the spelling.
  public var partner: UInt32
  public var kind: Kind
  public var word: Word
  public var flags: Flags

  @inlinable public var startsLine: Bool { flags.contains(.startsLine) }
  @inlinable public var isSpaced: Bool { flags.contains(.spaced) }

  /// The bytes of the name: without the back-ticks.
  @inlinable public var nameRange: Range<Int> {
    flags.contains(.escaped) && end - start >= 2 ? Int(start) + 1..<Int(end) - 1 : Int(start)..<Int(end)
  }
}

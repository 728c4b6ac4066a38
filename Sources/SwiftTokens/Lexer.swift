/// Splits the bytes of a Swift file into tokens, in one pass and without recursion.
struct Lexer: ~Copyable {
  /// A string literal whose interpolation is being read.
  struct OpenString {
    var delimiter: StringDelimiter
    /// The offset of the literal's first byte.
    var start: Int
    /// The counts of open brackets outside the interpolation.
    var outerCounts: BracketCounts
    /// The index of the token that opens the interpolation.
    var bracket: UInt32
  }

  let bytes: SourceBytes
  var names = Spellings.grammar
  var offset = 0
  var tokens: [Token] = []
  /// The offset of the first byte of every line.
  var lineStarts: [UInt32] = [0]
  /// The ranges of the comments that begin with `// east:`.
  var suppressions: [Range<UInt32>] = []
  var problems: [Problem] = []
  /// The ranges of the string literals with three quotation marks that are not inside another literal.
  var longStrings: [Range<UInt32>] = []
  var openStrings: [OpenString] = []
  /// The index of the token of the innermost open bracket; `nil` if no bracket is open.
  var innermost: UInt32?
  var bracketCounts = BracketCounts()
  var flags: Token.Flags = [.startsLine]
  /// The offset before which no extended regex literal with at least so many `#` ends, so that each of a thousand `#/` is
  /// searched for an end only once.
  var unendedRegex = (pounds: 0, end: 0)

  init(_ bytes: [UInt8]) {
    self.bytes = SourceBytes(bytes)
    tokens.reserveCapacity(bytes.count / 4 + 8)
    lineStarts.reserveCapacity(bytes.count / 32 + 8)
  }

  mutating func run() {
    checkEncoding()
    skipByteOrderMarkAndShebang()
    while true {
      if bytes[offset] == UInt8(ascii: " ") {
        offset &+= 1
        flags.insert(.spaced)
      }
      var first = bytes[offset]
      if Self.mayBeTrivia(first) {
        skipTrivia()
        guard offset < bytes.count else { break }
        first = bytes[offset]
      }
      readToken(first)
      flags = []
    }
    finish()
  }

  /// Returns whether a byte may begin white space, a comment or a conflict marker, or is the 0 after the end of the
  /// file.
  @inline(__always)
  private static func mayBeTrivia(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): false
    case ...0x20, UInt8(ascii: "/"), UInt8(ascii: "<")...UInt8(ascii: ">"), UInt8(ascii: "|")...: true
    default: false
    }
  }

  mutating func add(_ kind: Token.Kind, from start: Int, word: Word = .none, partner: UInt32 = 0) {
    // The caller has checked that all offsets fit into 32 bits.
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset), partner: partner, kind: kind,
        word: word, flags: flags))
  }

  private mutating func addSingle(_ kind: Token.Kind) {
    offset &+= 1
    add(kind, from: offset &- 1)
  }

  @inline(__always)
  private mutating func readToken(_ first: UInt8) {
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      readIdentifier()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "("): open(.leftParen)
    case UInt8(ascii: "["): open(.leftSquare)
    case UInt8(ascii: "{"): open(.leftBrace)
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "]"): close(.rightSquare, opener: .leftSquare)
    case UInt8(ascii: "}"): close(.rightBrace, opener: .leftBrace)
    case UInt8(ascii: "."), UInt8(ascii: "="):
      // A lone `.` or `=` means the same whatever surrounds it.
      let next = bytes[offset &+ 1]
      if next >= 0x80 || OperatorCharacter.starts(next) {
        readOperator()
      } else {
        addSingle(first == UInt8(ascii: ".") ? .period : .equal)
      }
    case UInt8(ascii: ","): addSingle(.comma)
    case UInt8(ascii: ":"):
      if bytes[offset + 1] == UInt8(ascii: ":") {
        offset += 2
        add(.colonColon, from: offset - 2)
      } else {
        addSingle(.colon)
      }
    case UInt8(ascii: ";"): addSingle(.semicolon)
    case UInt8(ascii: "@"): addSingle(.at)
    case UInt8(ascii: "\\"): addSingle(.backslash)
    case UInt8(ascii: "\""): readString(pounds: 0, from: offset)
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "`"): readEscapedIdentifier()
    case UInt8(ascii: "$"): readDollarIdentifier()
    case UInt8(ascii: "!") where Self.isLeftBound(bytes, offset): addSingle(.exclamation)
    case UInt8(ascii: "?") where Self.isLeftBound(bytes, offset): addSingle(.postfixQuestion)
    case UInt8(ascii: "<") where bytes[offset + 1] == UInt8(ascii: "#"): readPlaceholder()
    case _ where OperatorCharacter.starts(first): readOperator()
    case 0x80...:
      if OperatorCharacter.length(in: bytes, at: offset, starting: true) > 0 {
        readOperator()
      } else {
        readIdentifier()
      }
    default: addSingle(.unknown)
    }
  }

  private mutating func finish() {
    abandonAll()
    for _ in openStrings { add(.stringEnd, from: offset) }
    flags.insert(.startsLine)
    add(.endOfFile, from: offset)
  }

  mutating func report(_ kind: Problem.Kind, at offset: Int) {
    if problems.count < 16 { problems.append(Problem(kind: kind, offset: UInt32(offset))) }
  }
}

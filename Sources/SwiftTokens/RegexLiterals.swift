extension Lexer {
  /// Reads an extended regex literal, `#/…/#`; returns `false` and reads nothing if the literal has no end.
  mutating func readExtendedRegex(pounds: Int, slash: Int) -> Bool {
    if slash < unendedRegex.end, pounds >= unendedRegex.pounds { return false }
    var index = slash + 1
    while bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    let isMultiline = bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
    index = slash + 1
    search: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline: break search
      case UInt8(ascii: "/"):
        var closing = 0
        while closing < pounds, bytes[index + 1 + closing] == UInt8(ascii: "#") { closing += 1 }
        index += 1
        if closing == pounds {
          let start = offset
          noteLines(in: start..<index)
          offset = index + pounds
          add(.regexLiteral, from: start)
          return true
        }
      default: index += 1
      }
    }
    unendedRegex = (pounds, index)
    return false
  }

  /// Reads a bare regex literal whose opening slash is at `slash` in the operator from `start` to `end`; returns
  /// `false` if the slash opens no regex literal.
  mutating func readRegex(at slash: Int, operatorFrom start: Int, to end: Int) -> Bool {
    guard !Self.isLeftBound(bytes, start) else { return false }
    let previous = tokens.last
    if let word = previous?.word, word == .func || word == .operator { return false }
    var mustBeRegex = false
    if Token.kind(ofOperator: start..<end, in: bytes) == .binaryOperator {
      if !followsTry(), !isRegexPosition(previous) { return false }
      switch previous?.kind {
      case .leftParen, .leftSquare, .comma, .colon, .colonColon: break
      default: mustBeRegex = true
      }
    }
    guard let close = endOfRegex(from: slash, mustBeRegex: mustBeRegex) else { return false }
    if slash > start {
      offset = slash
      add(Token.kind(ofOperator: start..<slash, in: bytes), from: start)
      flags = []
    }
    offset = close
    add(.regexLiteral, from: slash)
    return true
  }

  private func endOfRegex(from slash: Int, mustBeRegex: Bool) -> Int? {
    switch bytes[slash + 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): if !mustBeRegex { return nil }
    case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
    default: break
    }
    if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return nil }
    var groups = 0
    var classes = 0
    var index = slash + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "\\"):
        index += 1
      case UInt8(ascii: "/"):
        let last = bytes[index - 1]
        let endsSpaced =
          (last == UInt8(ascii: " ") || last == UInt8(ascii: "\t")) && bytes[index - 2] != UInt8(ascii: "\\")
        if endsSpaced, !mustBeRegex { return nil }
        return index + 1
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, !mustBeRegex { return nil }
        groups = max(0, groups - 1)
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      default: break
      }
      index += 1
    }
    return nil
  }

  private mutating func noteLines(in range: Range<Int>) {
    for index in range {
      let isReturn = bytes[index] == UInt8(ascii: "\r") && bytes[index + 1] != UInt8(ascii: "\n")
      if isReturn || bytes[index] == UInt8(ascii: "\n") { noteLine(at: index + 1) }
    }
  }

  /// Returns whether the last tokens are `try?` or `try!`, which need an operand.
  private func followsTry() -> Bool {
    guard tokens.count >= 2 else { return false }
    let mark = tokens[tokens.count - 1].kind
    return (mark == .postfixQuestion || mark == .exclamation) && tokens[tokens.count - 2].word == .try
  }

  /// Returns whether an operand may follow a token.
  private func isRegexPosition(_ token: Token?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftParen, .leftSquare, .leftBrace, .interpolationStart, .prefixOperator, .prefixAmpersand, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .keyword:
      switch token.word {
      case .true, .false, .Any, .nil, .self, .Self, .super: return false
      default: return true
      }
    default:
      return false
    }
  }
}

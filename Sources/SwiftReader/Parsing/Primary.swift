import SwiftTokens

extension Parser {
  /// Reads the root of a chain; returns `nil` and does not advance if no expression starts here.
  mutating func readPrimary() -> Value? {
    switch token.kind {
    case .integerLiteral: return readLiteral(.integer)
    case .floatLiteral: return readLiteral(.float)
    case .stringLiteral: return readLiteral(.string)
    case .regexLiteral: return readLiteral(.regex)
    case .stringStart: return readInterpolatedString()
    case .keyword: return readKeyword()
    case .identifier: return readName()
    case .dollarIdentifier:
      let value = Value.closureParameter(cursor.closureParameterNumber)
      advance()
      return value
    case .wildcard:
      advance()
      return .unknown
    case .pound: return readMacroExpansion()
    case .poundAvailable, .poundUnavailable:
      advance()
      if at(.leftParen) { skipBrackets() }
      return .unknown
    case .leftBrace: return readClosure()
    case .period: return readImplicitMember()
    case .leftParen: return readParentheses()
    case .leftSquare: return readCollection()
    case .binaryOperator, .prefixOperator, .postfixOperator:
      // An operator as a value: `reduce(0, +)`.
      guard next.kind == .comma || next.kind == .rightParen || next.kind == .rightSquare else { return nil }
      advance()
      return .unknown
    default: return nil
    }
  }

  private mutating func readLiteral(_ kind: Value.Literal) -> Value {
    advance()
    return .literal(kind)
  }

  private mutating func readKeyword() -> Value? {
    switch token.word {
    case .true, .false: return readLiteral(.boolean)
    case .nil: return readLiteral(.nil)
    case .self where next.kind != .colonColon:
      advance()
      skipArgumentLabels()
      skipGenericArguments()
      return .selfReference
    case .super:
      advance()
      return .superReference
    case .Self, .`init`, .deinit, .subscript:
      return readName()
    case .Any:
      advance()
      return .type
    default:
      return nil
    }
  }

  private mutating func readName() -> Value {
    skipModuleSelector()
    let named = token
    let value = Value.name(name(of: named))
    advance()
    skipArgumentLabels()
    skipGenericArguments(of: named)
    return value
  }

  private mutating func readImplicitMember() -> Value? {
    guard next.kind == .identifier || next.kind == .keyword || next.kind == .integerLiteral || next.kind == .wildcard
    else {
      return nil
    }
    if next.kind == .integerLiteral {
      advance()
      return readLiteral(.float)
    }
    // The toolchain reads `.some<Int>(x)` as two comparisons.
    readMember(takesGenericArguments: false)
    return .implicitMember
  }

  /// Reads the interpolations of a string.
  private mutating func readInterpolatedString() -> Value {
    advance()
    while at(.interpolationStart) {
      let before = surroundings
      pattern = .none
      let start = pendingArguments.count
      readArguments(closer: .interpolationEnd, payloadOf: .none)
      pendingArguments.truncate(to: start)
      surroundings = before
    }
    _ = take(.stringEnd)
    return .literal(.string)
  }

  /// Reads `(e)`, `(a, b)`, `(x: a, y: b)`.
  private mutating func readParentheses() -> Value {
    let opening = index
    let start = pendingArguments.count
    let outer = part
    readArguments(closer: .rightParen, payloadOf: .none, isTuple: isInPattern && cursor.hasComma(behind: opening))
    part = outer
    defer { pendingArguments.truncate(to: start) }
    if pendingArguments.count == start + 1, pendingArguments[start].label == .none, !cursor.hasLabel(behind: opening) {
      return pendingArguments[start].value
    }
    let operands = pendingOperands.count
    for index in start..<pendingArguments.count { pendingOperands.append(pendingArguments[index].value) }
    return .tuple(takeOperands(from: operands))
  }

  /// Reads `[a, b]`, `[k: v]`, `[3 of Int]`.
  private mutating func readCollection() -> Value {
    nested(or: .unknown) { $0.readCollectionElements() }
  }

  private mutating func readCollectionElements() -> Value {
    if readInlineArray() { return .type }
    let before = surroundings
    isCondition = false
    // Collections are matched by `~=`: a name in one is no binding, also after `let`.
    pattern = .none
    defer { surroundings = before }
    let opening = index
    let operands = pendingOperands.count
    var isDictionary = false
    advance()
    if at(.colon), next.kind == .rightSquare {
      isDictionary = true
      advance()
    }
    while !at(.rightSquare), !at(.endOfFile) {
      let position = index
      let value = readExpression()
      if take(.colon) {
        isDictionary = true
        pendingOperands.append(value)
        pendingOperands.append(readExpression())
      } else {
        pendingOperands.append(value)
      }
      guard take(.comma) else { break }
      if index == position { break }
    }
    closeBracket(opening)
    let elements = takeOperands(from: operands)
    return isDictionary ? .dictionary(elements) : .array(elements)
  }

  /// Reads `[3 of Int]`; returns `false` and does not advance if the bracket contains something else.
  private mutating func readInlineArray() -> Bool {
    let close = max(Int(token.partner), index)
    guard tokens[index..<min(close, index + 24, tokens.count)].contains(where: { $0.word == .of }) else { return false }
    let start = mark
    guard let type = readCollectionType(), facts.kind(of: type) == .named else {
      goBack(to: start)
      return false
    }
    return true
  }

  /// Advances past the bracket that closes the one at `opening`, and reads unexpected tokens before it as statements.
  mutating func closeBracket(_ opening: Int) {
    let partner = Int(tokens[opening].partner)
    guard partner > opening, index <= partner else { return }
    if index < partner {
      report(.unexpectedText)
      readStray(until: partner)
    }
    // Does not go back if the content was read beyond the closing bracket.
    guard index == partner, token.kind.closes(tokens[opening].kind) else { return }
    advance()
  }
}

extension Token.Kind {
  func closes(_ opener: Token.Kind) -> Bool {
    switch opener {
    case .leftParen: self == .rightParen
    case .leftSquare: self == .rightSquare
    case .leftBrace: self == .rightBrace
    case .interpolationStart: self == .interpolationEnd
    default: false
    }
  }
}

extension TokenCursor {
  /// The number of a closure's parameter, as 1 of `$1`.
  fileprivate var closureParameterNumber: UInt32 {
    var number: UInt32 = 0
    for byte in bytes[(Int(token.start) + 1)..<Int(token.end)] {
      number = min(number, 9999) * 10 + UInt32(byte - UInt8(ascii: "0"))
    }
    return number
  }

  /// Returns whether there is a comma between a bracket and the one that closes it, outside of inner brackets.
  fileprivate func hasComma(behind opening: Int) -> Bool {
    var position = opening + 1
    let end = min(Int(tokens[opening].partner), tokens.count)
    while position < end {
      switch peek(at: position).kind {
      case .comma: return true
      case .leftParen, .leftSquare, .leftBrace, .interpolationStart: position = positionBehind(position)
      default: position += 1
      }
    }
    return false
  }

  fileprivate func hasLabel(behind opening: Int) -> Bool {
    opening + 2 < tokens.count && isLabel(tokens[opening + 1]) && tokens[opening + 2].kind == .colon
  }
}

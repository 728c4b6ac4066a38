import SwiftTokens

extension Parser {
  /// Reads one operand with the keywords and prefix operators before it.
  mutating func readOperand() -> Value {
    var (makesValue, isTried) = (false, false)
    defer { if makesValue { directChain = nil } }
    while true {
      switch token.kind {
      case .keyword where at(.try):
        advance()
        if at(.postfixQuestion) || at(.exclamation) { advance() } else { isTried = true }
      case .keyword where at(.repeat):
        advance()
        return readExpression()
      case .keyword where at(.inout):
        _ = readType()
        return .type
      case .identifier where at(.nonisolated) && next.kind == .leftParen && ahead(2).word == .nonsending:
        _ = readType()
        directChain = nil
        return .type
      case .at: return readAttributesOfNothing()
      case .poundIf where endOfConditionalAttributes() != nil: return readAttributesOfNothing()
      case .identifier where at(.any) && startsExistential:
        _ = readType()
        directChain = nil
        return .type
      case .identifier where isOperandWord:
        // `consume a.b = c` does not write to `a.b`, because `consume` creates a new value from its operand.
        if !at(.await), !at(.unsafe) { makesValue = true }
        advance()
      default:
        let value = readUnary()
        if isTried { pendingTries.append(Try(value: value, scope: scope)) }
        return value
      }
    }
  }

  private var startsExistential: Bool {
    mutating get { precedesOperand() || (isOperator(next) && spells(next, "~")) }
  }

  /// Whether the current word is `await`, `unsafe`, `copy` or the like before an operand.
  private var isOperandWord: Bool {
    mutating get {
      switch token.word {
      case .await: true
      case .unsafe: precedesOperand(acceptsClosure: true, prefersPostfix: false)
      case .borrow, .copy, .consume, .each: precedesOperand()
      default: false
      }
    }
  }

  /// Returns whether the current contextual keyword precedes an operand and is not a name itself.
  mutating func precedesOperand(
    acceptsClosure: Bool = false, prefersPostfix: Bool = true
  ) -> Bool {
    let next = next
    if next.startsLine { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringLiteral, .stringStart,
      .regexLiteral, .prefixAmpersand, .prefixOperator, .at, .backslash, .pound:
      return true
    case .keyword:
      switch next.word {
      case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
      default: return false
      }
    case .period, .leftParen, .leftSquare:
      return !prefersPostfix && next.isSpaced
    case .leftBrace:
      guard acceptsClosure else { return false }
      let start = mark
      defer { goBack(to: start) }
      advance()
      return startsTrailingClosure
    default:
      return false
    }
  }

  private mutating func readUnary() -> Value {
    var (isPrefixed, isInOut, range) = (false, false, Value.unknown)
    while true {
      switch token.kind {
      case .prefixAmpersand:
        advance()
        (isPrefixed, isInOut) = (false, true)
        continue
      case .prefixOperator:
        range = spells(token, "..<") ? .range(.upTo) : spells(token, "...") ? .range(.through) : .unknown
        advance()
        isPrefixed = true
        continue
      default: break
      }
      break
    }
    if let value = readKeyPathOrStatement() {
      directChain = nil
      return value
    }
    let value = readPostfix()
    if isInOut, !isPrefixed, !cursor.startsFunctionResult { mark(directChain, as: .inout) }
    if isPrefixed || isInOut { directChain = nil }
    guard isPrefixed else { return value }
    if range == .unknown, case .literal = value { return value }
    return range
  }

  private mutating func readKeyPathOrStatement() -> Value? {
    switch token.kind {
    case .backslash: return readKeyPath()
    case .keyword where at(.if) || at(.switch):
      let value = at(.if) ? readIf() : readSwitch()
      facts.take(value)
      return value
    case .keyword where at(.do):
      readDo()
      return .unknown
    default: return nil
    }
  }
}

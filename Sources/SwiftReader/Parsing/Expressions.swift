import SwiftTokens

extension Parser {
  /// Reads an expression with all its operators and returns its value.
  @discardableResult
  mutating func readExpression() -> Value {
    nested(or: .unknown) { $0.readSequence() }
  }

  private mutating func readSequence() -> Value {
    if pattern != .none, startsPattern { return readPattern() }
    let operands = pendingOperands.count
    // The start of the operands of the current branch of `c ? a : b`, and whether an operator other than `??` occurred.
    var branch = operands
    var isMixed = false
    // The range that the operators form, and whether one of them binds more loosely than those that form ranges.
    var (range, isLoose) = (Value.unknown, false)
    var isAssignment = false
    var assigned: Token?
    var written: UInt32?
    let first = token
    var value = readOperand()
    while true {
      let chain = directChain
      switch token.kind {
      case .equal:
        if pattern != .none { break }
        mark(chain, as: .write)
        markElements(of: value)
        written = chain
        if case .name = value, pendingOperands.count == operands { assigned = first }
        (isMixed, range, isLoose) = (false, .unknown, false)
        isAssignment = true
        pendingOperands.truncate(to: operands)
        advance()
        value = readOperand()
        continue
      case .binaryOperator:
        if spells(token, "??") {
          pendingOperands.append(value)
        } else {
          if Self.isAssignment(token, bytes) { mark(chain, as: .update) }
          isMixed = true
          if spells(token, "..<") {
            range = .range(.halfOpen)
          } else if spells(token, "...") {
            range = .range(.closed)
          } else if !isArithmetic(token) {
            isLoose = true
          }
        }
        advance()
        value = readOperand()
        continue
      case .infixQuestion:
        advance()
        pendingOperands.truncate(to: branch)
        pendingOperands.append(readExpression())
        branch = pendingOperands.count
        (isMixed, range, isLoose) = (false, .unknown, false)
        _ = take(.colon)
        value = readOperand()
        continue
      case .keyword where at(.is):
        advance()
        _ = readType()
        value = .literal(.boolean)
        directChain = nil
        continue
      case .keyword where at(.as):
        value = readCast(of: value)
        directChain = nil
        continue
      case .arrow,
        .keyword where at(.throws),
        .identifier where at(.async) && (next.kind == .arrow || next.word == .throws):
        skipEffects()
        _ = take(.arrow)
        isMixed = true
        value = readOperand()
        continue
      default: break
      }
      break
    }
    if isMixed {
      let isOptional = pendingOperands.count > branch
      pendingOperands.truncate(to: branch)
      value = isLoose || isOptional ? .unknown : range
    }
    if pendingOperands.count > operands {
      pendingOperands.append(value)
      value = .choice(takeOperands(from: operands))
    }
    if let assigned {
      facts.assignments.append(
        Assignment(name: name(of: assigned), offset: assigned.start, scope: scope, value: value))
      return .unknown
    }
    if let written { store(value, in: written) }
    // The right-hand side of an assignment is used.
    if isAssignment { directChain = nil }
    return value
  }

  private mutating func store(_ value: Value, in chain: UInt32) {
    switch value {
    case .name, .closure: facts.storedValues.append(StoredValue(chain: chain, value: value))
    default: break
    }
  }

  private mutating func readCast(of value: Value) -> Value {
    advance()
    let kind: Cast.Kind = take(.postfixQuestion) ? .conditional : take(.exclamation) ? .forced : .coercion
    guard let type = readType() else { return .unknown }
    if isInPattern, case .name = value { annotateLastBinding(with: type) }
    facts.casts.append(Cast(kind: kind, value: value, type: type))
    return .cast(UInt32(facts.casts.count - 1))
  }

  private mutating func mark(_ chain: UInt32?, as use: Chain.Use) {
    if let chain { facts.mark(chain, as: use) }
  }

  /// Marks the chains of a tuple that is assigned to: `(a.b, _) = …`.
  private mutating func markElements(of value: Value) {
    guard case .tuple(let operands) = value else { return }
    for number in operands.start..<operands.start + operands.count {
      let element = facts.operands[Int(number)]
      if case .chain(let chain) = element { facts.mark(chain, as: .write) }
      markElements(of: element)
    }
  }

  /// Returns whether an operator assigns, as `+=` does: it ends in `=` and is no comparison.
  private static func isAssignment(_ token: Token, _ bytes: SourceBytes) -> Bool {
    let range = Int(token.start)..<Int(token.end)
    return bytes[range.upperBound - 1] == UInt8(ascii: "=") && !comparisons.contains { bytes.spells($0, at: range) }
  }

  private func isArithmetic(_ token: Token) -> Bool {
    "+-*/%&".utf8.contains(bytes[Int(token.start)]) && token.end - token.start <= 2 && !spells(token, "&&")
      && bytes[Int(token.end) - 1] != UInt8(ascii: "=")
  }

  private static let comparisons = ["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="]

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
    var (isPrefixed, range) = (false, Value.unknown)
    while true {
      switch token.kind {
      case .prefixAmpersand:
        advance()
        let value = readUnary()
        mark(directChain, as: .inout)
        directChain = nil
        return value
      case .prefixOperator:
        range = spells(token, "..<") ? .range(.upTo) : spells(token, "...") ? .range(.through) : .unknown
        advance()
        isPrefixed = true
        continue
      case .backslash:
        let keyPath = readKeyPath()
        directChain = nil
        return keyPath
      case .keyword where at(.if) || at(.switch):
        let value = at(.if) ? readIf() : readSwitch()
        facts.take(value)
        directChain = nil
        return value
      case .keyword where at(.do):
        readDo()
        directChain = nil
        return .unknown
      default:
        let value = readPostfix()
        guard isPrefixed else { return value }
        directChain = nil
        if range == .unknown, case .literal = value { return value }
        return range
      }
    }
  }
}

import SwiftTokens

extension Parser {
  /// Whether the current `{` opens a trailing closure rather than a body, an accessor block or a list of cases.
  // Mutating, because the compiler copies the whole parser for a call that does not mutate it, and this call is
  // frequent.
  var startsTrailingClosure: Bool {
    mutating get {
      let first = next.kind == .at ? peek(at: positionBehindAttributes(index + 1)) : next
      return !cursor.isObserver(first) && !cursor.isCase(first) && (!isCondition || cursor.startsClosureInCondition)
    }
  }

  /// Reads `{ … } label: { … }` onto `pendingArguments`.
  mutating func readTrailingClosures() {
    pendingArguments.append(Argument(label: .none, value: readClosure()))
    while cursor.isLabel(token), token.kind != .dollarIdentifier, !cursor.isCase(token), next.kind == .colon,
      ahead(2).kind == .leftBrace
    {
      let label = at(.wildcard) ? Name.none : name(of: token)
      advance()
      advance()
      pendingArguments.append(Argument(label: label, value: readClosure()))
    }
  }

  /// Reads `{ parameters in statements }`.
  mutating func readClosure() -> Value {
    nested(or: .unknown) { $0.readClosureBody() }
  }

  private mutating func readClosureBody() -> Value {
    let opening = index
    let before = enterBody()
    let outer = scope
    let id = openScope(.closure)
    advance()
    let result = hasClosureSignature ? readClosureSignature(outer: outer) : nil
    let results = pendingResults.count
    readBody(of: id)
    facts.takeResults(&pendingResults, from: results, ofClosure: id)
    if let result { facts.convertResult(ofClosure: id, to: result) }
    closeBracket(opening)
    closeScope(id)
    surroundings = before
    return .closure(id)
  }

  /// Whether a signature, `… in`, follows the `{`.
  private var hasClosureSignature: Bool {
    mutating get {
      switch token.kind {
      case .at, .leftParen, .leftSquare, .wildcard, .identifier: break
      default: return false
      }
      let start = mark
      defer { goBack(to: start) }
      while at(.at), next.kind == .identifier { readAttribute(keep: false) }
      if at(.leftSquare) { skipBrackets() }
      if at(.leftParen) {
        skipBrackets()
      } else if at(.identifier) || at(.wildcard), !at(.async) || next.kind != .arrow {
        advance()
        while true {
          if take(.colon), readType() == nil { return false }
          guard take(.comma) else { break }
          guard at(.identifier) || at(.wildcard) else { return false }
          advance()
        }
      }
      skipEffects()
      var hasArrow = false
      if take(.arrow) {
        hasArrow = true
        guard readType() != nil else { return false }
        skipEffects()
      }
      return at(.in) || hasArrow
    }
  }

  /// Reads `[captures] (parameters) async throws -> T in`, and returns the result type if it is written.
  private mutating func readClosureSignature(outer: ScopeID) -> TypeID? {
    while at(.at) { readAttribute(keep: false) }
    if at(.leftSquare) { readCaptures(outer: outer) }
    if at(.leftParen) {
      readClosureParameters()
    } else {
      while at(.identifier) || at(.wildcard) {
        bindParameter(token)
        advance()
        if take(.colon) { _ = readType() }
        guard take(.comma) else { break }
      }
    }
    skipEffects()
    let result = take(.arrow) ? readType() : nil
    _ = take(.in)
    return result
  }

  /// Binds a parameter. `$name` is a binding, whose value is `name`.
  private mutating func bindParameter(_ token: Token, _ type: TypeID? = nil) {
    let isBinding = bytes[Int(token.start)] == UInt8(ascii: "$") && token.end > token.start + 1
    let value = isBinding ? names.name(bytes, Int(token.start) + 1..<Int(token.end)) : name(of: token)
    facts.bindings.append(
      Binding(
        kind: .closureParameter, name: value, offset: isBinding ? token.start + 1 : token.start, scope: scope,
        visibleFrom: token.end, isMutable: false, type: type, value: .unknown, part: nil))
    if isBinding { bind(token, .local, value: .name(value)) }
  }

  /// Reads `[weak self, name = value]`. The values belong to the scope around the closure.
  private mutating func readCaptures(outer: ScopeID) {
    let opening = index
    let inner = scope
    advance()
    while !at(.rightSquare), !at(.endOfFile) {
      if at(.weak) || at(.unowned), next.kind != .equal, next.kind != .comma, next.kind != .rightSquare {
        advance()
        if at(.leftParen) { skipBrackets() }
      }
      let captured = token
      let isSelf = at(.self)
      advance()
      var value = isSelf ? Value.selfReference : .name(name(of: captured))
      if take(.equal) {
        scope = outer
        value = readExpression()
        scope = inner
      }
      bind(captured, .capture, value: value)
      guard take(.comma) else { break }
    }
    closeBracket(opening)
  }

  private mutating func readClosureParameters() {
    let opening = index
    advance()
    while !at(.rightParen), !at(.endOfFile) {
      let before = index
      _ = readAttributes()
      var named = token
      if cursor.isLabel(token) {
        advance()
        if cursor.isLabel(token), !at(.colon) {
          named = token
          advance()
        }
      }
      var type: TypeID?
      if take(.colon) { type = readType() }
      if isOperator(token), spells(token, "...") { advance() }
      // A parameter `_` is bound too, because parameters are numbered by position.
      if named.kind == .wildcard || cursor.isLabel(named) { bindParameter(named, type) }
      guard take(.comma), index > before else { break }
    }
    closeBracket(opening)
  }
}

extension TokenCursor {
  fileprivate var startsClosureInCondition: Bool {
    if next.startsLine || next.kind == .poundIf { return false }
    let close = Int(token.partner)
    guard close > index, close < lastIndex, tokens[close].kind == .rightBrace else { return false }
    let behind = tokens[close + 1]
    switch behind.kind {
    case .leftBrace, .comma: return true
    case .keyword where behind.word == .where: return true
    case .keyword where behind.word == .is || behind.word == .as: return !behind.startsLine
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .postfixOperator, .binaryOperator:
      return !behind.startsLine
    default: return false
    }
  }

  /// Returns whether a token begins `willSet`, `didSet` or `init` accessors.
  @inline(__always)
  fileprivate func isObserver(_ token: Token) -> Bool {
    switch token.word {
    case .willSet, .didSet: token.kind == .identifier
    case .`init`: true
    default: false
    }
  }
}

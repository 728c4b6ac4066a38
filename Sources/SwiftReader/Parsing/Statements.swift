import SwiftTokens

extension Parser {
  /// Reads statements up to `closer`, or to the end of an `#if` clause or of the file.
  mutating func readStatements(until closer: Token.Kind) {
    while !at(closer), !at(.endOfFile), !cursor.atEndOfClause, !at(.rightBrace) {
      let before = index
      readStatement()
      if index == before {
        // Brackets that close nothing here belong to an outer construct.
        if at(.interpolationEnd) || at(.stringEnd) { break }
        skipOne()
      }
    }
  }

  /// Reads the statements of a body, and records the value of the only statement if there is just one.
  mutating func readBody(of id: ScopeID) {
    var count = 0
    var value = Value.unknown
    while !at(.rightBrace), !at(.endOfFile), !cursor.atEndOfClause {
      let before = index
      let read = readStatement()
      if count == 0 { value = read }
      if index == before {
        if at(.interpolationEnd) || at(.stringEnd) { break }
        skipOne()
      }
      while take(.semicolon) {}
      count += 1
    }
    guard count == 1 else { return }
    facts.scopes[Int(id.index)].soleValue = value
    if mayGiveValue(id) { facts.take(value) }
  }

  /// Returns whether a body may return the value of its only statement.
  private mutating func mayGiveValue(_ id: ScopeID) -> Bool {
    let scope = facts.scopes[Int(id.index)]
    switch scope.kind {
    case .function: return scope.declaration.map { facts.hasType(declaration: $0) } ?? true
    case .accessor: return scope.name == names.name("get".utf8)
    case .closure: return true
    case .file, .type, .initialValue, .block, .macro: return false
    }
  }

  /// Reads `{ … }` as a new scope.
  @discardableResult
  mutating func readBlock() -> ScopeID? {
    guard at(.leftBrace) else { return nil }
    return nested(or: nil) { parser in
      let id = parser.openScope(.block, .none)
      parser.readBlockBody(of: id)
      parser.closeScope(id)
      return id
    }
  }

  /// Reads `{ … }` into the open scope `id`.
  mutating func readBlockBody(of id: ScopeID) {
    guard at(.leftBrace) else { return }
    let opening = index
    let before = enterBody()
    advance()
    readBody(of: id)
    closeBracket(opening)
    surroundings = before
  }

  /// Reads one statement, declaration or expression; returns the value of an expression or `return`.
  @discardableResult
  mutating func readStatement() -> Value {
    nested(or: .unknown) { $0.readStatementHere() }
  }

  private mutating func readStatementHere() -> Value {
    switch token.kind {
    case .poundIf where endOfConditionalAttributes() == nil:
      readConditional { $0.readStatements(until: .poundEndif) }
      return .unknown
    case .poundSourceLocation:
      advance()
      if at(.leftParen) { skipBrackets() }
      return .unknown
    case .semicolon:
      advance()
      return .unknown
    case .identifier, .keyword, .at, .poundIf, .pound:
      if startsDeclaration() {
        readDeclaration(isMember: false)
        return .unknown
      }
      if at(.identifier), next.kind == .colon, cursor.isStatementKeyword(ahead(2)) {
        advance()
        advance()
      }
      if let value = readKeywordStatement() { return value }
    default: break
    }
    let value = readExpression()
    if case .chain(let chain) = value, chain == directChain { facts.discard(chain) }
    return value
  }

  private mutating func readKeywordStatement() -> Value? {
    switch token.word {
    case .if: return readIf()
    case .guard: readGuard()
    case .while: readWhile()
    case .repeat where next.kind == .leftBrace: readRepeat()
    case .for: readFor()
    case .switch: return readSwitch()
    case .do: readDo()
    case .defer:
      advance()
      readBlock()
    case .return:
      advance()
      guard startsReturnedExpression else { return .unknown }
      let value = readExpression()
      noteResult(value)
      return value
    case .throw:
      advance()
      readExpression()
      pendingTries.append(Try(value: .unknown, scope: scope))
    case .break, .continue:
      advance()
      if at(.identifier), !token.startsLine { advance() }
    case .fallthrough:
      advance()
    case .yield where precedesOperand():
      advance()
      readExpression()
    case .discard where precedesOperand():
      advance()
      readExpression()
    case .then where precedesOperand(prefersPostfix: false):
      return nil
    default:
      return nil
    }
    return .unknown
  }

  /// Notes a value that the enclosing closure may return. A name in a block of the closure may have another meaning
  /// outside of the block, so a value that may contain one counts as unknown; a chain has a scope of its own.
  private mutating func noteResult(_ value: Value) {
    guard facts.isInBody(ofClosure: scope) else { return }
    switch value {
    case .literal: break
    case .chain, .closureParameter, .selfReference: pendingResults.append(value)
    default: pendingResults.append(facts.kind(of: scope) == .closure ? value : .unknown)
    }
  }

  /// Whether an expression follows `return`, even on the next line.
  private var startsReturnedExpression: Bool {
    mutating get {
      switch token.kind {
      case .rightBrace, .endOfFile, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .rightParen, .comma,
        .colon, .poundSourceLocation:
        return false
      case .keyword:
        switch token.word {
        case .if, .switch, .try, .self, .Self, .super, .true, .false, .nil, .Any, .`init`, .inout: return true
        case .do: return false
        default: return false
        }
      case .at, .identifier: return !startsDeclaration()
      default: return true
      }
    }
  }
}

extension TokenCursor {
  fileprivate func isStatementKeyword(_ token: Token) -> Bool {
    switch token.word {
    case .if, .for, .while, .repeat, .switch, .do, .guard: token.kind == .keyword
    default: false
    }
  }
}

import SwiftTokens

extension Parser {
  /// Reads `switch subject { case … }`. The values of the cases are the choices of its value.
  mutating func readSwitch() -> Value {
    advance()
    let wasCondition = isCondition
    isCondition = true
    let subject = readExpression()
    isCondition = wasCondition
    guard at(.leftBrace) else { return .unknown }
    return nested(or: .unknown) { $0.readCases(of: subject) }
  }

  private mutating func readCases(of subject: Value) -> Value {
    let opening = index
    let before = enterBody()
    let operands = pendingOperands.count
    advance()
    readCaseList(of: subject)
    closeBracket(opening)
    surroundings = before
    return .choice(takeOperands(from: operands))
  }

  private mutating func readCaseList(of subject: Value) {
    while !at(.rightBrace), !at(.endOfFile), !cursor.atEndOfClause {
      let before = index
      switch token.kind {
      case .poundIf: nested(or: ()) { parser in parser.readConditional { $0.readCaseList(of: subject) } }
      case .at: readAttribute(keep: false)
      case .keyword where cursor.isCase(token): readCase(of: subject)
      default: readStatement()
      }
      if index == before { skipOne() }
    }
  }

  private mutating func readCase(of subject: Value) {
    let scope = openScope(.block)
    let bound = facts.bindings.count
    if take(.default) {
      _ = take(.colon)
    } else {
      advance()
      while !at(.colon), !at(.endOfFile) {
        let before = index
        let bindings = readCasePattern()
        fill(bindings, with: subject)
        if take(.where) { readExpression() }
        guard take(.comma), index > before else { break }
      }
      _ = take(.colon)
    }
    var count = 0
    var value = Value.unknown
    while !at(.rightBrace), !at(.endOfFile), !cursor.atEndOfClause, !startsCase {
      let before = index
      let read = readStatement()
      if count == 0 { value = read }
      if index == before { skipOne() }
      while take(.semicolon) {}
      count += 1
    }
    pendingOperands.append(count == 1 ? value.outside(of: facts.bindings[bound...]) : .unknown)
    closeScope(scope)
  }

  /// Whether a case follows, as it is or after an attribute or `#if`: `@unknown default`. An `#if` belongs to the list of
  /// cases if its first clause that is not empty begins with a case.
  private var startsCase: Bool {
    mutating get {
      switch token.kind {
      case .keyword: cursor.isCase(token)
      case .at, .poundIf: startsCase(at: index)
      default: false
      }
    }
  }

  private mutating func startsCase(at position: Int) -> Bool {
    var position = position
    while [.poundIf, .poundElseif, .poundElse].contains(peek(at: position).kind) {
      position = cursor.endOfDirective(position)
    }
    return cursor.isCase(peek(at: positionBehindAttributes(position)))
  }
}

extension TokenCursor {
  /// Returns whether a token begins a case of a `switch`.
  func isCase(_ token: Token) -> Bool { token.kind == .keyword && (token.word == .case || token.word == .default) }
}

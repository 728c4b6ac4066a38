import SwiftTokens

extension Parser {
  /// Reads the conditions of `if`, `guard` and `while`, up to the `{` or `else`.
  mutating func readConditions() {
    let wasCondition = isCondition
    isCondition = true
    // A `{` behind a comma begins a closure.
    if !at(.leftBrace) { repeat { readCondition() } while take(.comma) }
    isCondition = wasCondition
  }

  private mutating func readCondition() {
    switch token.kind {
    case .poundAvailable, .poundUnavailable:
      advance()
      if at(.leftParen) { skipBrackets() }
    case .keyword where at(.let) || at(.var) || at(.inout):
      readOptionalBinding()
    case .keyword where at(.case):
      advance()
      let bindings = readCasePattern()
      if take(.colon) { _ = readType() }
      if take(.equal) { fill(bindings, with: readExpression()) }
    default:
      readExpression()
    }
  }

  /// Reads `let x = e`, `let x: T = e`, `let x` or `let (a, b) = e`.
  private mutating func readOptionalBinding() {
    let isMutable = !at(.let)
    advance()
    let first = facts.bindings.count
    readBindingPattern(.unwrapped) { parser, token, part in
      // Without an initializer, the name is bound to the value of the outer name.
      let own: Value = token.kind == .keyword ? .selfReference : .name(parser.name(of: token))
      parser.bind(token, .optionalBinding, value: own, part, isMutable: isMutable)
    }
    let bindings = first..<facts.bindings.count
    if take(.colon) {
      let type = readType()
      for index in bindings { facts.bindings[index].type = type }
    }
    if take(.equal) {
      fill(bindings, with: readExpression())
    } else {
      for index in bindings { facts.bindings[index].visibleFrom = token.start }
    }
  }

  /// Sets the value that the bindings of a pattern are parts of.
  mutating func fill(_ bindings: Range<Int>, with value: Value) {
    for index in bindings {
      facts.bindings[index].value = value
      facts.bindings[index].visibleFrom = token.start
    }
  }
}

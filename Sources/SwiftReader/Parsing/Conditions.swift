extension Parser {
  /// Reads the conditions of `if`, `guard` and `while`, up to the `{` or `else`.
  mutating func readConditions() {
    let wasCondition = isCondition
    isCondition = true
    while !at(.leftBrace), !at(.endOfFile) {
      let before = index
      readCondition()
      guard take(.comma) else { break }
      if index == before { break }
    }
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

  /// `let x = e`, `let x: T = e`, `let x`, `let (a, b) = e`
  private mutating func readOptionalBinding() {
    let isMutable = !at(.let)
    advance()
    let bound = readBindingPattern(.unwrapped)
    var type: TypeID?
    if take(.colon) { type = readType() }
    var value: Value?
    if take(.equal) { value = readExpression() }
    for (token, projection) in bound {
      let own: Value = token.word == .self && token.kind == .keyword ? .selfReference : .name(name(of: token))
      bind(
        token, .optionalBinding, type: type, value: value ?? own,
        projection == .part && bound.count == 1 ? .unwrapped : projection,
        isMutable: isMutable)
      facts.bindings[facts.bindings.count - 1].visibleFrom = self.token.start
    }
  }

  /// Gives the bindings of a pattern the value that they are parts of.
  mutating func fill(_ bindings: Range<Int>, with value: Value) {
    for index in bindings {
      facts.bindings[index].value = value
      facts.bindings[index].visibleFrom = token.start
    }
  }
}

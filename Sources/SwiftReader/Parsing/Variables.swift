extension Parser {
  /// Reads `let a = x, b: T`: properties and globals where members stand, else local names.
  mutating func readVariables(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    var modifiers = modifiers
    let isConstant = at(.let)
    if isConstant { modifiers.insert(.constant) }
    advance()
    if isAtMemberLevel {
      readProperties(attributes, modifiers)
    } else {
      readLocals(isMutable: !isConstant)
    }
  }

  private mutating func readProperties(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    // `var a, b: T` types both.
    var untyped: [Int] = []
    while true {
      let before = index
      let first = facts.declarations.count
      for (token, projection) in readBindingPattern() {
        let index = declare(.property, attributes, modifiers, named: token)
        facts.declarations[index].projection = projection
      }
      let declared = first..<facts.declarations.count
      untyped += declared
      if take(.colon) {
        let type = readDeclaredType()
        for index in untyped { facts.declarations[index].type = type }
        untyped = []
      }
      if at(.equal) || at(.leftBrace) {
        untyped = []
        readInitialValue(of: declared)
      }
      guard take(.comma), index > before else { return }
    }
  }

  /// Reads the initial value and the accessors of properties, inside the first of them.
  private mutating func readInitialValue(of declared: Range<Int>) {
    let owner = declared.isEmpty ? nil : UInt32(declared.lowerBound)
    let scope = openScope(.initialValue, declaration: owner)
    if take(.equal) {
      let value = readExpression()
      for index in declared { facts.declarations[index].value = value }
    }
    if at(.leftBrace) { readAccessors(of: declared) }
    closeScope(scope)
  }

  /// Reads the type of a variable or a result, where `<T: P> T` may stand too.
  mutating func readDeclaredType() -> TypeID? {
    if atPrefix(UInt8(ascii: "<")) {
      let start = facts.requirements.count
      readGenericParameters()
      facts.requirements.truncate(to: start)
    }
    return readType()
  }

  private mutating func readLocals(isMutable: Bool) {
    var untyped: [Int] = []
    while true {
      let before = index
      let bound = readBindingPattern()
      var type: TypeID?
      if take(.colon) { type = readDeclaredType() }
      var value = Value.unknown
      let hasValue = take(.equal)
      if hasValue { value = readExpression() }
      if type != nil {
        for index in untyped { facts.bindings[index].type = type }
        untyped = []
      }
      for (token, projection) in bound {
        bind(token, .local, type: projection == .whole ? type : nil, value: value, projection, isMutable: isMutable)
        facts.bindings[facts.bindings.count - 1].visibleFrom = self.token.start
        if type == nil, !hasValue { untyped.append(facts.bindings.count - 1) }
      }
      if at(.leftBrace) { readAccessors(of: 0..<0) }
      guard take(.comma), index > before else { return }
    }
  }
}

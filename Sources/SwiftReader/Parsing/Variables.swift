import SwiftTokens

extension Parser {
  /// Reads `let a = x, b: T` as properties or global variables at member level, elsewhere as local bindings.
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
    // In `var a, b: T` the type applies to both: a name with neither type nor value gets the next type.
    var untyped = facts.declarations.count
    while true {
      let before = index
      let first = facts.declarations.count
      readBindingPattern { parser, token, part in
        let index = parser.declare(.property, attributes, modifiers, named: token)
        parser.facts.declarations[index].part = part
      }
      let declared = first..<facts.declarations.count
      if take(.colon) {
        let type = readDeclaredType()
        for index in untyped..<declared.upperBound { facts.declarations[index].type = type }
        untyped = declared.upperBound
      }
      if at(.equal) || at(.leftBrace) {
        readInitialValue(of: declared)
        untyped = facts.declarations.count
      }
      guard take(.comma), index > before else { return }
    }
  }

  /// Reads the initial value and the accessors of properties into a scope that belongs to the first property.
  private mutating func readInitialValue(of declared: Range<Int>) {
    let owner = declared.isEmpty ? nil : UInt32(declared.lowerBound)
    let scope = openScope(.initialValue, declaration: owner)
    let hasValue = at(.equal)
    if take(.equal) {
      let value = readExpression()
      for index in declared { facts.declarations[index].value = value }
    }
    if startsAccessors(behindValue: hasValue) { readAccessors(of: declared) }
    closeScope(scope)
  }

  /// Reads the type of a variable or result, which may also have the form `<T: P> T`.
  mutating func readDeclaredType() -> TypeID? {
    if atPrefix(UInt8(ascii: "<")) {
      let start = pendingRequirements.count
      readGenericParameters()
      pendingRequirements.truncate(to: start)
    }
    return readType()
  }

  private mutating func readLocals(isMutable: Bool) {
    var untyped = facts.bindings.count
    while true {
      let before = index
      let first = facts.bindings.count
      readBindingPattern { $0.bind($1, .local, $2, isMutable: isMutable) }
      let bound = first..<facts.bindings.count
      if take(.colon) {
        let type = readDeclaredType()
        facts.annotate(untyped..<bound.upperBound, with: type)
        untyped = bound.upperBound
      }
      let hasValue = at(.equal)
      if take(.equal) {
        fill(bound, with: readExpression())
        untyped = facts.bindings.count
      }
      if startsAccessors(behindValue: hasValue) { readAccessors(of: 0..<0) }
      guard take(.comma), index > before else { return }
    }
  }
}

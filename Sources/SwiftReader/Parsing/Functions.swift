import SwiftTokens

extension Parser {
  /// The place of a parameter list, which determines whether a single name is an argument label.
  enum ParameterPlace {
    case function, `subscript`, payload
  }

  mutating func readFunction(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    advance()
    let named = functionName()
    let index = declare(.function, attributes, modifiers, named: named)
    finishFunction(index, .function)
  }

  /// Reads the name of a function, which may be an operator. In `func <<T>(…)` the last `<` opens the generic
  /// parameters.
  private mutating func functionName() -> Token {
    var named = token
    let isGlued =
      isOperator(token) && token.end - token.start > 1 && bytes[Int(token.end) - 1] == UInt8(ascii: "<")
      && (next.kind == .identifier || next.kind == .at || next.word == .let)
    guard isGlued else {
      advance()
      return named
    }
    named.end -= 1
    while token.end - token.start > 1 { splitPrefix() }
    return named
  }

  mutating func readInitializer(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    let index = declare(.initializer, attributes, modifiers)
    advance()
    if at(.postfixQuestion) || at(.exclamation) || at(.infixQuestion) {
      facts.insert(.failable, into: index)
      advance()
    } else if isOperator(token), firstByte == UInt8(ascii: "?") || firstByte == UInt8(ascii: "!") {
      facts.insert(.failable, into: index)
      splitPrefix()
    }
    finishFunction(index, .function)
  }

  mutating func readDeinitializer(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    let index = declare(.deinitializer, attributes, modifiers)
    advance()
    let scope = openScope(.function, declaration: UInt32(index))
    facts.insert(skipEffects(), into: index)
    readFunctionBody(of: index, scope)
    closeScope(scope)
  }

  mutating func readSubscriptDeclaration(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    let index = declare(.subscript, attributes, modifiers)
    advance()
    let scope = openScope(.function, declaration: UInt32(index))
    let start = pendingRequirements.count
    readSignature(of: index, .subscript)
    endRequirements(of: index, from: start)
    if at(.leftBrace) { readAccessors(of: index..<index + 1) }
    closeScope(scope)
  }

  private mutating func finishFunction(_ index: Int, _ place: ParameterPlace) {
    let scope = openScope(.function, declaration: UInt32(index))
    let start = pendingRequirements.count
    readSignature(of: index, place)
    endRequirements(of: index, from: start)
    readFunctionBody(of: index, scope)
    closeScope(scope)
  }

  private mutating func readFunctionBody(of index: Int, _ scope: ScopeID) {
    guard at(.leftBrace) else { return }
    facts.insert(.hasBody, into: index)
    nested(or: ()) { $0.readBlockBody(of: scope) }
  }

  /// Reads `<T>(parameters) effects -> Result where …`. The caller ends the requirements.
  mutating func readSignature(of index: Int, _ place: ParameterPlace) {
    readGenericParameters()
    if at(.leftParen) { facts.declarations[index].parameters = readParameters(place) }
    readEffects(of: index)
    if take(.arrow) {
      facts.declarations[index].type = readDeclaredType()
    }
    readEffects(of: index)
    readWhereClause()
  }

  private mutating func readEffects(of index: Int) {
    var thrown: TypeID?
    facts.insert(readEffects(&thrown), into: index)
    if let thrown { pendingRequirements.append(Requirement(kind: .thrown, subject: thrown, type: nil)) }
  }

  /// Reads `(label name: T = default, …)`.
  mutating func readParameters(_ place: ParameterPlace) -> Range<UInt32> {
    nested(or: 0..<0) { $0.readParameterList(place) }
  }

  private mutating func readParameterList(_ place: ParameterPlace) -> Range<UInt32> {
    let opening = index
    let pending = pendingParameters.count
    let before = enterBody()
    advance()
    while !at(.rightParen), !at(.endOfFile) {
      let position = index
      let parameter = readParameter(place)
      pendingParameters.append(parameter)
      guard take(.comma), index > position else { break }
    }
    closeBracket(opening)
    surroundings = before
    return facts.parameters.take(&pendingParameters, from: pending)
  }

  private mutating func readParameter(_ place: ParameterPlace) -> Parameter {
    _ = readAttributes()
    var parameter = Parameter(
      label: .none, name: .none, type: nil, isInout: false, hasDefault: false, isVariadic: false)
    let first = token
    let hasName = cursor.isLabel(token) && (next.kind == .colon || cursor.isLabel(next) && ahead(2).kind == .colon)
    var named: Token?
    if hasName {
      advance()
      named = first
      let isPair = cursor.isLabel(token)
      if isPair {
        named = token
        advance()
      }
      advance()
      if first.kind != .wildcard, isPair || place != .subscript { parameter.label = name(of: first) }
    }
    parameter.isInout = skipTypeSpecifiers()
    parameter.type = readType()
    if isOperator(token), spells(token, "...") {
      parameter.isVariadic = true
      advance()
    }
    if place != .payload, let named, named.kind != .wildcard {
      parameter.name = name(of: named)
      // In the body, a variadic parameter is an array.
      let type = parameter.isVariadic ? arrayType(of: parameter.type) : parameter.type
      bind(named, .parameter, type: type, isMutable: parameter.isInout)
    }
    if take(.equal) {
      parameter.hasDefault = true
      readExpression()
    }
    return parameter
  }

  private mutating func arrayType(of type: TypeID?) -> TypeID? {
    type.map { facts.types.add(.array, [TypeChild(label: .none, type: $0)]) }
  }
}

import SwiftTokens

extension Parser {
  /// Reads one declaration with its attributes and modifiers.
  mutating func readDeclaration(isMember: Bool) {
    let isDocumented = token.flags.contains(.documented)
    let attributes = readAttributes()
    var modifiers = readModifiers()
    switch token.word {
    case .import: readImport()
    case .class: readNominal(.class, attributes, modifiers)
    case .struct: readNominal(.struct, attributes, modifiers)
    case .enum: readNominal(.enum, attributes, modifiers)
    case .protocol: readNominal(.protocol, attributes, modifiers)
    case .actor: readNominal(.actor, attributes, modifiers)
    case .extension: readExtension(attributes, modifiers)
    case .func: readFunction(attributes, modifiers)
    case .`init`: readInitializer(attributes, modifiers)
    case .deinit: readDeinitializer(attributes, modifiers)
    case .subscript: readSubscriptDeclaration(attributes, modifiers)
    case .let, .var:
      if isDocumented { modifiers.insert(.documented) }
      readVariables(attributes, modifiers)
    case .typealias: readTypealias(attributes, modifiers)
    case .associatedtype: readAssociatedType(attributes, modifiers)
    case .case where isMember: readEnumCases(attributes, modifiers)
    case .operator: readOperatorDeclaration(attributes, modifiers)
    case .precedencegroup: readPrecedenceGroup(attributes, modifiers)
    case .macro where token.kind == .identifier: readMacroDeclaration(attributes, modifiers)
    case .using:
      advance()
      if at(.at) { readAttribute(keep: false) } else { advance() }
    default:
      modifiers = []
      if at(.pound) { _ = readPostfix() }
    }
  }

  /// Appends a declaration to the facts and returns its index. Without `named`, its offset is that of the current
  /// token.
  mutating func declare(
    _ kind: Declaration.Kind, _ attributes: Range<UInt32>, _ modifiers: Modifiers, named: Token? = nil
  ) -> Int {
    let name = named.map { self.name(of: $0) } ?? .none
    let place = named ?? token
    let modifiers = isConditional ? modifiers.union(.conditional) : modifiers
    facts.declarations.append(
      Declaration(
        kind: kind, name: name, offset: place.start, parent: declaration, scope: scope, modifiers: modifiers,
        attributes: attributes, type: nil, value: .unknown, part: nil, parameters: 0..<0, inheritance: 0..<0,
        requirements: 0..<0, length: place.end - place.start))
    return facts.declarations.count - 1
  }

  private mutating func readImport() {
    advance()
    let isOfOne = token.kind == .keyword || token.kind == .identifier
    let hasKind = isOfOne && next.kind == .identifier && !next.startsLine
    if hasKind { advance() }
    var read = Import(module: name(of: token), name: .none)
    advance()
    while at(.period) {
      advance()
      if hasKind, read.name == .none { read.name = name(of: token) }
      if isOperator(token) || cursor.isLabel(token) { advance() }
    }
    facts.imports.append(read)
  }

  private mutating func readNominal(_ kind: Declaration.Kind, _ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    advance()
    guard at(.identifier) || at(.keyword) else { return }
    let index = declare(kind, attributes, modifiers, named: token)
    advance()
    let start = pendingRequirements.count
    if kind == .protocol {
      skipPrimaryAssociatedTypes()
    } else {
      readGenericParameters()
    }
    facts.declarations[index].inheritance = readInheritance()
    readWhereClause()
    endRequirements(of: index, from: start)
    readMembers(of: index)
  }

  private mutating func readExtension(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    advance()
    let index = declare(.extension, attributes, modifiers)
    facts.declarations[index].type = readType()
    facts.declarations[index].inheritance = readInheritance()
    let start = pendingRequirements.count
    readWhereClause()
    endRequirements(of: index, from: start)
    readMembers(of: index)
  }

  private mutating func skipPrimaryAssociatedTypes() {
    guard atPrefix(UInt8(ascii: "<")) else { return }
    splitPrefix()
    while !atPrefix(UInt8(ascii: ">")), !at(.leftBrace), !at(.endOfFile) { advance() }
    if atPrefix(UInt8(ascii: ">")) { splitPrefix() }
  }

  /// Reads the members of a type between braces.
  private mutating func readMembers(of index: Int) {
    guard at(.leftBrace) else { return }
    nested(or: ()) { parser in
      let opening = parser.index
      let before = parser.enterBody()
      let scope = parser.openScope(.type, declaration: UInt32(index))
      parser.advance()
      parser.readMemberList()
      parser.closeBracket(opening)
      parser.closeScope(scope)
      parser.surroundings = before
    }
  }

  private mutating func readMemberList() {
    while !at(.rightBrace), !at(.endOfFile), !cursor.atEndOfClause {
      let before = index
      switch token.kind {
      case .semicolon: advance()
      case .poundIf where endOfConditionalAttributes() == nil:
        nested(or: ()) { parser in parser.readConditional { $0.readMemberList() } }
      case .poundSourceLocation:
        advance()
        if at(.leftParen) { skipBrackets() }
      default:
        readDeclaration(isMember: true)
      }
      if index == before { skipOne() }
    }
  }

  private mutating func readTypealias(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    advance()
    let index = declare(.typealias, attributes, modifiers, named: token)
    advance()
    let start = pendingRequirements.count
    readGenericParameters()
    if take(.equal) { facts.declarations[index].type = readType() }
    readWhereClause()
    endRequirements(of: index, from: start)
  }

  private mutating func readAssociatedType(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    advance()
    let index = declare(.associatedtype, attributes, modifiers, named: token)
    advance()
    facts.declarations[index].inheritance = readInheritance()
    if take(.equal) { facts.declarations[index].type = readType() }
    let start = pendingRequirements.count
    readWhereClause()
    endRequirements(of: index, from: start)
  }

  private mutating func readEnumCases(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    advance()
    while at(.identifier) || at(.keyword) {
      let index = declare(.enumCase, attributes, modifiers, named: token)
      advance()
      let scope = openScope(.initialValue, declaration: UInt32(index))
      if at(.leftParen) { facts.declarations[index].parameters = readParameters(.payload) }
      if take(.equal) { facts.declarations[index].value = readExpression() }
      closeScope(scope)
      guard take(.comma) else { break }
    }
  }

  private mutating func readOperatorDeclaration(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    advance()
    _ = declare(.operator, attributes, modifiers, named: token)
    advance()
    if take(.colon) {
      while at(.identifier), !token.startsLine {
        advance()
        guard take(.comma) else { break }
      }
    }
    if at(.leftBrace) { skipBrackets() }
  }

  private mutating func readPrecedenceGroup(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    advance()
    _ = declare(.precedenceGroup, attributes, modifiers, named: token)
    advance()
    if at(.leftBrace) { skipBrackets() }
  }

  private mutating func readMacroDeclaration(_ attributes: Range<UInt32>, _ modifiers: Modifiers) {
    advance()
    let index = declare(.macro, attributes, modifiers, named: token)
    advance()
    let scope = openScope(.function, declaration: UInt32(index))
    let start = pendingRequirements.count
    readSignature(of: index, .function)
    if take(.equal) { facts.declarations[index].value = readExpression() }
    readWhereClause()
    endRequirements(of: index, from: start)
    closeScope(scope)
  }
}

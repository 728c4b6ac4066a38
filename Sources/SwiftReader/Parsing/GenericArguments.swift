import SwiftTokens

extension Parser {
  /// A place to return to when a reading turns out to be wrong.
  struct Mark {
    var index: Int
    var token: Token
    var facts: FileFacts.Mark
    var pendingTypes: Int
  }

  var mark: Mark {
    Mark(index: index, token: token, facts: facts.mark, pendingTypes: pendingTypes.count)
  }

  mutating func goBack(to mark: Mark) {
    index = mark.index
    token = mark.token
    facts.goBack(to: mark.facts)
    pendingTypes.truncate(to: mark.pendingTypes)
  }

  /// Whether a type can be read here; nothing is consumed or noted.
  mutating func startsType() -> Bool {
    let start = mark
    defer { goBack(to: start) }
    return readType() != nil
  }

  /// Passes over `<A, B>` behind a name in an expression, where what follows tells that it is no comparison.
  ///
  /// - Parameter type: the name, if it may be a type's: then the type is kept.
  @inline(__always)
  mutating func skipGenericArguments(of type: Token? = nil) {
    if isOperator(token) { skipGenericArgumentsHere(of: type) }
  }

  private mutating func skipGenericArgumentsHere(of type: Token?) {
    guard firstByte == UInt8(ascii: "<"), !startsEmptyAngles else { return }
    let start = mark
    guard readGenericArguments(), followsGenericArguments else { return goBack(to: start) }
    if let type, bytes[Int(type.start)] < UInt8(ascii: "_") {
      let written = facts.types.add(.named, name(of: type), &pendingTypes, from: start.pendingTypes)
      facts.specializations.append(Specialization(offset: type.start, type: written))
    }
    pendingTypes.truncate(to: start.pendingTypes)
  }

  private var startsEmptyAngles: Bool {
    token.end - token.start > 1 && bytes[Int(token.start) + 1] == UInt8(ascii: ">")
  }

  /// Whether the token here may stand behind generic arguments.
  private var followsGenericArguments: Bool {
    switch token.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .interpolationEnd, .period, .comma, .semicolon, .endOfFile,
      .exclamation, .postfixQuestion, .colon:
      true
    case .binaryOperator: spells(token, "&")
    case .leftParen, .leftSquare: !token.startsLine
    default: false
    }
  }

  /// Reads `<A, B>` onto `pendingTypes`; `false` if it is none.
  mutating func readGenericArguments() -> Bool {
    // What was once no list of arguments is none the second time: a thousand `A<A<A<` are tried once each.
    let start = index
    if rejectedGenericStarts.contains(start) { return false }
    guard readGenericArgumentList() else {
      rejectedGenericStarts.insert(start)
      return false
    }
    return true
  }

  private mutating func readGenericArgumentList() -> Bool {
    splitPrefix()
    while !atPrefix(UInt8(ascii: ">")) {
      guard let argument = readValueArgument() ?? readType() else { return false }
      pendingTypes.append(TypeChild(label: .none, type: argument))
      guard take(.comma) else { break }
    }
    guard atPrefix(UInt8(ascii: ">")) else { return false }
    splitPrefix()
    return true
  }

  /// An integer as generic argument.
  mutating func readValueArgument() -> TypeID? {
    if isOperator(token), spells(token, "-"), next.kind == .integerLiteral { advance() }
    guard take(.integerLiteral) else { return nil }
    return facts.types.add(.unknown)
  }
}

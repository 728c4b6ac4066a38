extension Parser {
  /// A place to return to when a reading turns out to be wrong.
  struct Mark {
    var index: Int
    var token: Token
    var types: Int
    var typeChildren: Int
    var pendingTypes: Int
    var problems: Int
  }

  var mark: Mark {
    Mark(
      index: index, token: token, types: facts.types.nodes.count, typeChildren: facts.types.children.count,
      pendingTypes: pendingTypes.count, problems: facts.problems.count)
  }

  mutating func goBack(to mark: Mark) {
    index = mark.index
    token = mark.token
    facts.types.nodes.truncate(to: mark.types)
    facts.types.children.truncate(to: mark.typeChildren)
    pendingTypes.truncate(to: mark.pendingTypes)
    facts.problems.truncate(to: mark.problems)
  }

  /// Whether a type can be read here; nothing is consumed or noted.
  mutating func startsType() -> Bool {
    let start = mark
    defer { goBack(to: start) }
    return readType() != nil
  }

  /// Passes over `<A, B>` behind a name in an expression, where what follows tells that it is no comparison.
  mutating func skipGenericArguments() {
    guard isOperator(token), firstByte == UInt8(ascii: "<"), !startsEmptyAngles else { return }
    let start = mark
    guard readGenericArguments(), followsGenericArguments else { return goBack(to: start) }
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
}

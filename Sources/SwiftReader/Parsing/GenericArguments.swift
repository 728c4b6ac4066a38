import SwiftTokens

extension Parser {
  /// A parser state to return to when the tokens read since turn out to be something else.
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

  /// Skips `<A, B>` after a name in an expression if the token after it shows that it is no comparison.
  ///
  /// - Parameter type: the name, if it may be the name of a type: the specialized type is then recorded.
  @inline(__always)
  mutating func skipGenericArguments(of type: Token? = nil) {
    if isOperator(token) { skipGenericArgumentsHere(of: type) }
  }

  private mutating func skipGenericArgumentsHere(of type: Token?) {
    guard firstByte == UInt8(ascii: "<"), !cursor.startsEmptyAngles else { return }
    let start = mark
    guard readGenericArguments(), cursor.followsGenericArguments else { return goBack(to: start) }
    if let type, bytes[Int(type.start)] < UInt8(ascii: "_") {
      let written = facts.types.add(.named, name(of: type), &pendingTypes, from: start.pendingTypes)
      facts.specializations.append(Specialization(offset: type.start, type: written))
    }
    pendingTypes.truncate(to: start.pendingTypes)
  }

  /// Reads `<A, B>` onto `pendingTypes`; returns `false` if the tokens are no generic arguments.
  mutating func readGenericArguments() -> Bool {
    // Remembers failures, so that each `<` in a thousand `A<A<A<` is tried only once.
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

  /// Reads an integer as a generic argument; returns `nil` if there is none.
  mutating func readValueArgument() -> TypeID? {
    if isOperator(token), spells(token, "-"), next.kind == .integerLiteral { advance() }
    guard take(.integerLiteral) else { return nil }
    return facts.types.add(.unknown)
  }
}

extension TokenCursor {
  fileprivate var startsEmptyAngles: Bool {
    token.end - token.start > 1 && bytes[Int(token.start) + 1] == UInt8(ascii: ">")
  }

  /// Whether the current token may follow generic arguments.
  fileprivate var followsGenericArguments: Bool {
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

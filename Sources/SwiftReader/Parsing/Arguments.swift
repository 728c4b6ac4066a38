import SwiftTokens

extension Parser {
  /// Reads the arguments between brackets onto `pendingArguments`. In a `case` pattern, each argument matches an
  /// associated value of the case `payloadOf`, or an element of a tuple.
  mutating func readArguments(closer: Token.Kind, payloadOf: Name, isTuple: Bool = false) {
    nested(or: ()) { $0.readArgumentList(closer: closer, payloadOf: payloadOf, isTuple: isTuple) }
  }

  private mutating func readArgumentList(closer: Token.Kind, payloadOf: Name, isTuple: Bool) {
    let opening = index
    let outer = part
    let wasCondition = isCondition
    isCondition = false
    advance()
    var position: UInt32 = 0
    while !at(closer), !at(.endOfFile) {
      let before = index
      if isInPattern, pattern != .none {
        if payloadOf != .none {
          part = facts.part(.payload(payloadOf, position), of: outer)
        } else if isTuple {
          part = facts.part(.tupleElement(position), of: outer)
        }
      }
      readArgument()
      position += 1
      guard take(.comma) else { break }
      if index == before { break }
    }
    part = outer
    isCondition = wasCondition
    closeBracket(opening)
  }

  private mutating func readArgument() {
    var label = Name.none
    if cursor.isLabel(token), next.kind == .colon {
      if !at(.wildcard) { label = name(of: token) }
      advance()
      advance()
    }
    if at(.stringLiteral), label != .none { noteSpelledPath(labelled: tokens[index - 2]) }
    let value: Value
    if isOperator(token), next.kind == .comma || next.kind == .rightParen || next.kind == .rightSquare {
      advance()
      value = .unknown
    } else {
      value = readExpression()
    }
    pendingArguments.append(Argument(label: label, value: value))
  }

  /// Reads unexpected tokens as statements, so that the chains in them are not lost.
  mutating func readStray(until end: Int) {
    while index < end {
      let before = index
      readStatement()
      if index == before { skipOne() }
    }
  }
}

import SwiftTokens

extension Parser {
  /// Reads `<T, each U: P, let N: Int>` onto `pendingRequirements`.
  mutating func readGenericParameters() {
    guard atPrefix(UInt8(ascii: "<")) else { return }
    splitPrefix()
    while !atPrefix(UInt8(ascii: ">")), !at(.endOfFile), !at(.leftBrace) {
      let before = index
      _ = readAttributes()
      if at(.each), next.kind == .identifier { advance() }
      if at(.let) { advance() }
      guard at(.identifier) || at(.keyword) else { break }
      let subject = facts.types.add(.named, name(of: token))
      advance()
      var bound: TypeID?
      if take(.colon) { bound = readType() }
      pendingRequirements.append(Requirement(kind: .parameter, subject: subject, type: bound))
      guard take(.comma), index > before else { break }
    }
    if at(.where) { readWhereClause() }
    if atPrefix(UInt8(ascii: ">")) { splitPrefix() }
  }

  /// Reads `where T: P, T.X == Y` onto `pendingRequirements`.
  mutating func readWhereClause() {
    guard take(.where) else { return }
    while true {
      while at(.at) { readAttribute(keep: false) }
      guard let subject = readType() else { return }
      if take(.colon) {
        let layouts = [
          "_Trivial", "_TrivialAtMost", "_UnknownLayout", "_RefCountedObject", "_NativeRefCountedObject",
          "_Class", "_NativeClass", "_BridgeObject", "_TrivialStride",
        ]
        let isLayout = at(.identifier) && layouts.contains { spells(token, $0) }
        let type = readType()
        if isLayout {
          if at(.leftParen) { skipBrackets() }
        } else {
          pendingRequirements.append(Requirement(kind: .conformance, subject: subject, type: type))
        }
      } else if isOperator(token), spells(token, "==") {
        advance()
        let negative = at(.prefixOperator) && next.kind == .integerLiteral
        if negative { advance() }
        let type = at(.integerLiteral) ? facts.types.add(.unknown) : readType()
        _ = take(.integerLiteral)
        pendingRequirements.append(Requirement(kind: .sameType, subject: subject, type: type))
      }
      guard take(.comma) else { return }
    }
  }

  /// Moves the pending requirements from `start` on to the facts as those of a declaration.
  mutating func endRequirements(of declaration: Int, from start: Int) {
    facts.declarations[declaration].requirements = facts.requirements.take(&pendingRequirements, from: start)
  }

  /// Reads `: A, B` after the name of a type.
  mutating func readInheritance() -> Range<UInt32> {
    let start = UInt32(facts.inheritance.count)
    if take(.colon) {
      while !at(.leftBrace), !at(.where) {
        guard let type = readType() else { break }
        facts.inheritance.append(type)
        guard take(.comma) else { break }
      }
    }
    return start..<UInt32(facts.inheritance.count)
  }
}

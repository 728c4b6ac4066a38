import SwiftTokens

extension Parser {
  /// Reads `[T]`, `[K: V]` or `[3 of T]`.
  mutating func readCollectionType() -> TypeID? {
    advance()
    guard let first = readValueArgument() ?? readType() else { return nil }
    let start = pendingTypes.count
    defer { pendingTypes.truncate(to: start) }
    pendingTypes.append(TypeChild(label: .none, type: first))
    var kind = TypeNode.Kind.array
    var name = Name.none
    if at(.of), !token.startsLine {
      advance()
      kind = .named
      name = names.name("InlineArray".utf8)
      guard let element = readValueArgument() ?? readType() else { return nil }
      pendingTypes.append(TypeChild(label: .none, type: element))
    } else if take(.colon) {
      kind = .dictionary
      guard let value = readType() else { return nil }
      pendingTypes.append(TypeChild(label: .none, type: value))
    }
    guard take(.rightSquare) else { return nil }
    return facts.types.add(kind, name, &pendingTypes, from: start)
  }

  /// Reads `(label: A, B)`.
  mutating func readTupleType() -> TypeID? {
    advance()
    let start = pendingTypes.count
    defer { pendingTypes.truncate(to: start) }
    var isLabelled = false
    while !at(.rightParen) {
      let label = readTupleLabel()
      if label != .none { isLabelled = true }
      guard let type = readType() else { return nil }
      pendingTypes.append(TypeChild(label: label, type: type))
      if isOperator(token), spells(token, "...") { advance() }
      if at(.equal) {
        while !at(.comma), !at(.rightParen), !at(.rightBrace), !at(.endOfFile) { skipOne() }
      }
      guard take(.comma) else { break }
    }
    guard take(.rightParen) else { return nil }
    // `(T)` is `T`, except before the arrow of a function type.
    if pendingTypes.count == start + 1, !isLabelled, !cursor.startsFunctionResult { return pendingTypes[start].type }
    return facts.types.add(.tuple, .none, &pendingTypes, from: start)
  }

  private mutating func readTupleLabel() -> Name {
    guard cursor.isLabel(token) else { return .none }
    if next.kind == .colon {
      let label = at(.wildcard) ? Name.none : name(of: token)
      advance()
      advance()
      return label
    }
    guard cursor.isLabel(next), ahead(2).kind == .colon else { return .none }
    let label = at(.wildcard) ? Name.none : name(of: token)
    advance()
    advance()
    advance()
    return label
  }
}

extension TokenCursor {
  /// Returns whether a token can be an argument label.
  func isLabel(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .wildcard || (token.kind == .keyword && token.word != .inout)
      || token.kind == .dollarIdentifier
  }
}

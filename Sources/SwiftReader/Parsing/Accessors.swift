import SwiftTokens

extension Parser {
  /// Reads `{ get … set … }` or the body of a getter without a keyword, and adds the modifiers that the accessors imply
  /// to the declarations `declared`.
  mutating func readAccessors(of declared: Range<Int>) {
    nested(or: ()) { $0.readAccessorBlock(of: declared) }
  }

  private mutating func readAccessorBlock(of declared: Range<Int>) {
    let opening = index
    let before = enterBody()
    if startsAccessor(at: index + 1) {
      advance()
      readAccessorList(of: declared)
      closeBracket(opening)
    } else {
      insert(.computed, declared)
      let scope = openScope(.accessor, names.name("get".utf8))
      readBlockBody(of: scope)
      closeScope(scope)
    }
    surroundings = before
  }

  private mutating func insert(_ modifiers: Modifiers, _ declared: Range<Int>) {
    for index in declared { facts.insert(modifiers, into: index) }
  }

  /// Returns the modifiers that an accessor's keyword implies, or `nil` if the token is no such keyword.
  private func accessor(at position: Int) -> Modifiers? {
    switch peek(at: position).word {
    case .borrow, .read: return isCoroutine(at: position) ? .computed : nil
    case .mutate, .modify: return isCoroutine(at: position) ? .settable : nil
    case .get, ._read, .unsafeAddress: return .computed
    case .set, ._modify, .unsafeMutableAddress: return .settable
    case .willSet, .didSet: return .observed
    case .`init`: return []
    default: return nil
    }
  }

  /// Returns whether `borrow`, `mutate`, `read` or `modify` is an accessor rather than a name: `{ read { $0 } }` is a
  /// getter that calls `read`.
  private func isCoroutine(at position: Int) -> Bool {
    let next = peek(at: position + 1)
    guard next.kind == .leftBrace else {
      let owner = declaration.flatMap { facts.kind(ofOwnerOf: $0) }
      return owner == .protocol && (next.kind == .rightBrace || Self.accessors.contains(next.word))
    }
    switch peek(at: position).word {
    case .borrow, .mutate: return true
    default:
      return peek(at: position + 2).word == .yield
        || Self.accessors.contains(peek(at: positionBehind(position + 1)).word)
    }
  }

  private static let accessors: [Word] = [.get, .set, .borrow, .mutate, .read, .modify, ._read, ._modify]

  /// Returns whether the current brace opens accessors. On a line of its own behind an initial value, it may also begin
  /// a closure.
  mutating func startsAccessors(behindValue: Bool) -> Bool {
    at(.leftBrace) && (!behindValue || !token.startsLine || startsAccessor(at: index + 1))
  }

  /// Returns whether the keyword of an accessor is at `position`, after any attributes and modifiers.
  private mutating func startsAccessor(at position: Int) -> Bool {
    var position = positionBehindAttributes(position)
    while peek(at: position).kind == .poundIf { position = positionBehindAttributes(cursor.endOfDirective(position)) }
    while position + 1 < tokens.count, peek(at: position).word.isAccessorModifier { position += 1 }
    let token = peek(at: position)
    return (token.kind == .identifier && !token.flags.contains(.escaped) || token.word == .`init`)
      && accessor(at: position) != nil
  }

  private mutating func readAccessorList(of declared: Range<Int>) {
    while !at(.rightBrace), !at(.endOfFile), !cursor.atEndOfClause {
      let before = index
      if at(.poundIf), endOfConditionalAttributes() == nil {
        nested(or: ()) { parser in parser.readConditional { $0.readAccessorList(of: declared) } }
      } else {
        readAccessor(of: declared)
      }
      if index == before { skipOne() }
    }
  }

  private mutating func readAccessor(of declared: Range<Int>) {
    let attributes = facts.attributes.count
    _ = readAttributes()
    facts.attributes.truncate(to: attributes)
    while token.word.isAccessorModifier {
      advance()
      if at(.leftParen) { skipBrackets() }
    }
    guard let told = accessor(at: index) else { return }
    insert(told, declared)
    let scope = openScope(.accessor, name(of: token))
    advance()
    if at(.leftParen) {
      advance()
      if at(.identifier) { bind(token, .parameter) }
      while !at(.rightParen), !at(.rightBrace), !at(.endOfFile) { advance() }
      _ = take(.rightParen)
    }
    skipEffects()
    readBlockBody(of: scope)
    closeScope(scope)
  }
}

extension Word {
  fileprivate var isAccessorModifier: Bool {
    switch self {
    case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .nonisolated: true
    default: false
    }
  }
}

import SwiftTokens

extension Word {
  /// The modifier that the word denotes before a declaration: `nil` if the word is no modifier, empty if the facts do not
  /// record the modifier.
  var modifier: Modifiers? {
    switch self {
    case .static: .static
    case .class: .class
    case .private: .private
    case .fileprivate: .fileprivate
    case .internal: .internal
    case .package: .package
    case .public: .public
    case .open: .open
    case .mutating: .mutating
    case .override: .override
    case .lazy: .lazy
    case .weak: .weak
    case .unowned: .unowned
    case .indirect: .indirect
    case .nonisolated: .nonisolated
    case .convenience, .distributed, .dynamic, .final, .infix, .isolated, .nonmutating, .optional, .postfix,
      .prefix, .required, .reasync, .sending, .consuming, .borrowing, .async, ._const, ._local, .__consuming,
      .__setter_access:
      []
    default: nil
    }
  }

  fileprivate var takesArgument: Bool {
    switch self {
    case .private, .fileprivate, .package, .public, .open, .internal, .unowned, .nonisolated, .__setter_access,
      .distributed, .isolated:
      true
    default: false
    }
  }
}

extension Parser {
  /// Reads the modifiers before a declaration's keyword.
  mutating func readModifiers() -> Modifiers {
    var modifiers = Modifiers()
    while let modifier = token.word.modifier, token.kind == .identifier || token.kind == .keyword {
      if token.word == .class, !cursor.startsMember(index + 1) { break }
      let takesArgument = token.word.takesArgument
      advance()
      if takesArgument, at(.leftParen) {
        if next.word == .set {
          modifiers.insert(.restrictedSetter)
        } else {
          modifiers.insert(modifier)
        }
        skipBrackets()
      } else {
        modifiers.insert(modifier)
      }
    }
    return modifiers
  }

  /// Returns whether a declaration starts at the current token.
  mutating func startsDeclaration() -> Bool {
    var position = index
    var hasAttribute = false
    if at(.at) || at(.poundIf) {
      let start = mark
      defer { goBack(to: start) }
      let names = facts.attributes.count
      _ = readAttributes()
      facts.attributes.truncate(to: names)
      if index == start.index { return false }
      if at(.rightBrace) || at(.endOfFile) || at(.poundEndif) { return true }
      position = index
      hasAttribute = true
    }
    let first = position
    while let behind = cursor.positionBehindModifier(position) {
      if rejectedModifiers.contains(position) { return false }
      position = behind
    }
    if cursor.startsDeclaration(at: position, prefixed: hasAttribute || position > first) { return true }
    // Remembers failures, so that each of a thousand modifiers in a row is examined only once.
    position = first
    while let behind = cursor.positionBehindModifier(position) {
      rejectedModifiers.insert(position)
      position = behind
    }
    return false
  }
}

extension TokenCursor {
  /// Returns the index of the first token after the modifier at `position` and its argument; `nil` if there is no
  /// modifier, or `class`, which may also begin a declaration.
  fileprivate func positionBehindModifier(_ position: Int) -> Int? {
    let token = peek(at: position)
    guard token.kind == .identifier || token.kind == .keyword, token.word != .class, token.word.modifier != nil
    else { return nil }
    // `open(file)` is a call.
    guard token.word.takesArgument, peek(at: position + 1).kind == .leftParen,
      token.word != .open || peek(at: position + 2).word == .set
    else { return position + 1 }
    return positionBehind(position + 1)
  }

  fileprivate func startsDeclaration(at position: Int, prefixed: Bool) -> Bool {
    let token = peek(at: position)
    let next = peek(at: position + 1)
    switch token.kind {
    case .keyword:
      switch token.word {
      case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let, .operator,
        .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
        return true
      default: return false
      }
    case .identifier:
      switch token.word {
      case .actor: return next.kind == .identifier || next.word.modifier != nil && next.kind == .keyword
      case .macro: return next.kind == .identifier
      case .using: return !prefixed && (next.kind == .at || next.word == .nonisolated) && !next.startsLine
      default: return false
      }
    case .pound: return prefixed
    default: return false
    }
  }

  /// Returns whether the `class` before `position` is a modifier: a member follows it, or further modifiers and a
  /// member.
  fileprivate func startsMember(_ position: Int) -> Bool {
    var position = position
    while let behind = positionBehindModifier(position) { position = behind }
    switch peek(at: position).word {
    case .func, .var, .let, .subscript, .`init`, .typealias, .struct, .enum, .protocol, .extension, .associatedtype,
      .deinit, .class, .actor:
      return true
    default: return false
    }
  }
}

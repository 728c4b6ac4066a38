import SwiftTokens

extension Parser {
  /// Reads a type; returns `nil` if no type starts here.
  mutating func readType() -> TypeID? {
    nested(or: nil) { $0.readAttributedType() }
  }

  private mutating func readAttributedType() -> TypeID? {
    skipTypeSpecifiers()
    if at(.repeat) {
      advance()
      return readType()
    }
    guard var type = readComposition() else { return nil }
    if let result = readFunctionResult() {
      var parts = facts.kind(of: type) == .tuple ? facts.parts(of: type) : []
      if facts.kind(of: type) != .tuple { parts.append(TypeChild(label: .none, type: type)) }
      parts.append(TypeChild(label: .none, type: result))
      type = facts.types.add(.function, parts)
    }
    return type
  }

  /// Skips attributes and the modifiers before a type that do not affect member lookup; returns whether `inout` was
  /// among them.
  @discardableResult
  mutating func skipTypeSpecifiers() -> Bool {
    var isInout = false
    while true {
      switch token.kind {
      case .at:
        readAttribute(keep: false)
      case .keyword where at(.inout):
        isInout = true
        advance()
      case .identifier:
        switch token.word {
        case .borrowing, .consuming, .__owned, .__shared, .isolated, .sending, ._const:
          guard cursor.startsTypeAfterSpecifier(next) else { return isInout }
          advance()
        case .nonisolated:
          if next.kind == .leftParen {
            guard ahead(2).word == .nonsending else { return isInout }
            advance()
            skipBrackets()
          } else {
            guard cursor.startsTypeAfterSpecifier(next) else { return isInout }
            advance()
          }
        case .dependsOn:
          guard next.kind == .leftParen else { return isInout }
          advance()
          skipBrackets()
        default: return isInout
        }
      default: return isInout
      }
    }
  }

  /// Reads `-> T`, with effects before the arrow; returns `nil` and does not advance if no arrow follows.
  private mutating func readFunctionResult() -> TypeID? {
    guard cursor.startsFunctionResult else { return nil }
    skipEffects()
    advance()
    return readType() ?? facts.types.add(.unknown)
  }

  /// Skips `async throws(E)` and the like; returns the effects.
  @discardableResult
  mutating func skipEffects() -> Modifiers {
    var thrown: TypeID?
    return readEffects(&thrown)
  }

  /// Reads `async throws(E)` and the like.
  mutating func readEffects(_ thrown: inout TypeID?) -> Modifiers {
    var effects = Modifiers()
    while true {
      switch token.word {
      case .async, .reasync:
        effects.insert(.async)
        advance()
      case .throws, .rethrows:
        effects.insert(.throws)
        advance()
        guard at(.leftParen), !token.startsLine else { continue }
        let opening = index
        advance()
        thrown = readType()
        closeBracket(opening)
      default: return effects
      }
    }
  }

  private mutating func readComposition() -> TypeID? {
    var kind: TypeNode.Kind?
    if token.kind == .identifier, at(.any) || at(.some) || at(.each) {
      kind = at(.any) ? .existential : at(.some) ? .opaque : nil
      advance()
    }
    let start = pendingTypes.count
    defer { pendingTypes.truncate(to: start) }
    guard var type = readSimpleType() else { return nil }
    if cursor.isAmpersand {
      pendingTypes.append(TypeChild(label: .none, type: type))
      while cursor.isAmpersand {
        advance()
        guard let part = readSimpleType() else { return nil }
        pendingTypes.append(TypeChild(label: .none, type: part))
      }
      type = facts.types.add(.composition, .none, &pendingTypes, from: start)
    }
    guard let kind else { return type }
    return facts.types.add(kind, of: type)
  }

  /// Reads a type without `&` and arrows. `takesMembers` is `false` for the root of a key path, because the members
  /// after it are components of the key path.
  mutating func readSimpleType(takesMembers: Bool = true) -> TypeID? {
    var type: TypeID
    switch token.kind {
    case .prefixOperator where spells(token, "~"), .binaryOperator where spells(token, "~"):
      advance()
      guard let part = readSimpleType() else { return nil }
      return facts.types.add(.suppressed, of: part)
    case .leftParen:
      guard let tuple = readTupleType() else { return nil }
      type = tuple
    case .leftSquare:
      guard let collection = readCollectionType() else { return nil }
      type = collection
    case .wildcard:
      advance()
      type = facts.types.add(.unknown)
    case .identifier:
      guard let named = readNamedType(base: nil) else { return nil }
      type = named
    case .keyword where at(.Self) || at(.Any) || at(.class):
      guard let named = readNamedType(base: nil) else { return nil }
      type = named
    default:
      return nil
    }
    return readTypeSuffixes(type, takesMembers: takesMembers)
  }

  private mutating func readTypeSuffixes(_ base: TypeID, takesMembers: Bool) -> TypeID? {
    var type = base
    while true {
      switch token.kind {
      case .period:
        let word = next.word
        if word == .type || word == .Protocol, next.kind == .identifier {
          advance()
          advance()
          type = facts.types.add(.metatype, of: type)
        } else {
          guard takesMembers else { return type }
          guard next.kind == .identifier || next.kind == .keyword else { return nil }
          advance()
          guard let member = readNamedType(base: type) else { return nil }
          type = member
        }
      case .postfixQuestion where !token.startsLine, .exclamation where !token.startsLine:
        splitPrefix()
        type = facts.types.add(.optional, of: type)
      default:
        return type
      }
    }
  }

  private mutating func readNamedType(base: TypeID?) -> TypeID? {
    skipModuleSelector()
    let name = name(of: token)
    advance()
    let start = pendingTypes.count
    defer { pendingTypes.truncate(to: start) }
    if let base { pendingTypes.append(TypeChild(label: .none, type: base)) }
    if atPrefix(UInt8(ascii: "<")), !readGenericArguments() { return nil }
    return facts.types.add(base == nil ? .named : .member, name, &pendingTypes, from: start)
  }
}

extension TokenCursor {
  fileprivate var isAmpersand: Bool {
    (isOperator(token) || at(.prefixAmpersand) && !token.startsLine) && token.end - token.start == 1
      && firstByte == UInt8(ascii: "&")
  }

  /// Whether an arrow follows, alone or after effects.
  var startsFunctionResult: Bool {
    var position = index
    while true {
      switch peek(at: position).word {
      case .async, .reasync, .rethrows: position += 1
      case .throws: position = peek(at: position + 1).kind == .leftParen ? positionBehind(position + 1) : position + 1
      default: return peek(at: position).kind == .arrow
      }
    }
  }

  fileprivate func startsTypeAfterSpecifier(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .wildcard, .leftParen, .leftSquare, .at, .prefixOperator: true
    case .keyword: token.word == .Any || token.word == .Self || token.word == .inout || token.word == .repeat
    default: false
    }
  }
}

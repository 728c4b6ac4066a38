import SwiftTokens

extension Parser {
  /// Reads `\Root.a.b`, `\.a?.b`, `\.[0]`, `\.self`, and `\..a`, which the compiler treats as `\.a`.
  mutating func readKeyPath() -> Value {
    let start = token.start
    advance()
    var root: TypeID?
    let firstLink = pendingLinks.count
    if !atPrefix(UInt8(ascii: ".")) { root = readSimpleType(takesMembers: false) }
    if cursor.isTwoPeriods {
      splitPrefix()
      token.kind = .period
    }
    while readKeyPathComponent() {}
    let components = facts.links.take(&pendingLinks, from: firstLink)
    facts.keyPaths.append(KeyPath(offset: start, root: root, components: components, scope: scope))
    return .keyPath(UInt32(facts.keyPaths.count - 1))
  }

  private mutating func readKeyPathComponent() -> Bool {
    switch token.kind {
    case .leftSquare where !token.startsLine:
      readKeyPathSubscript()
    case .period where next.kind == .leftSquare:
      advance()
      readKeyPathSubscript()
    case .period:
      guard next.kind == .identifier || next.kind == .keyword || next.kind == .integerLiteral else { return false }
      readMember()
    case .postfixQuestion:
      addLink(.optionalChaining, token)
      advance()
    case .exclamation:
      addLink(.forceUnwrap, token)
      advance()
    case .binaryOperator, .prefixOperator, .postfixOperator:
      return readKeyPathOperator()
    case .leftParen where !token.startsLine && !token.isSpaced && endsWithMethod:
      let opening = token
      let start = pendingArguments.count
      readArguments(closer: .rightParen, payloadOf: .none)
      addLink(.call, opening, arguments: takeArguments(from: start))
    default:
      return false
    }
    return true
  }

  /// Whether the last component is a member, which the current parenthesis makes a method.
  private var endsWithMethod: Bool {
    let last = pendingLinks.last?.kind
    return (last == .property || last == .tupleElement) && tokens[index - 1].kind != .backslash
  }

  private mutating func readKeyPathSubscript() {
    let opening = token
    let start = pendingArguments.count
    readArguments(closer: .rightSquare, payloadOf: .none)
    addLink(.subscript, opening, arguments: takeArguments(from: start))
  }

  /// Reads an operator that consists of `.`, `?` and `!`, such as `.?`; returns whether it contains `?` or `!`.
  private mutating func readKeyPathOperator() -> Bool {
    for byte in bytes[Int(token.start)..<Int(token.end)] {
      guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") else { return false }
    }
    var hasMark = false
    while isOperator(token) || at(.postfixQuestion) || at(.exclamation) || at(.infixQuestion) {
      if firstByte == UInt8(ascii: "?") || firstByte == UInt8(ascii: "!") {
        pendingLinks.append(
          Link(
            kind: firstByte == UInt8(ascii: "?") ? .optionalChaining : .forceUnwrap, name: .none, offset: token.start,
            length: 1, arguments: 0..<0))
        hasMark = true
      } else if firstByte != UInt8(ascii: ".") {
        break
      }
      splitPrefix()
    }
    return hasMark
  }
}

extension Parser {
  /// Records the current string as a key path if its label is `forKeyPath` and it consists of letters, digits,
  /// underscores and dots.
  mutating func noteSpelledPath(labelled label: Token) {
    guard token.end > token.start + 2, bytes.spells("forKeyPath", at: label.nameRange) else { return }
    let range = Int(token.start) + 1..<Int(token.end) - 1
    guard bytes[range].allSatisfy(\.isPartOfPath)
    else { return }
    let first = UInt32(facts.links.count)
    for part in bytes[range].split(separator: UInt8(ascii: ".")) {
      facts.links.append(
        Link(
          kind: .property, name: names.name(bytes, part.startIndex..<part.endIndex), offset: UInt32(part.startIndex),
          length: UInt32(part.count), arguments: 0..<0))
    }
    facts.spelledPaths.append(SpelledPath(components: first..<UInt32(facts.links.count), scope: scope))
  }
}

extension UInt8 {
  fileprivate var isPartOfPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension TokenCursor {
  fileprivate var isTwoPeriods: Bool {
    isOperator(token) && spells(token, "..")
  }
}

import SwiftTokens

extension Parser {
  /// Reads the attributes before a declaration and appends them to the facts; returns their range.
  mutating func readAttributes() -> Range<UInt32> {
    let start = UInt32(facts.attributes.count)
    while true {
      if at(.at) {
        readAttribute(keep: true)
      } else if at(.poundIf), let end = endOfConditionalAttributes() {
        readConditionalAttributes(until: end)
      } else {
        return start..<UInt32(facts.attributes.count)
      }
    }
  }

  /// Reads `@Name(…)`. Of the arguments, only a key path and a type are kept.
  mutating func readAttribute(keep: Bool) {
    advance()
    guard at(.identifier) || at(.keyword) || at(.wildcard) else { return }
    skipModuleSelector()
    var last = token
    var path = Array(bytes[token.nameRange])
    advance()
    while true {
      if at(.period), next.kind == .identifier || next.kind == .keyword {
        advance()
        last = token
        path += [UInt8(ascii: ".")] + bytes[token.nameRange]
        advance()
      } else if atPrefix(UInt8(ascii: "<")) {
        let before = mark
        guard readGenericArguments() else {
          goBack(to: before)
          break
        }
        pendingTypes.truncate(to: before.pendingTypes)
        last = tokens[index - 1]
      } else {
        break
      }
    }
    let hasArguments = !cursor.isArgumentless(last) && startsAttributeArguments
    if keep { keepAttribute(names.name(path), hasArguments) }
    if hasArguments { skipBrackets() }
  }

  /// Appends an attribute to the facts. If the attribute has arguments, the parser is at their opening parenthesis.
  private mutating func keepAttribute(_ name: Name, _ hasArguments: Bool) {
    var attribute = Attribute(name: name, argument: .other, argumentName: .none)
    let end = Int(token.partner)
    if hasArguments, end > index + 2 {
      let last = peek(at: end - 1)
      if peek(at: index + 1).kind == .backslash {
        let dots = (index + 2..<end).count { peek(at: $0).kind == .period }
        if dots == 1, last.kind == .identifier, peek(at: end - 2).kind == .period {
          (attribute.argument, attribute.argumentName) = (.keyPath, self.name(of: last))
        }
      } else if spells(last, "self"), peek(at: end - 2).kind == .period, peek(at: end - 3).kind == .identifier {
        (attribute.argument, attribute.argumentName) = (.type, self.name(of: peek(at: end - 3)))
      }
    }
    facts.attributes.append(attribute)
  }

  /// Whether the current parenthesis belongs to the attribute before it: it does if it follows directly and no arrow
  /// follows it, or if a declaration follows the parentheses.
  private var startsAttributeArguments: Bool {
    mutating get {
      guard at(.leftParen), !token.startsLine else { return false }
      if !token.isSpaced { return !cursor.opensFunctionType }
      let start = mark
      defer { goBack(to: start) }
      skipBrackets()
      // What an `#if` contains is not examined: in nested ones, that would double the time at each level.
      return at(.at) || at(.poundIf) || startsDeclaration()
    }
  }

  /// Reads attributes that no declaration follows, all at once rather than one after the other, and a type behind them.
  mutating func readAttributesOfNothing() -> Value {
    let attributes = facts.attributes.count
    _ = readAttributes()
    facts.attributes.truncate(to: attributes)
    _ = readType()
    directChain = nil
    return .type
  }

  /// Returns the index of the first token after the attributes at `position`, if there are any.
  mutating func positionBehindAttributes(_ position: Int) -> Int {
    guard peek(at: position).kind == .at else { return position }
    let start = mark
    defer { goBack(to: start) }
    index = position
    token = tokens[position]
    while at(.at) { readAttribute(keep: false) }
    return index
  }

  /// Returns the index of the `#endif` if the current `#if` contains nothing but attributes, otherwise `nil`.
  mutating func endOfConditionalAttributes() -> Int? {
    var position = index
    var depth = 0
    var found = false
    while position < tokens.count {
      switch peek(at: position).kind {
      case .poundIf, .poundElseif, .poundElse:
        if peek(at: position).kind == .poundIf { depth += 1 }
        position = cursor.endOfDirective(position)
        continue
      case .poundEndif:
        depth -= 1
        if depth == 0 { return found ? position : nil }
        position += 1
      case .at:
        found = true
        position = positionBehindAttributes(position)
      default: return nil
      }
    }
    return nil
  }

  private mutating func readConditionalAttributes(until end: Int) {
    let wasConditional = isConditional
    var open: [Clauses] = []
    while index < end {
      switch token.kind {
      case .at: readAttribute(keep: true)
      case .poundIf:
        open.append(Clauses())
        _ = enterClause(&open[open.count - 1])
      case .poundElseif where !open.isEmpty, .poundElse where !open.isEmpty:
        _ = enterClause(&open[open.count - 1])
      default:
        if at(.poundEndif) { _ = open.popLast() }
        advance()
      }
    }
    isConditional = wasConditional
    advance()
  }

  mutating func skipDirective() {
    index = min(cursor.endOfDirective(index), lastIndex)
    token = tokens[index]
  }

  /// Reads `#if … #elseif … #else … #endif`; `clause` reads the content of each clause.
  mutating func readConditional(_ clause: (inout Parser) -> Void) {
    let wasConditional = isConditional
    defer { isConditional = wasConditional }
    var clauses = Clauses()
    while at(.poundIf) || at(.poundElseif) || at(.poundElse) {
      if !enterClause(&clauses) { continue }
      isConditional = isConditional || wasConditional
      clause(&self)
      while !at(.poundElseif), !at(.poundElse), !at(.poundEndif), !at(.endOfFile) {
        // The clause stopped early, for example at a bracket that closes an outer one.
        let before = index
        skipOne()
        if index == before { break }
        clause(&self)
      }
    }
    _ = take(.poundEndif)
  }
}

extension TokenCursor {
  /// Returns whether an attribute of types takes no arguments: a parenthesis after it opens a function type.
  fileprivate func isArgumentless(_ token: Token) -> Bool { argumentless.contains { spells(token, $0) } }

  /// Whether the current parenthesis encloses the parameters of a function type.
  fileprivate var opensFunctionType: Bool {
    let closing = Int(token.partner)
    guard closing > index, closing < lastIndex else { return false }
    let after = peek(at: closing + 1)
    if after.kind == .arrow { return true }
    // `async` may also be the label of a parameter.
    guard [.async, .reasync, .throws, .rethrows].contains(after.word), closing + 2 <= lastIndex else { return false }
    let behind = peek(at: closing + 2)
    return behind.kind != .colon && behind.kind != .identifier
  }

  /// Returns the index of the first token after the directive at `position`.
  func endOfDirective(_ position: Int) -> Int {
    var position = position + 1
    while position < lastIndex, !peek(at: position).startsLine {
      if peek(at: position).kind == .leftParen, Int(peek(at: position).partner) > position {
        position = Int(peek(at: position).partner)
      }
      position += 1
    }
    return position
  }

  var atEndOfClause: Bool { at(.poundElseif) || at(.poundElse) || at(.poundEndif) }
}

private let argumentless = ["autoclosure", "escaping", "noescape", "Sendable"]

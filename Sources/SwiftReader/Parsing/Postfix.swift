import SwiftTokens

extension Parser {
  /// Reads a primary expression and the links after it.
  mutating func readPostfix() -> Value {
    directChain = nil
    let start = token
    let firstLink = pendingLinks.count
    if let binding = readBoundName() { return binding }
    guard let root = readPrimary() else { return .unknown }
    let takesClosure: Bool
    switch root {
    case .literal: takesClosure = start.kind == .leftParen
    default: takesClosure = true
    }
    return readLinks(root: root, start: start.start, from: firstLink, takesClosure: takesClosure)
  }

  /// Reads the links after a root. The pending links from `firstLink` on already belong to it.
  mutating func readLinks(root: Value, start: UInt32, from firstLink: Int, takesClosure: Bool = true) -> Value {
    var root = root
    let beginning = start
    var start = start
    // A literal takes no trailing closure; after a call or a member, a closure may follow.
    var takesClosure = takesClosure
    loop: while true {
      switch token.kind {
      case .period:
        readMember()
      case .leftParen where !token.startsLine:
        readCall(from: firstLink)
      case .leftSquare where !token.startsLine:
        readSubscript()
      case .leftBrace where takesClosure && startsTrailingClosure:
        readClosureCall()
        if at(.leftBrace) { break loop }
      case .postfixQuestion:
        addLink(.optionalChaining, token)
        splitPrefix()
      case .exclamation:
        addLink(.forceUnwrap, token)
        splitPrefix()
      case .postfixOperator:
        let isRange = spells(token, "...")
        advance()
        _ = endChain(root: root, start: start, from: firstLink)
        root = isRange ? .range(.from) : .unknown
        start = beginning
        directChain = nil
      case .poundIf where cursor.startsConditionalLinks:
        let base = endChain(root: root, start: start, from: firstLink)
        start = token.start
        readConditionalLinks(base: base)
        root = base.isBaseOfLinks ? base : .unknown
      default:
        break loop
      }
      takesClosure = true
    }
    return endChain(root: root, start: start, from: firstLink)
  }

  /// Creates a chain from the pending links, if there are any, and returns the value of the expression.
  @inline(__always)
  private mutating func endChain(root: Value, start: UInt32, from firstLink: Int) -> Value {
    if pendingLinks.count > firstLink { return addChain(root: root, start: start, from: firstLink) }
    // A chain in parentheses is used as without them.
    if case .chain(let chain) = root, chain == directChain { return root }
    directChain = nil
    return root
  }

  private mutating func addChain(root: Value, start: UInt32, from firstLink: Int) -> Value {
    let links = facts.links.take(&pendingLinks, from: firstLink)
    facts.chains.append(
      Chain(root: root, start: start, links: links, scope: scope, use: isInPattern ? .pattern : .read))
    directChain = UInt32(facts.chains.count - 1)
    return .chain(UInt32(facts.chains.count - 1))
  }

  mutating func addLink(_ kind: Link.Kind, _ token: Token, name: Name = .none, arguments: Range<UInt32> = 0..<0) {
    let length = kind == .property || kind == .tupleElement ? token.end - token.start : 1
    pendingLinks.append(Link(kind: kind, name: name, offset: token.start, length: length, arguments: arguments))
  }

  /// Reads `.name`, `.0`, `.name(label:)`, `.name<T>`.
  mutating func readMember(takesGenericArguments: Bool = true) {
    advance()
    skipModuleSelector()
    switch token.kind {
    case .integerLiteral:
      addLink(.tupleElement, token, name: name(of: token))
      advance()
    case .identifier, .keyword, .dollarIdentifier, .wildcard:
      addLink(.property, token, name: name(of: token))
      advance()
      skipArgumentLabels()
      if takesGenericArguments { skipGenericArguments() }
    case .floatLiteral:
      advance()
    default:
      if isOperator(token), !token.isSpaced { advance() }
    }
  }

  /// Skips `Module::` before a name.
  @inline(__always)
  mutating func skipModuleSelector() {
    guard next.kind == .colonColon else { return }
    advance()
    advance()
  }

  /// Skips the argument labels of a compound name: `f(a:b:)`.
  @inline(__always)
  mutating func skipArgumentLabels() {
    if at(.leftParen), !token.startsLine, !token.isSpaced { skipArgumentLabelsHere() }
  }

  private mutating func skipArgumentLabelsHere() {
    var position = index + 1
    guard peek(at: position).kind != .rightParen else { return }
    while cursor.isLabel(peek(at: position)), peek(at: position + 1).kind == .colon { position += 2 }
    guard position > index + 1, peek(at: position).kind == .rightParen else { return }
    skipBrackets()
  }

  private mutating func readCall(from firstLink: Int) {
    let opening = token
    let before = part
    let inPattern = isInPattern && pattern != .none
    let payload = inPattern && pendingLinks.count > firstLink ? pendingLinks[pendingLinks.count - 1].name : .none
    let start = pendingArguments.count
    readArguments(closer: .rightParen, payloadOf: payload)
    part = before
    if at(.leftBrace), !isCondition, startsTrailingClosure { readTrailingClosures() }
    addLink(.call, opening, arguments: takeArguments(from: start))
  }

  private mutating func readSubscript() {
    let opening = token
    let start = pendingArguments.count
    readArguments(closer: .rightSquare, payloadOf: .none)
    if at(.leftBrace), !isCondition, startsTrailingClosure { readTrailingClosures() }
    addLink(.subscript, opening, arguments: takeArguments(from: start))
  }

  private mutating func readClosureCall() {
    let opening = token
    let start = pendingArguments.count
    readTrailingClosures()
    addLink(.call, opening, arguments: takeArguments(from: start))
  }

  mutating func takeArguments(from start: Int) -> Range<UInt32> {
    facts.arguments.take(&pendingArguments, from: start)
  }

  // MARK: - #if between links

  /// Reads the clauses of an `#if` between links. Each clause is a chain whose root is `base`.
  private mutating func readConditionalLinks(base: Value) {
    let root = base.isBaseOfLinks ? base : .unknown
    nested(or: ()) { parser in
      let wasConditional = parser.isConditional
      var clauses = Clauses()
      while parser.at(.poundIf) || parser.at(.poundElseif) || parser.at(.poundElse) {
        if !parser.enterClause(&clauses) { continue }
        let start = parser.token.start
        if parser.at(.period) {
          _ = parser.readLinks(root: root, start: start, from: parser.pendingLinks.count)
        } else if parser.at(.poundIf) {
          parser.readConditionalLinks(base: base)
          _ = parser.readLinks(root: root, start: start, from: parser.pendingLinks.count)
        }
        while !parser.cursor.atEndOfClause, !parser.at(.endOfFile) { parser.skipOne() }
      }
      parser.isConditional = wasConditional
      _ = parser.take(.poundEndif)
    }
  }
}

extension Value {
  /// Whether the links of an `#if` can follow the value as those of a chain.
  fileprivate var isBaseOfLinks: Bool {
    switch self {
    case .chain, .name, .selfReference, .superReference, .closureParameter: true
    default: false
    }
  }
}

extension TokenCursor {
  /// Whether the current `#if` contains links: its first clause begins with `.name`.
  fileprivate var startsConditionalLinks: Bool {
    var position = index
    while peek(at: position).kind == .poundIf { position = endOfDirective(position) }
    guard peek(at: position).kind == .period else { return false }
    let member = peek(at: position + 1)
    return member.kind == .identifier || member.kind == .keyword
  }
}

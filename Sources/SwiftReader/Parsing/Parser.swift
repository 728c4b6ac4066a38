import SwiftTokens

/// A recursive-descent parser that records facts while it reads the tokens of one file; it builds no syntax tree.
struct Parser: ~Copyable {
  /// The patterns that may appear in an expression.
  enum PatternContext: UInt8 {
    case none
    /// After `case`: `let` and `is` may start a pattern.
    case matching
    /// After `case let`: a bare name is a binding.
    case binding
  }

  /// The nesting depth beyond which text is skipped. A call in a closure of another takes four levels, a
  /// parenthesis two; the compiler's own parser stops at 256 of its levels.
  static let deepestNesting = 200

  var cursor: TokenCursor
  var facts: FileFacts
  var names: NameInterner

  var depth = 0
  /// Whether a `{` belongs to the statement around the expression, as in the conditions of `if` and `while`.
  var isCondition = false
  var pattern = PatternContext.none
  /// Whether flags decide if the code is compiled, as far as the innermost braces show.
  var isConditional = false
  /// Whether the expression is part of a `case` pattern.
  var isInPattern = false
  /// The part of the matched value that a name in the pattern is bound to.
  var part: PartID?
  var bindingKind = Binding.Kind.pattern
  var bindsMutably = false
  var scope = ScopeID.file
  /// The chain that is the whole last operand, an index into ``FileFacts/chains``; `nil` if the last operand is no
  /// chain.
  var directChain: UInt32?

  /// The indices of tokens that look like the start of generic arguments but are not.
  var rejectedGenericStarts: Set<Int> = []
  /// The indices of modifiers that no declaration follows.
  var rejectedModifiers: Set<Int> = []

  /// The links, arguments, operands, type children, parameters and requirements of unfinished constructs, the innermost
  /// last.
  var pendingLinks = Stack<Link>()
  var pendingArguments = Stack<Argument>()
  var pendingOperands = Stack<Value>()
  /// What the `return` statements of the current closure return.
  var pendingResults = Stack<Value>()
  /// What may throw in the bodies of the unfinished `do` statements.
  var pendingTries = Stack<Try>()
  var pendingTypes = Stack<TypeChild>()
  var pendingParameters = Stack<Parameter>()
  var pendingRequirements = Stack<Requirement>()

  /// The operand of a `try`, or a `throw`, with the scope around it.
  struct Try {
    var value: Value
    var scope: ScopeID
  }

  init(_ text: TokenizedText) {
    cursor = TokenCursor(text)
    names = NameInterner(text.spellings)
    facts = FileFacts()
    facts.reserveCapacity(forBytes: text.source.count)
    facts.lines.starts = text.lineStarts
    facts.suppressions = text.suppressions.compactMap { SuppressionComment(comment: $0, of: text.bytes) }
    facts.longStrings = text.longStrings
    facts.problems = text.problems
  }

  mutating func run() {
    openScope(.file)
    while true {
      readStatements(until: .endOfFile)
      if at(.endOfFile) { break }
      advance()
    }
    closeScope(.file)
    noteGenerated()
    facts.names = names.table
    facts.trim()
  }
}

// MARK: - Tokens

extension Parser {
  var bytes: SourceBytes { cursor.bytes }
  var tokens: [Token] { cursor.tokens }
  var lastIndex: Int { cursor.lastIndex }
  var next: Token { cursor.next }

  var index: Int {
    get { cursor.index }
    set { cursor.index = newValue }
  }

  var token: Token {
    get { cursor.token }
    set { cursor.token = newValue }
  }

  func ahead(_ distance: Int) -> Token { cursor.ahead(distance) }

  func peek(at position: Int) -> Token { cursor.peek(at: position) }

  func positionBehind(_ position: Int) -> Int { cursor.positionBehind(position) }

  func at(_ kind: Token.Kind) -> Bool { cursor.at(kind) }

  func at(_ word: Word) -> Bool { cursor.at(word) }

  var firstByte: UInt8 { cursor.firstByte }

  func isOperator(_ token: Token) -> Bool { cursor.isOperator(token) }

  func spells(_ token: Token, _ text: String) -> Bool { cursor.spells(token, text) }

  @inline(__always)
  func atPrefix(_ byte: UInt8) -> Bool { cursor.atPrefix(byte) }

  mutating func advance() { cursor.advance() }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ word: Word) -> Bool {
    guard token.word == word else { return false }
    advance()
    return true
  }

  /// Advances past the bracket that closes the current one.
  mutating func skipBrackets() {
    index = positionBehind(index)
    token = tokens[index]
  }

  /// Advances past the current token or, if it opens a bracket, past the bracket that closes it.
  mutating func skipOne() {
    switch token.kind {
    case .leftParen, .leftSquare, .leftBrace, .interpolationStart: skipBrackets()
    default: advance()
    }
  }

  /// Removes the first byte of an operator and classifies the rest as a token of its own.
  mutating func splitPrefix() {
    guard token.end - token.start > 1 else { return advance() }
    let start = Int(token.start) + 1
    token.start += 1
    token.flags = []
    let first = bytes[start]
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), token.end - token.start > 1 {
      token.kind = first == UInt8(ascii: "?") ? .postfixQuestion : .exclamation
    } else {
      token.kind = Token.kind(ofOperator: start..<Int(token.end), in: bytes)
    }
  }

  @inline(__always)
  mutating func name(of token: Token) -> Name {
    token.kind == .identifier || token.kind == .keyword
      ? names.name(number: token.partner) : names.name(bytes, token.nameRange)
  }

  mutating func report(_ kind: Problem.Kind) {
    if facts.problems.count < 16 { facts.problems.append(Problem(kind: kind, offset: token.start)) }
  }

  /// Runs `body` one level deeper; beyond the deepest nesting, skips one token or bracket and returns the fallback.
  mutating func nested<Result>(or fallback: Result, _ body: (inout Parser) -> Result) -> Result {
    guard depth < Self.deepestNesting else {
      report(.nestingTooDeep)
      skipOne()
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}

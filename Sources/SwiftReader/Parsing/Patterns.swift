import SwiftTokens

extension Parser {

  /// Reads a pattern after `case`. The names are bound to parts of a value that the caller sets later.
  @discardableResult
  mutating func readPattern() -> Value {
    if at(.is) {
      advance()
      _ = readType()
      return .unknown
    }
    let before = (pattern, bindsMutably)
    defer { (pattern, bindsMutably) = before }
    while cursor.startsBinding {
      bindsMutably = !at(.let) && !at(.borrowing)
      pattern = .binding
      advance()
      if at(.is) {
        advance()
        _ = readType()
        return .unknown
      }
    }
    if pattern == .none { pattern = .matching }
    let bindings = facts.bindings.count
    let value = readExpression()
    directChain = nil
    if case .cast(let cast) = value, facts.bindings.count == bindings + 1 {
      facts.annotate(bindings, withTypeOf: cast)
    }
    return value
  }

  /// Reads a whole pattern after `case`, with the state of the surrounding expression saved; returns the bindings.
  mutating func readCasePattern(_ kind: Binding.Kind = .pattern, part: PartID? = nil) -> Range<Int> {
    let before = surroundings
    let outerKind = bindingKind
    isCondition = true
    isInPattern = true
    pattern = .matching
    self.part = part
    bindingKind = kind
    let start = facts.bindings.count
    readPattern()
    surroundings = before
    bindingKind = outerKind
    return start..<facts.bindings.count
  }

  /// Reads a plain name and the `?` of `let x?` if the pattern introduces names; returns `nil` if the name starts an
  /// expression.
  @inline(__always)
  mutating func readBoundName() -> Value? {
    pattern == .binding ? readBoundNameHere() : nil
  }

  private mutating func readBoundNameHere() -> Value? {
    guard at(.identifier) || at(.self), !startsReference else { return nil }
    let bound = token
    var part = part
    advance()
    while at(.postfixQuestion) {
      part = facts.part(.unwrapped, of: part)
      advance()
    }
    bind(bound, bindingKind, part, isMutable: bindsMutably)
    return .name(name(of: bound))
  }

  /// Whether the token after the name makes the name the start of an expression: `E.foo`, `foo(x)`, `E<Int>.foo`.
  private var startsReference: Bool {
    mutating get {
      switch next.kind {
      case .period, .leftParen, .leftSquare: return true
      default: break
      }
      guard isOperator(next), bytes[Int(next.start)] == UInt8(ascii: "<") else { return false }
      let start = mark
      defer { goBack(to: start) }
      advance()
      let before = index
      skipGenericArguments()
      return index > before
    }
  }

  /// Sets the type of the last binding, as in `case let x as T`.
  mutating func annotateLastBinding(with type: TypeID) {
    if pattern == .binding { facts.annotateLastBinding(in: scope, with: type) }
  }

  /// Reads the pattern of `let`, `var` or `for`: a name, `_`, or a tuple of patterns. `note` is called with the token
  /// of each name and the part of the value that it is bound to.
  mutating func readBindingPattern(
    _ part: PartID? = nil, note: (inout Parser, Token, PartID?) -> Void
  ) {
    nested(or: ()) { $0.readBindingPatternHere(part, note: note) }
  }

  private mutating func readBindingPatternHere(
    _ part: PartID?, note: (inout Parser, Token, PartID?) -> Void
  ) {
    while token.kind == .keyword, at(.let) || at(.var) || at(.inout) { advance() }
    switch token.kind {
    case .identifier,
      .keyword where at(.self):
      note(&self, token, part)
      advance()
    case .wildcard:
      advance()
    case .leftParen:
      let opening = index
      advance()
      var position: UInt32 = 0
      while !at(.rightParen), !at(.endOfFile) {
        if cursor.isLabel(token), next.kind == .colon {
          advance()
          advance()
        }
        readBindingPattern(facts.part(.tupleElement(position), of: part), note: note)
        position += 1
        guard take(.comma) else { break }
      }
      closeBracket(opening)
    default:
      break
    }
  }
}

extension TokenCursor {
  /// Whether the current token is `let`, `var`, `inout`, `borrowing` or `is` and starts a pattern.
  var startsPattern: Bool { token.kind == .keyword && at(.is) || startsBinding }

  fileprivate var startsBinding: Bool {
    switch token.word {
    case .let, .var, .inout: token.kind == .keyword
    case .borrowing: next.kind == .identifier && !next.startsLine
    default: false
    }
  }
}

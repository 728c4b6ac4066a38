import SwiftTokens

extension Parser {
  /// Whether `let`, `var`, `inout` or `is` starts a pattern here.
  var startsPattern: Bool {
    token.kind == .keyword && (at(.let) || at(.var) || at(.is) || at(.inout))
  }

  /// Reads a pattern after `case`. The names it binds stand for parts of a value that the caller fills in.
  @discardableResult
  mutating func readPattern() -> Value {
    if at(.is) {
      advance()
      _ = readType()
      return .unknown
    }
    let before = (pattern, bindsMutably)
    defer { (pattern, bindsMutably) = before }
    while token.kind == .keyword, at(.let) || at(.var) || at(.inout) {
      bindsMutably = !at(.let)
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

  /// Reads a pattern after `case` as a whole, with the surroundings of an expression set aside; returns the bindings.
  mutating func readCasePattern(_ kind: Binding.Kind = .pattern, projection: Binding.Projection = .whole) -> Range<Int>
  {
    let before = surroundings
    let outerKind = bindingKind
    isCondition = true
    isInPattern = true
    pattern = .matching
    self.projection = projection
    bindingKind = kind
    let start = facts.bindings.count
    readPattern()
    surroundings = before
    bindingKind = outerKind
    return start..<facts.bindings.count
  }

  /// Reads the bare name here where the pattern introduces names, with the `?` of `let x?`; `nil` if it is an
  /// expression.
  @inline(__always)
  mutating func readBoundName() -> Value? {
    pattern == .binding ? readBoundNameHere() : nil
  }

  private mutating func readBoundNameHere() -> Value? {
    guard at(.identifier) || at(.self), !startsReference else { return nil }
    let bound = token
    var part = projection
    advance()
    while at(.postfixQuestion) {
      if part == .whole { part = .unwrapped }
      advance()
    }
    bind(bound, bindingKind, part, isMutable: bindsMutably)
    return .name(name(of: bound))
  }

  /// Whether what follows the name makes it the start of an expression: `E.foo`, `foo(x)`, `E<Int>.foo`.
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

  /// `case let x as T`: the name has the type.
  mutating func annotateLastBinding(with type: TypeID) {
    if pattern == .binding { facts.annotateLastBinding(in: scope, with: type) }
  }

  /// Reads the pattern of `let`, `var` or `for`: a name, `_`, or a tuple of patterns. `note` is told the token of each
  /// name and what it stands for.
  mutating func readBindingPattern(
    _ projection: Binding.Projection = .whole, note: (inout Parser, Token, Binding.Projection) -> Void
  ) {
    nested(or: ()) { $0.readBindingPatternHere(projection, note: note) }
  }

  private mutating func readBindingPatternHere(
    _ projection: Binding.Projection, note: (inout Parser, Token, Binding.Projection) -> Void
  ) {
    while token.kind == .keyword, at(.let) || at(.var) || at(.inout) { advance() }
    switch token.kind {
    case .identifier,
      .keyword where at(.self):
      note(&self, token, projection)
      advance()
    case .wildcard:
      advance()
    case .leftParen:
      let opening = index
      advance()
      var position: UInt32 = 0
      while !at(.rightParen), !at(.endOfFile) {
        if isLabel(token), next.kind == .colon {
          advance()
          advance()
        }
        readBindingPattern(Self.element(position, of: projection), note: note)
        position += 1
        guard take(.comma) else { break }
      }
      closeBracket(opening)
    default:
      break
    }
  }

  private static func element(_ position: UInt32, of projection: Binding.Projection) -> Binding.Projection {
    switch projection {
    case .whole: .tupleElement(position)
    case .element: .elementOfElement(position)
    default: .part
    }
  }
}

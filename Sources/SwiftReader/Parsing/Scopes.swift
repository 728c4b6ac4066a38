import SwiftTokens

extension Parser {
  /// Opens a scope inside the current one and makes it the current scope; returns it for ``closeScope(_:)``.
  @discardableResult
  mutating func openScope(_ kind: Scope.Kind, _ name: Name = .none, declaration: UInt32? = nil) -> ScopeID {
    let id = ScopeID(index: UInt32(facts.scopes.count))
    let parent = scope
    let enclosing = facts.declaration(around: parent)
    facts.scopes.append(
      Scope(
        kind: kind, parent: parent, declaration: declaration ?? enclosing, name: name,
        range: token.start..<UInt32(bytes.count), soleValue: .unknown))
    scope = id
    return id
  }

  mutating func closeScope(_ id: ScopeID) {
    scope = facts.end(id, at: token.start)
  }

  var declaration: UInt32? { facts.declaration(around: scope) }

  @inline(__always)
  var isAtMemberLevel: Bool {
    let kind = facts.kind(of: scope)
    return kind == .file || kind == .type
  }

  /// The parser state that is saved and reset inside brackets and bodies.
  struct Surroundings {
    var isCondition: Bool
    var isConditional: Bool
    var pattern: PatternContext
    var isInPattern: Bool
    var part: PartID?
  }

  var surroundings: Surroundings {
    get {
      Surroundings(
        isCondition: isCondition, isConditional: isConditional, pattern: pattern, isInPattern: isInPattern, part: part)
    }
    set {
      isCondition = newValue.isCondition
      isConditional = newValue.isConditional
      pattern = newValue.pattern
      isInPattern = newValue.isInPattern
      part = newValue.part
    }
  }

  /// Resets the surroundings for a body, with neither a condition nor a pattern, and returns the previous ones.
  mutating func enterBody() -> Surroundings {
    let before = surroundings
    isCondition = false
    isConditional = false
    pattern = .none
    isInPattern = false
    part = nil
    return before
  }

  /// Appends a binding of a local name to the facts.
  mutating func bind(
    _ token: Token, _ kind: Binding.Kind, type: TypeID? = nil, value: Value = .unknown,
    _ part: PartID? = nil, isMutable: Bool = false
  ) {
    facts.bindings.append(
      Binding(
        kind: kind, name: name(of: token), offset: token.start, scope: scope, visibleFrom: token.end,
        isMutable: isMutable, type: type, value: value, part: part))
  }

  /// Moves the values pushed on `pendingOperands` since `start` to the facts and returns their range.
  mutating func takeOperands(from start: Int) -> Operands {
    let taken = facts.operands.take(&pendingOperands, from: start)
    return Operands(start: taken.lowerBound, count: UInt32(taken.count))
  }
}

import SwiftTokens

extension Parser {
  /// Reads `if … { } else if … { } else { }`. The values of the branches are the choices of its value.
  mutating func readIf() -> Value {
    let operands = pendingOperands.count
    while at(.if) {
      advance()
      let scope = openScope(.block)
      let bindings = facts.bindings.count
      readConditions()
      let before = facts.scopes.count
      readBlock()
      pendingOperands.append(facts.soleValue(ofScopeAfter: before).outside(of: facts.bindings[bindings...]))
      closeScope(scope)
      guard take(.else) else { break }
      if at(.if) { continue }
      let other = facts.scopes.count
      readBlock()
      pendingOperands.append(facts.soleValue(ofScopeAfter: other))
      // An `if` on the next line is another statement.
      break
    }
    return .choice(takeOperands(from: operands))
  }

  /// Reads `guard … else { }`. The names that its conditions bind are visible after it, but not in its braces: these are
  /// in a scope of their own that begins before the conditions.
  mutating func readGuard() {
    advance()
    let outer = scope
    let branch = openScope(.block)
    scope = outer
    readConditions()
    _ = take(.else)
    scope = branch
    readBlock()
    closeScope(branch)
  }

  mutating func readWhile() {
    advance()
    let scope = openScope(.block)
    readConditions()
    readBlock()
    closeScope(scope)
  }

  mutating func readRepeat() {
    advance()
    readBlock()
    if take(.while) { readExpression() }
  }

  /// Reads `for try await case pattern: T in sequence where condition { }`.
  mutating func readFor() {
    advance()
    while at(.try) || at(.await) || (at(.unsafe) && next.word != .in && next.kind != .colon) { advance() }
    let scope = openScope(.block)
    let bindings: Range<Int>
    if at(.case) {
      advance()
      bindings = readCasePattern(part: .element)
    } else {
      bindings = readLoopNames()
    }
    if take(.colon) {
      let type = readType()
      if bindings.count == 1 { facts.bindings[bindings.lowerBound].type = type }
    }
    if take(.in) {
      isCondition = true
      fill(bindings, with: readExpression())
      isCondition = false
    }
    if take(.where) {
      isCondition = true
      readExpression()
      isCondition = false
    }
    readBlock()
    closeScope(scope)
  }

  private mutating func readLoopNames() -> Range<Int> {
    let start = facts.bindings.count
    let isMutable = at(.var)
    readBindingPattern(.element) { $0.bind($1, .loop, $2, isMutable: isMutable) }
    return start..<facts.bindings.count
  }

  /// Reads `do throws(E) { } catch pattern where condition { }`.
  mutating func readDo() {
    advance()
    var type: TypeID?
    _ = readEffects(&type)
    let tried = pendingTries.count
    let body = readBlock()
    guard at(.catch) else { return }
    let thrown = thrown(in: body, from: tried)
    var catchesAll = false
    while at(.catch) {
      advance()
      let scope = openScope(.block)
      let bindings = facts.bindings.count
      if at(.leftBrace) {
        bindImplicitError()
        catchesAll = true
      }
      while !at(.leftBrace), !at(.endOfFile) {
        let before = index
        readCaughtPattern()
        guard take(.comma), index > before else { break }
      }
      for number in bindings..<facts.bindings.count where facts.bindings[number].kind == .caughtError {
        (facts.bindings[number].type, facts.bindings[number].value) = (type, thrown)
      }
      readBlock()
      closeScope(scope)
    }
    if !catchesAll { pendingTries.append(Try(value: .unknown, scope: scope)) }
  }

  /// Returns the calls of a `do` body that throw what its `catch` clauses catch, as the choices of a value; unknown if
  /// something else may be thrown there.
  private mutating func thrown(in body: ScopeID?, from start: Int) -> Value {
    defer { pendingTries.truncate(to: start) }
    let operands = pendingOperands.count
    for number in start..<pendingTries.count where isIn(pendingTries[number].scope, body) {
      guard case .chain = pendingTries[number].value else {
        pendingOperands.truncate(to: operands)
        return .unknown
      }
      pendingOperands.append(pendingTries[number].value)
    }
    return pendingOperands.count > operands ? .choice(takeOperands(from: operands)) : .unknown
  }

  /// Returns whether only blocks are between a scope and a body.
  private func isIn(_ scope: ScopeID, _ body: ScopeID?) -> Bool {
    var scope = scope
    while scope != body {
      let current = facts.scopes[Int(scope.index)]
      guard current.kind == .block else { return false }
      scope = current.parent
    }
    return true
  }

  /// Binds `error`, the implicit name in a `catch` without a pattern.
  private mutating func bindImplicitError() {
    facts.bindings.append(
      Binding(
        kind: .caughtError, name: names.name("error".utf8), offset: token.start, scope: scope, visibleFrom: token.start,
        isMutable: false, type: nil, value: .unknown, part: nil))
  }

  private mutating func readCaughtPattern() {
    let isPlain =
      (at(.let) || at(.var) || at(.inout)) && next.kind == .identifier
      && (ahead(2).kind == .leftBrace || ahead(2).word == .where || ahead(2).kind == .comma)
    let bindings = readCasePattern(isPlain ? .caughtError : .pattern)
    for index in bindings { facts.bindings[index].visibleFrom = token.start }
    if take(.where) {
      isCondition = true
      readExpression()
      isCondition = false
    }
  }
}

extension Value {
  /// Returns the value of a branch as it is outside of the branch: a name that the branch binds itself has no meaning
  /// there.
  ///
  /// - Parameter bindings: the bindings of the branch.
  func outside(of bindings: ArraySlice<Binding>) -> Value {
    guard case .name(let name) = self, bindings.contains(where: { $0.name == name }) else { return self }
    return .unknown
  }
}

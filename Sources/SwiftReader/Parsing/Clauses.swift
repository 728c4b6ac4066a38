import SwiftTokens

/// What is known of the clauses of an `#if` that were read.
struct Clauses {
  /// Whether one of them is compiled under any flags, so that those after it never are.
  fileprivate var areSettled = false
  /// Whether flags decide about one of them, and thus about those after it.
  fileprivate var areOpen = false
}

extension Parser {
  /// Reads the directive of the next clause; skips a clause that is never compiled.
  ///
  /// - Returns: whether the clause may be compiled.
  mutating func enterClause(_ clauses: inout Clauses) -> Bool {
    let condition = at(.poundElse) ? true : cursor.truth(from: index + 1, to: cursor.endOfDirective(index))
    if clauses.areSettled || condition == false {
      skipClause()
      return false
    }
    skipDirective()
    if condition == nil { clauses.areOpen = true } else { clauses.areSettled = true }
    isConditional = clauses.areOpen
    return true
  }

  private mutating func skipClause() {
    skipDirective()
    var depth = 0
    while !at(.endOfFile), depth > 0 || !cursor.atEndOfClause {
      if at(.poundIf) { depth += 1 } else if at(.poundEndif) { depth -= 1 }
      advance()
    }
  }
}

extension TokenCursor {
  /// Returns whether the condition between two tokens is true under any flags, or false; `nil` if flags decide.
  fileprivate func truth(from start: Int, to end: Int) -> Bool? {
    var condition = Condition(position: start, end: end)
    let truth = disjunction(&condition)
    return condition.position == end ? truth : nil
  }

  /// The tokens of a condition, of which those before `position` are evaluated.
  fileprivate struct Condition {
    var position: Int
    let end: Int
    var depth = 0
  }

  fileprivate func disjunction(_ condition: inout Condition) -> Bool? {
    var truth = conjunction(&condition)
    while take("||", &condition) {
      let other = conjunction(&condition)
      truth = truth == true || other == true ? true : truth == nil ? nil : other
    }
    return truth
  }

  fileprivate func conjunction(_ condition: inout Condition) -> Bool? {
    var truth = operand(&condition)
    while take("&&", &condition) {
      let other = operand(&condition)
      truth = truth == false || other == false ? false : truth == nil ? nil : other
    }
    return truth
  }

  fileprivate func operand(_ condition: inout Condition) -> Bool? {
    var isNegated = false
    while take("!", &condition) { isNegated.toggle() }
    let truth = primary(&condition)
    return isNegated ? truth.map { !$0 } : truth
  }

  fileprivate func primary(_ condition: inout Condition) -> Bool? {
    guard condition.position < condition.end else { return nil }
    let token = peek(at: condition.position)
    if token.kind == .leftParen, condition.depth < Parser.deepestNesting {
      let after = min(positionBehind(condition.position), condition.end)
      var inner = Condition(position: condition.position + 1, end: after - 1, depth: condition.depth + 1)
      let truth = disjunction(&inner)
      condition.position = after
      return inner.position == inner.end ? truth : nil
    }
    condition.position += 1
    switch token.word {
    case .true: return true
    case .false: return false
    default: return skipArguments(&condition)
    }
  }

  /// Skips what follows the name of a flag or platform: `os(macOS)`, `compiler(>=6)`. Returns `nil`: flags decide.
  fileprivate func skipArguments(_ condition: inout Condition) -> Bool? {
    while condition.position < condition.end, !isSpelled("||", condition), !isSpelled("&&", condition) {
      condition.position = min(positionBehind(condition.position), condition.end)
    }
    return nil
  }

  fileprivate func take(_ operator: String, _ condition: inout Condition) -> Bool {
    guard isSpelled(`operator`, condition) else { return false }
    condition.position += 1
    return true
  }

  fileprivate func isSpelled(_ operator: String, _ condition: Condition) -> Bool {
    condition.position < condition.end && spells(peek(at: condition.position), `operator`)
  }
}

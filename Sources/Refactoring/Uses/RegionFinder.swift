import SwiftReader
import SwiftTokens

/// Looks for whole statements that can move into the closure that receives a value.
struct RegionFinder {
  let source: SourceText
  let facts: FileFacts
  /// The tokens of the value that is read: all of its chain.
  let value: ClosedRange<Int>
  let scope: ScopeID

  /// What moves, and how it reads there.
  struct Region {
    var unit: Unit
    /// The declaration that the closure's parameter replaces, and its name.
    var binding: (tokens: ClosedRange<Int>, name: String)?
  }

  /// - Parameter objection: why nothing smaller does.
  func region(_ objection: Reason) throws(Reason) -> Region {
    let statement = source.statement(around: value.lowerBound)
    guard let open = source.bracket(around: statement.lowerBound), source.kind(open) == .leftBrace,
      let close = source.partner(of: open), close > statement.upperBound
    else { throw objection }
    switch source.word(statement.lowerBound) {
    case .if, .for, .switch: return try single(statement, close, objection)
    case .let, .guard: return try rest(statement, close, objection)
    default: throw objection
    }
  }

  /// A statement that declares nothing for those behind it.
  private func single(_ statement: ClosedRange<Int>, _ close: Int, _ objection: Reason) throws(Reason) -> Region {
    let body = try function(objection, mayBuild: source.word(statement.lowerBound) != .for)
    let isLast = statement.upperBound + 1 == close && close == body.close
    var unit = Unit(tokens: statement, isStatement: true, isMoved: true)
    try check(&unit, isLast ? body : nil)
    return Region(unit: unit)
  }

  /// A statement that declares something, with all that follow.
  private func rest(_ statement: ClosedRange<Int>, _ close: Int, _ objection: Reason) throws(Reason) -> Region {
    let close = source.endOfClause(statement, in: close)
    guard close > statement.upperBound + 1 else { throw objection }
    let body = try function(objection, mayBuild: false)
    let isWhole = close == body.close
    let name = try boundName(statement)
    let first = name == nil ? statement.lowerBound : statement.upperBound + 1
    var unit = Unit(tokens: first...(close - 1), isStatement: true, isMoved: true)
    try check(&unit, isWhole ? body : nil)
    return Region(unit: unit, binding: name.map { (statement, $0) })
  }

  /// The name in `let name = value`; `nil` for a guard.
  private func boundName(_ statement: ClosedRange<Int>) throws(Reason) -> String? {
    guard source.word(statement.lowerBound) == .let else { return nil }
    let name = statement.lowerBound + 1
    guard source.kind(name) == .identifier, source.kind(name + 1) == .equal, name + 2 == value.lowerBound,
      value.upperBound == statement.upperBound
    else { throw Reason("the local name has a written type, or another value beside it") }
    return source.text(ofToken: name)
  }

  private struct Body {
    var close: Int
    var hasResult: Bool
  }

  /// The function around the value.
  private func function(_ objection: Reason, mayBuild: Bool) throws(Reason) -> Body {
    var scope = facts.scopes[Int(self.scope.index)]
    while scope.kind == .block { scope = facts.scopes[Int(scope.parent.index)] }
    var close = source.tokens.count - 1
    while close > 0, source.tokens[close].start >= scope.range.upperBound { close -= 1 }
    switch scope.kind {
    case .closure:
      // A builder would take the statement for a value.
      if mayBuild { throw objection }
      return Body(close: -1, hasResult: false)
    case .function, .accessor:
      guard let local = scope.declaration else { throw objection }
      let declaration = facts.declarations[Int(local)]
      let isPlain = declaration.attributes.allSatisfy {
        UnitFinder.plainAttributes.contains(facts.names[facts.attributes[Int($0)].name])
      }
      let isBuilt = declaration.type.map { facts.types[$0].kind == .opaque } ?? false
      guard isPlain, !isBuilt, declaration.kind == .function || declaration.kind == .property else { throw objection }
      let isGetter = scope.kind == .accessor && ["get", ""].contains(facts.names[scope.name])
      return Body(close: close, hasResult: scope.kind == .function ? declaration.type != nil : isGetter)
    default: throw objection
    }
  }

  private func check(_ unit: inout Unit, _ body: Body?) throws(Reason) {
    let tokens = unit.tokens
    let range = source.range(of: tokens)
    guard source.bytes[range].count(where: \.endsLine) <= Self.maximumLines else {
      throw Reason("more than \(Self.maximumLines) lines would have to move into a closure")
    }
    if source.touchesLongString(range) { throw Reason("a string of several lines would have to move") }
    let closures = Set(facts.scopes.filter { $0.kind == .closure }.map(\.range.lowerBound))
    var returns = false
    var place = tokens.lowerBound
    while place <= tokens.upperBound {
      let token = source.tokens[place]
      if token.kind == .leftBrace, closures.contains(token.start) {
        place = (source.partner(of: place) ?? place) + 1
        continue
      }
      if token.kind.isCondition { throw Reason("an '#if' is in the statements that would have to move") }
      if token.kind == .dollarIdentifier, !value.contains(place) {
        throw Reason("the statements that would have to move use '\(source.text(ofToken: place))' of a closure")
      }
      if token.kind == .keyword, source.kind(place - 1) != .period {
        switch token.word {
        case .return: returns = true
        case .break, .continue: try checkJump(place, from: tokens.lowerBound)
        case .fallthrough where source.word(tokens.lowerBound) != .switch:
          break
        case .defer, .func, .do, .class, .struct, .enum, .repeat:
          throw Reason("'\(token.word)' is in the statements that would have to move")
        case .throw: unit.isTried = true
        case .try where source.kind(place + 1) != .postfixQuestion && source.kind(place + 1) != .exclamation:
          unit.isTried = true
        default: break
        }
      }
      if token.kind == .identifier, token.word == .await, source.kind(place - 1) != .period {
        throw Reason("an 'await' is in the statements that would have to move")
      }
      place += 1
    }
    try checkAssignments(range)
    guard let body else {
      if returns { throw Reason("a 'return' in the statements that would have to move leaves the whole function") }
      return
    }
    unit.isReturned = body.hasResult
    if body.hasResult, !returns { throw Reason("the statements that would have to move give a value without 'return'") }
    if body.hasResult { unit.isStatement = false }
  }

  /// Refuses what leaves a loop or switch around the statements.
  private func checkJump(_ jump: Int, from first: Int) throws(Reason) {
    let isBreak = source.word(jump) == .break
    if !source.startsStatement(jump + 1), source.kind(jump + 1) == .identifier {
      throw Reason("a '\(source.word(jump))' to a label is in the statements that would have to move")
    }
    var place = jump
    while let bracket = source.bracket(around: place), bracket >= first {
      let head = source.statementWord(before: bracket)
      if head == .for || head == .while || isBreak && head == .switch { return }
      place = bracket
    }
    throw Reason("a '\(source.word(jump))' in the statements that would have to move leaves what is around them")
  }

  /// Refuses to give a local its first value in a closure.
  private func checkAssignments(_ range: Range<Int>) throws(Reason) {
    for assignment in facts.assignments where range.contains(Int(assignment.offset)) {
      let name = facts.names[assignment.name]
      let locals = facts.bindings.filter { $0.name == assignment.name && !range.contains(Int($0.offset)) }
      let isReady = locals.allSatisfy { $0.kind == .parameter || $0.isMutable && $0.value != .unknown }
      if !isReady { throw Reason("the local '\(name)' gets its first value in the statements that would have to move") }
    }
  }

  /// More than that are no longer recognized when they move.
  private static let maximumLines = 30
}

import SwiftReader
import SwiftTokens

/// Finds whole statements that can move into the closure that receives a value.
struct RegionFinder {
  let file: UseFile
  /// The tokens of the whole chain.
  let value: ClosedRange<Int>
  /// The tokens of the chain up to the provided value.
  let told: ClosedRange<Int>
  let scope: ScopeID

  var source: SourceText { file.source }
  var facts: FileFacts { file.facts }

  /// The statements that move into the closure.
  struct Region {
    var unit: Unit
    /// The tokens of the declaration that the closure's parameter replaces, and its name; `nil` if there is none.
    var binding: (tokens: ClosedRange<Int>, name: String)?
  }

  /// - Parameter objection: why no smaller unit can move, which is thrown if no statement can.
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

  /// Returns the region of a statement that declares nothing for the following statements.
  private func single(_ statement: ClosedRange<Int>, _ close: Int, _ objection: Reason) throws(Reason) -> Region {
    let body = try function(objection)
    let isLast = statement.upperBound + 1 == close && close == body.close
    var unit = Unit(tokens: statement, isStatement: true, isMoved: true)
    do throws(Reason) {
      try check(&unit, isLast ? body : nil)
    } catch {
      // If all following statements move, too, a `return` need not leave more than the closure.
      var rest = Unit(tokens: statement.lowerBound...(close - 1), isStatement: true, isMoved: true)
      guard !isLast, close == body.close, !body.hasResult, (try? check(&rest, body)) != nil else { throw error }
      unit = rest
    }
    return Region(unit: unit)
  }

  /// Returns the region of a statement that declares a name, with the following statements that use it.
  private func rest(_ statement: ClosedRange<Int>, _ close: Int, _ objection: Reason) throws(Reason) -> Region {
    let close = source.endOfClause(statement, in: close)
    guard close > statement.upperBound + 1 else { throw objection }
    let body = try function(objection)
    let name = try boundName(statement)
    let first = name == nil ? statement.lowerBound : statement.upperBound + 1
    let binding = name.map { (statement, $0) }
    let last = lastUse(ofNamesIn: statement, before: close)
    if let last, first <= last, last + 1 < close {
      var unit = Unit(tokens: first...last, isStatement: true, isMoved: true)
      do throws(Reason) {
        try check(&unit, nil)
        return Region(unit: unit, binding: binding)
      } catch {
        // If all following statements move, too, a `return` may need to leave only the closure.
      }
    }
    var unit = Unit(tokens: first...(close - 1), isStatement: true, isMoved: true)
    try check(&unit, close == body.close ? body : nil, lines: binding != nil && close == body.close ? 8 : 6)
    // If the only moved statement is a `return`, its `return` is omitted, because the call of the new method is
    // returned.
    if unit.isReturned, binding != nil, source.word(first) == .return, first + 1 < close,
      source.endOfStatement(from: first) == close - 1, !source.hasComment(in: statement.upperBound...(first + 1))
    {
      unit.tokens = (first + 1)...(close - 1)
    }
    return Region(unit: unit, binding: binding)
  }

  /// Returns the end of the last statement that uses a name that a statement declares, or a name declared between them.
  ///
  /// - Returns: `nil` if no other statement uses the name, or all following statements must stay together.
  private func lastUse(ofNamesIn statement: ClosedRange<Int>, before close: Int) -> Int? {
    let own = source.range(of: statement)
    guard source.word(statement.lowerBound) != .guard,
      let scope = facts.bindings.first(where: { own.contains(Int($0.offset)) })?.scope
    else { return nil }
    let locals = facts.bindings.filter { $0.scope == scope }
    var (last, seen) = (statement.upperBound, statement.lowerBound)
    while seen <= last {
      let range = source.range(of: seen...last)
      seen = last + 1
      let names = Set(locals.filter { range.contains(Int($0.offset)) }.map { facts.names[$0.name] })
      guard let use = (seen..<max(seen, close)).last(where: { isUse(of: names, $0) }) else { continue }
      last = endOfTopStatement(around: use, behind: statement.upperBound)
    }
    return last > statement.upperBound ? last : nil
  }

  private func isUse(of names: Set<String>, _ token: Int) -> Bool {
    source.kind(token) == .identifier && source.kind(token - 1) != .period
      && names.contains(source.name(ofToken: token))
  }

  /// Returns the end of the statement around a token, as a direct child of the braces that contain an earlier token.
  private func endOfTopStatement(around token: Int, behind earlier: Int) -> Int {
    var place = token
    while let bracket = source.bracket(around: place), bracket > earlier { place = bracket }
    return source.statement(around: place).upperBound
  }

  /// Returns the name in `let name = value`; `nil` for a `guard`.
  private func boundName(_ statement: ClosedRange<Int>) throws(Reason) -> String? {
    guard source.word(statement.lowerBound) == .let else { return nil }
    let name = statement.lowerBound + 1
    guard source.kind(name) == .identifier, source.kind(name + 1) == .equal, name + 2 == value.lowerBound,
      value.upperBound == statement.upperBound
    else { throw Reason("the local name has a written type, or another value beside it") }
    return source.text(ofToken: name)
  }

  struct Body {
    var close: Int
    var hasResult: Bool
    var isClosure = false
  }

  /// Returns the body of the function, accessor or closure around the value.
  func function(_ objection: Reason) throws(Reason) -> Body {
    var scope = facts.scopes[Int(self.scope.index)]
    while scope.kind == .block { scope = facts.scopes[Int(scope.parent.index)] }
    var close = source.tokens.count - 1
    while close > 0, source.tokens[close].start >= scope.range.upperBound { close -= 1 }
    switch scope.kind {
    case .closure:
      // A result builder would treat the statement as a value.
      if file.mayBuild(scope) { throw objection }
      return try closure(scope, close, objection)
    case .function, .accessor:
      guard let local = scope.declaration else { throw objection }
      let declaration = facts.declarations[Int(local)]
      let isPlain = declaration.attributes.allSatisfy {
        UnitFinder.plainAttributes.contains(facts.names[facts.attributes[Int($0)].name])
      }
      let isBuilt = facts.givesOpaqueType(local)
      guard isPlain, !isBuilt, declaration.kind == .function || declaration.kind == .property else { throw objection }
      let isGetter = scope.kind == .accessor && ["get", ""].contains(facts.names[scope.name])
      return Body(close: close, hasResult: scope.kind == .function ? declaration.type != nil : isGetter)
    default: throw objection
    }
  }

  /// Returns the body of a closure whose result type is inferred as before when a statement is replaced by a call.
  private func closure(_ scope: Scope, _ close: Int, _ objection: Reason) throws(Reason) -> Body {
    guard let open = source.token(at: Int(scope.range.lowerBound)), source.partner(of: open) == close else {
      throw objection
    }
    let statement = source.statement(around: told.lowerBound)
    let isChoice =
      source.word(statement.lowerBound) == .switch
      || source.word(statement.lowerBound) == .if && statement.contains { source.word($0) == .else }
    if isChoice, source.startsBody(statement.lowerBound), statement.upperBound + 1 == close { throw objection }
    let returns = source.tokens(between: open, close, exceptClosures: file.closures).filter {
      source.word($0) == .return
    }
    let values = returns.filter { !source.kind($0 + 1).closes && !source.startsStatement($0 + 1) }
    let first = statement.lowerBound
    let isInferred = values.isEmpty || values.count == 1 && values[0] > first
    return Body(close: isInferred ? close : -1, hasResult: !values.isEmpty, isClosure: true)
  }
}

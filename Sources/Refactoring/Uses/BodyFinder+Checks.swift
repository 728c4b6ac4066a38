import SwiftReader
import SwiftTokens

extension BodyFinder {
  /// Returns whether the statements of a body contain a `try` or `throw`.
  ///
  /// - Throws: a reason if the statements would have another meaning in a closure.
  func isTried(_ body: Body) throws(Reason) -> Bool {
    let words = try words(in: body.tokens)
    if words.contains(.return), !endsFunction(body) { throw Reason("a 'return' in the body leaves the whole function") }
    try checkAssignments(source.range(of: body.tokens))
    return words.contains(.throw) || words.contains(.try)
  }

  /// Returns whether a `return` in the body leaves only what a closure would leave: the body runs once, at the end of a
  /// function without a result.
  private func endsFunction(_ body: Body) -> Bool {
    guard body.form == .provideIfPresent, let around = facts.body(around: scope), around.kind == .function,
      around.declaration.map(facts.givesNothing) == true
    else { return false }
    return source.token(body.statement.upperBound + 1)?.end == around.range.upperBound
  }

  /// Returns those of the words `return`, `throw` and `try` that the body contains outside of closures.
  ///
  /// - Throws: a reason if a token would have another meaning in a closure.
  private func words(in tokens: ClosedRange<Int>) throws(Reason) -> Set<Word> {
    var words: Set<Word> = []
    var place = tokens.lowerBound
    while place <= tokens.upperBound {
      let token = source.tokens[place]
      if token.kind == .leftBrace, file.closures.contains(token.start) {
        place = (source.partner(of: place) ?? place) + 1
        continue
      }
      if token.kind.isCondition { throw Reason("an '#if' is in the body") }
      if token.kind == .dollarIdentifier { throw Reason("the body uses '$0' of a closure") }
      if source.kind(place - 1) != .period {
        if token.kind == .keyword, let word = try word(at: place, in: tokens) { words.insert(word) }
        if token.kind == .identifier, token.word == .await { throw Reason("an 'await' is in the body") }
      }
      place += 1
    }
    return words
  }

  /// Returns `return`, `throw` or `try` if the keyword has its effect on the code around the body.
  private func word(at place: Int, in tokens: ClosedRange<Int>) throws(Reason) -> Word? {
    let word = source.word(place)
    switch word {
    case .return, .throw: return word
    case .try: return [.postfixQuestion, .exclamation].contains(source.kind(place + 1)) ? nil : word
    case .break, .continue, .fallthrough: try checkJump(place, from: tokens.lowerBound)
    case .defer, .func, .do, .class, .struct, .enum, .repeat: throw Reason("'\(word)' is in the body")
    default: break
    }
    return nil
  }

  /// Throws a reason if a `break`, `continue` or `fallthrough` leaves a loop or switch around the body.
  private func checkJump(_ jump: Int, from first: Int) throws(Reason) {
    let word = source.word(jump)
    if !source.startsStatement(jump + 1), source.kind(jump + 1) == .identifier {
      throw Reason("a '\(word)' to a label is in the body")
    }
    var place = jump
    while let bracket = source.bracket(around: place), bracket >= first {
      let head = source.statementWord(before: bracket)
      if head == .switch ? word != .continue : word != .fallthrough && (head == .for || head == .while) { return }
      place = bracket
    }
    throw Reason("a '\(word)' in the body ends what is around it")
  }

  /// Throws a reason if the body initializes a local variable, which cannot be done in a closure.
  private func checkAssignments(_ range: Range<Int>) throws(Reason) {
    for assignment in facts.assignments where range.contains(Int(assignment.offset)) {
      let locals = facts.bindings.filter { $0.name == assignment.name && !range.contains(Int($0.offset)) }
      let isReady = locals.allSatisfy { $0.kind == .parameter || $0.isMutable && $0.value != .unknown }
      if !isReady { throw Reason("the local '\(facts.names[assignment.name])' gets its first value in the body") }
    }
  }
}

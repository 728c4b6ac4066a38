import SwiftReader
import SwiftTokens

extension RegionFinder {
  /// Throws a reason if the unit would have another meaning in a closure.
  ///
  /// - Parameters:
  ///   - body: the body of the function if the unit ends it, otherwise `nil`.
  ///   - lines: the maximum number of lines that may be indented further; `nil` if none is.
  func check(_ unit: inout Unit, _ body: Body?, lines: Int? = 6) throws(Reason) {
    let tokens = unit.tokens
    let range = source.range(of: tokens)
    if let lines {
      try source.checkLines(range, maximum: lines)
      if source.touchesLongString(range) { throw Reason("a string of several lines would have to move") }
    }
    try file.checkCalls(in: tokens, before: value.lowerBound)
    let words = try checkTokens(tokens)
    let returns = words.contains(.return)
    if words.contains(.throw) || words.contains(.try) { unit.isTried = true }
    try checkAssignments(range)
    guard let body else {
      if returns { throw Reason("a 'return' in the statements that would have to move leaves the whole function") }
      return
    }
    guard body.hasResult else { return }
    // The closure's result type may be inferred from these statements.
    let isOnly = source.startsBody(tokens.lowerBound) && tokens.upperBound + 1 == body.close
    guard !body.isClosure, returns || isOnly else {
      throw Reason("the statements that would have to move give the function's value")
    }
    unit.isStatement = false
    unit.isReturned = returns
  }

  /// Throws a reason if a token would have another meaning in a closure.
  ///
  /// - Returns: those of the words `return`, `throw` and `try` that the unit contains outside of closures.
  private func checkTokens(_ tokens: ClosedRange<Int>) throws(Reason) -> Set<Word> {
    var words: Set<Word> = []
    var place = tokens.lowerBound
    while place <= tokens.upperBound {
      let token = source.tokens[place]
      if token.kind == .leftBrace, file.closures.contains(token.start) {
        place = (source.partner(of: place) ?? place) + 1
        continue
      }
      if token.kind.isCondition { throw Reason("an '#if' is in the statements that would have to move") }
      if token.kind == .dollarIdentifier, !told.contains(place) {
        throw Reason("the statements that would have to move use '\(source.text(ofToken: place))' of a closure")
      }
      if source.kind(place - 1) != .period {
        if token.kind == .keyword, let word = try checkKeyword(place, in: tokens) { words.insert(word) }
        if token.kind == .identifier, token.word == .await {
          throw Reason("an 'await' is in the statements that would have to move")
        }
      }
      place += 1
    }
    return words
  }

  /// Throws a reason if a keyword cannot move into a closure.
  ///
  /// - Returns: `return`, `throw` or `try` if the keyword has its effect on the code around the unit.
  private func checkKeyword(_ place: Int, in tokens: ClosedRange<Int>) throws(Reason) -> Word? {
    let word = source.word(place)
    switch word {
    case .return, .throw: return word
    case .try:
      let isHandled = [.postfixQuestion, .exclamation].contains(source.kind(place + 1))
      return isHandled ? nil : word
    case .break, .continue, .fallthrough: try checkJump(place, from: tokens.lowerBound)
    case .defer, .func, .do, .class, .struct, .enum, .repeat:
      throw Reason("'\(word)' is in the statements that would have to move")
    default: break
    }
    return nil
  }

  /// Throws a reason if a `break`, `continue` or `fallthrough` leaves a loop or switch around the statements.
  private func checkJump(_ jump: Int, from first: Int) throws(Reason) {
    let word = source.word(jump)
    if !source.startsStatement(jump + 1), source.kind(jump + 1) == .identifier {
      throw Reason("a '\(word)' to a label is in the statements that would have to move")
    }
    var place = jump
    while let bracket = source.bracket(around: place), bracket >= first {
      let head = source.statementWord(before: bracket)
      if head == .switch ? word != .continue : word != .fallthrough && (head == .for || head == .while) { return }
      place = bracket
    }
    throw Reason("a '\(word)' in the statements that would have to move ends what is around them")
  }

  /// Throws a reason if the statements initialize a local variable, which cannot be done in a closure.
  private func checkAssignments(_ range: Range<Int>) throws(Reason) {
    for assignment in facts.assignments where range.contains(Int(assignment.offset)) {
      let name = facts.names[assignment.name]
      let locals = facts.bindings.filter { $0.name == assignment.name && !range.contains(Int($0.offset)) }
      let isReady = locals.allSatisfy { $0.kind == .parameter || $0.isMutable && $0.value != .unknown }
      if !isReady { throw Reason("the local '\(name)' gets its first value in the statements that would have to move") }
    }
  }
}

extension SourceText {
  /// Throws a reason if more lines would move into a closure than the reader of a patch recognizes.
  func checkLines(_ range: Range<Int>, maximum: Int) throws(Reason) {
    guard bytes[range].count(where: \.endsLine) < maximum else {
      throw Reason("more than \(maximum) lines would have to move into a closure")
    }
  }
}

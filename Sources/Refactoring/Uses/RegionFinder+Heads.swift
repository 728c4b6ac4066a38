import SwiftReader
import SwiftTokens

/// The head of a statement, such as `if server.isOpen {`. A call of the new method replaces it, and the statement's
/// body becomes the closure.
struct Head: Equatable {
  let telling: Telling
  /// The tokens from the statement's keyword to the opening brace.
  let tokens: ClosedRange<Int>
  /// The tokens of the whole statement.
  let statement: ClosedRange<Int>
  /// The number of the token `else`, whose body becomes a second closure; `nil` if there is none.
  let alternative: Int?
  /// The name of the closure's parameter; `nil` if it has none.
  let parameter: String?
  /// Whether the body contains a `try`.
  let isTried: Bool
}

extension RegionFinder {
  /// Returns the head of a statement that only decides whether or how often its body runs: `if let`, `if`, or a loop
  /// over the value.
  func head() throws(Reason) -> Head {
    let none = Reason("no statement's body can be its closure")
    let statement = source.statement(around: value.lowerBound)
    let open = value.upperBound + 1
    guard value == told, source.kind(open) == .leftBrace, let end = source.partner(of: open), end > open + 1,
      let close = source.bracket(around: statement.lowerBound).flatMap(source.partner),
      let (telling, parameter) = kind(of: statement)
    else { throw none }
    let alternative = end == statement.upperBound ? nil : otherwise(behind: end, in: statement, telling)
    guard end == statement.upperBound || alternative != nil else { throw none }
    let body = try function(none)
    let endsBody = statement.upperBound + 1 == close && close == body.close
    // With an `else`, the statement may be an expression with the function's value.
    if alternative != nil, endsBody, body.hasResult { throw none }
    // A `return` in the closure would leave only one iteration, and a `break` cannot leave the loop.
    let isLast = endsBody && !body.hasResult && telling != .provideEach
    var unit = Unit(tokens: (open + 1)...(statement.upperBound - 1), isStatement: true)
    try check(&unit, isLast ? body : nil, lines: nil)
    return Head(
      telling: telling, tokens: statement.lowerBound...open, statement: statement, alternative: alternative,
      parameter: parameter, isTried: unit.isTried)
  }

  /// Returns the number of the `else` after the first body if only its own body follows; otherwise `nil`.
  private func otherwise(behind end: Int, in statement: ClosedRange<Int>, _ telling: Telling) -> Int? {
    guard telling != .provideEach, source.word(end + 1) == .else, source.kind(end + 2) == .leftBrace,
      source.partner(of: end + 2) == statement.upperBound, statement.upperBound > end + 3
    else { return nil }
    return end + 1
  }

  /// Returns the kind of new method for a statement, and the name of the closure's parameter.
  private func kind(of statement: ClosedRange<Int>) -> (Telling, String?)? {
    let first = statement.lowerBound
    if accessorWords.contains(source.text(ofToken: value.lowerBound - 2)) { return nil }
    switch (source.word(first), value.lowerBound - first) {
    case (.if, 1): return (.when(true), nil)
    case (.if, 2) where source.text(ofToken: first + 1) == "!": return (.when(false), nil)
    case (.if, 4) where source.word(first + 1) == .let && source.kind(first + 2) == .identifier:
      return (.provideIfPresent, source.text(ofToken: first + 2))
    case (.for, 3) where source.kind(first + 1) == .identifier && source.word(first + 2) == .in:
      return (.provideEach, source.text(ofToken: first + 1))
    default: return nil
    }
  }
}

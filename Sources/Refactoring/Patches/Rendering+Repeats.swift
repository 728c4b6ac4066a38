import SwiftTokens

extension Rendering {
  /// Returns whether the value that a closure receives may change before it is read again in the closure: something is
  /// assigned, or a function of the repository is called, between the two. If the second is in a loop or another
  /// closure, what follows it counts as well.
  func mayChange(behind outer: Wrap, before inner: Wrap) -> Bool {
    let first = source.tokens.partitionPoint { Int($0.start) < outer.value.upperBound }
    let again = source.tokens.partitionPoint { Int($0.start) < inner.value.lowerBound }
    guard first < again else { return false }
    let isRepeated = (first..<again).contains {
      source.kind($0) == .leftBrace && source.partner(of: $0).map { $0 >= again } ?? true
    }
    let end = isRepeated ? source.tokens.partitionPoint { Int($0.start) < outer.range.upperBound } : again
    return (first..<end).contains(where: mayChange)
  }

  /// Returns whether a token assigns to something other than a new name, passes something inout, or begins the
  /// arguments of a function that the repository may declare.
  private func mayChange(_ token: Int) -> Bool {
    switch source.kind(token) {
    case .prefixAmpersand: return true
    case .equal:
      let before = source.word(token - 2)
      return before != .let && before != .var && source.kind(token - 2) != .colon
    case .leftParen, .leftBrace:
      return source.beginsCall(token, of: mayDeclare)
        && (source.kind(token) == .leftParen || !source.opensBody(token))
    default: return source.isAssignment(token)
    }
  }
}

extension SourceText {
  /// Returns whether a bracket begins the arguments of a function whose name fits. Initializers are assumed to change
  /// nothing.
  func beginsCall(_ bracket: Int, of isWanted: (String) -> Bool) -> Bool {
    let callee = callee(of: bracket)
    let name = name(ofToken: callee)
    return kind(callee) == .identifier && name.first?.isUppercase != true && isWanted(name)
  }

  /// Returns the token before the arguments of a call, without `?` and `!` as in `handler?(1)`.
  func callee(of bracket: Int) -> Int {
    let isUnwrapped = kind(bracket - 1) == .postfixQuestion || kind(bracket - 1) == .exclamation
    return isUnwrapped ? bracket - 2 : bracket - 1
  }

  /// Returns whether a name is that of an implicit member such as `.init(…)`, which creates a value.
  func isImplicitMember(_ name: Int) -> Bool {
    guard kind(name - 1) == .period else { return false }
    let before = kind(name - 2)
    return before.opens || before == .comma || before == .colon || before == .equal || before == .binaryOperator
  }

  /// Returns whether a brace opens the body of a statement such as `if` or `for`, and no closure.
  fileprivate func opensBody(_ brace: Int) -> Bool {
    word(statement(around: brace - 1).lowerBound).beginsHead
  }
}

import SwiftReader
import SwiftTokens

/// Finds the statement that can move into the closure that receives a value: a call or an assignment on one line.
///
/// A value that is needed where it is read (in a condition, as a result, under a local name) stays: a method that
/// returned it would be a getter.
struct StatementFinder {
  let file: UseFile
  /// The tokens of the whole chain.
  let chain: ClosedRange<Int>
  /// The tokens of the chain up to the provided value.
  let value: ClosedRange<Int>
  let scope: ScopeID

  var source: SourceText { file.source }
  var facts: FileFacts { file.facts }

  func statement() throws(Reason) -> (tokens: ClosedRange<Int>, isTried: Bool) {
    let tokens = source.wholeStatement(around: chain.lowerBound)
    try checkKind(tokens)
    try check(tokens)
    let isTried = tokens.contains { place in
      source.word(place) == .try && ![.postfixQuestion, .exclamation].contains(source.kind(place + 1))
    }
    return (tokens, isTried)
  }

  private func checkKind(_ tokens: ClosedRange<Int>) throws(Reason) {
    let first = tokens.lowerBound
    guard source.startsStatement(first) else { throw Self.resultReason }
    switch source.word(first) {
    case .return, .throw: throw Reason("its value is needed where it is read, for '\(source.word(first))'")
    case .if, .guard, .while, .for, .switch, .repeat, .case:
      throw Reason("its value is needed where it is read, in the head of '\(source.word(first))'")
    default: break
    }
    let sign = tokens.first { source.kind($0) == .equal || source.isAssignment($0) }
    guard let sign, source.bracket(around: sign) == source.bracket(around: first) else { return try checkCall(tokens) }
    try checkTarget(first...max(first, sign - 1))
    guard sign < chain.lowerBound else { throw Reason("it is in the target of an assignment") }
  }

  /// Throws a reason if an expression may be the value of the closure or body around it.
  private func checkCall(_ tokens: ClosedRange<Int>) throws(Reason) {
    guard source.kind(tokens.upperBound).closes, tokens != chain, let body = facts.body(around: scope),
      body.kind != .closure || !file.mayBuild(body)
    else { throw Self.resultReason }
    let isSole = source.startsBody(tokens.lowerBound) && source.kind(tokens.upperBound + 1) == .rightBrace
    let givesNothing = body.kind == .function && (body.declaration.map(facts.givesNothing) ?? false)
    let isBuilt = body.kind != .closure && (body.declaration.map(facts.givesOpaqueType) ?? false)
    if isBuilt || isSole && !givesNothing { throw Self.resultReason }
  }

  static let nameReason = Reason("its value is needed where it is read, for a name that is used elsewhere")
  private static let resultReason = Reason(
    "its value is needed where it is read, for the result of the closure or body around it")

  /// Throws a reason if a closure cannot make the assignment.
  private func checkTarget(_ target: ClosedRange<Int>) throws(Reason) {
    // Modifiers before the `var` or `let` of a declaration, such as `lazy` and `async`, need not be reserved words.
    if target.contains(where: source.declaresVariable) {
      throw Self.nameReason
    }
    if target.contains(where: { source.kind($0) == .leftParen || source.kind($0) == .leftBrace }) {
      throw Reason("the target of the assignment contains a call")
    }
    let isOwn = target.count == 3 && source.word(target.lowerBound) == .self
    if target.count == 1 || isOwn {
      throw Self.nameReason
    }
  }

  /// Returns the name of the closure's parameter: `nil` for `$0`, which another closure in the statement would hide.
  func parameterName(among names: [String], in tokens: ClosedRange<Int>) throws(Reason) -> String? {
    let rest = tokens.filter { !value.contains($0) }
    if !rest.contains(where: { source.kind($0) == .leftBrace || source.kind($0) == .dollarIdentifier }) { return nil }
    let free = names.first { name in
      !name.hasPrefix("`") && !accessorWords.contains(name)
        && !rest.contains { source.kind($0) == .identifier && source.name(ofToken: $0) == name }
    }
    guard let free else { throw Reason("'\(names[0])' has another meaning there") }
    return free
  }
}

/// Words that make a closure look like a list of accessors if it begins with them.
let accessorWords: Set<String> = ["get", "set", "willSet", "didSet"]

extension FileFacts {
  /// Returns the scope of the function, accessor or closure around a scope; `nil` for the top level or a type.
  func body(around scope: ScopeID) -> Scope? {
    var scope = scopes[Int(scope.index)]
    while scope.kind == .block { scope = scopes[Int(scope.parent.index)] }
    return [.function, .accessor, .closure].contains(scope.kind) ? scope : nil
  }

  /// Returns whether a function has no result, and no attribute that may be a result builder.
  func givesNothing(_ local: UInt32) -> Bool {
    let function = declarations[Int(local)]
    let isPlain = function.attributes.allSatisfy { plainAttributes.contains(names[attributes[Int($0)].name]) }
    return isPlain && function.type == nil && (function.kind == .function || function.kind == .initializer)
  }
}

private let plainAttributes: Set<String> = [
  "MainActor", "objc", "IBAction", "discardableResult", "nonobjc", "available", "Test", "preconcurrency",
]

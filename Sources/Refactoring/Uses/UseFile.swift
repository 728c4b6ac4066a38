import Analysis
import Findings
import SwiftReader
import SwiftTokens

/// A file with uses, with lookup tables that its uses share.
struct UseFile {
  let source: SourceText
  let facts: FileFacts
  let calls: CallTable
  private let components: Components
  /// The offset of the first byte of each closure.
  let closures: Set<UInt32>
  /// Whether the file can use a result builder.
  private let mayBuild: Bool
  /// Whether the file contains a typed throw: `throws(Fault)`.
  private let hasTypedThrow: Bool
  private let functions: FunctionNames

  init(
    _ source: SourceText, _ facts: FileFacts, components: Components, builders: BuilderModules, functions: FunctionNames
  ) {
    (self.source, self.facts, self.components) = (source, facts, components)
    calls = CallTable(facts)
    closures = Set(facts.scopes.filter { $0.kind == .closure }.map(\.range.lowerBound))
    mayBuild = builders.mayBeUsed(in: facts)
    hasTypedThrow = source.tokens.indices.contains { source.word($0) == .throws && source.kind($0 + 1) == .leftParen }
    self.functions = functions
  }

  /// Returns the component protocol of an assignment's target if the protocol's method does only that assignment,
  /// otherwise `nil`.
  func component(assignedAt offset: Int, providing leaf: String) -> String? {
    components.component(assignedAt: offset, providing: leaf)
  }

  /// Throws a reason if a range of bytes contains a comment, which a rewrite would delete.
  func checkComments(in ranges: [Range<Int>]) throws(Reason) {
    if ranges.contains(where: source.hasComment) { throw Reason("a comment is in the chain") }
  }

  /// Throws a reason if the file contains a typed throw: a new method with a closure that throws would throw any error.
  func checkTypedThrow() throws(Reason) {
    if hasTypedThrow { throw Reason("its file has a typed throw, and the new method would throw any error") }
  }

  /// Throws a reason if a call that is evaluated before a value is read could change the value. Initializers and
  /// methods of libraries are assumed not to change it.
  ///
  /// - Parameter value: the number of the first token of the value.
  func checkCalls(in tokens: ClosedRange<Int>, before value: Int) throws(Reason) {
    var place = tokens.lowerBound
    while place < value {
      if source.kind(place).opens, let end = source.partner(of: place), end < value, end > place {
        let isCall = source.kind(place) == .leftBrace || source.kind(place) == .leftParen && place > tokens.lowerBound
        let callee = source.callee(of: place)
        if isCall, !source.isImplicitMember(callee), source.kind(callee) == .identifier, mayAct(callee) {
          throw Reason("the call of '\(source.name(ofToken: callee))' before it may change the value")
        }
      }
      place += 1
    }
  }

  /// Returns whether a call of a name may have an effect: that of a function of the repository, or of a local closure.
  /// Initializers are assumed to change nothing.
  private func mayAct(_ callee: Int) -> Bool {
    let name = source.name(ofToken: callee)
    return name.first?.isUppercase != true && (functions.contains(name) || isLocal(name))
  }

  /// Returns whether the file has a local name.
  func isLocal(_ name: String) -> Bool { facts.bindings.contains { facts.names[$0.name] == name } }

  /// Returns whether the type around a use declares an instance property with the given name.
  func isProperty(_ name: String, ofTypeAround site: UseSite) -> Bool {
    components.isProperty(name, ofTypeAround: site.scope, in: site.file)
  }

  /// Returns whether a closure may be the body of a result builder: it contains no statement that builders do not
  /// allow.
  func mayBuild(_ closure: Scope) -> Bool {
    guard mayBuild else { return false }
    let changes = facts.chains.contains { chain in
      chain.use != .read && chain.use != .pattern && facts.body(around: chain.scope) == closure
    }
    if changes || facts.assignments.contains(where: { facts.body(around: $0.scope) == closure }) { return false }
    guard let open = source.token(at: Int(closure.range.lowerBound)), let close = source.partner(of: open) else {
      return true
    }
    return !source.tokens(between: open, close, exceptClosures: closures).contains { place in
      source.kind(place) == .keyword && source.kind(place - 1) != .period
        && [.return, .guard, .while, .repeat, .defer, .throw, .do].contains(source.word(place))
    }
  }
}

extension FileFacts {
  /// Returns whether the type of a declaration is written with `some`.
  func givesOpaqueType(_ local: UInt32) -> Bool {
    declarations[Int(local)].type.map { types[$0].kind == .opaque } ?? false
  }
}

extension SourceText {
  /// Returns the tokens between two braces that are not inside a nested closure.
  func tokens(between open: Int, _ close: Int, exceptClosures closures: Set<UInt32>) -> [Int] {
    var found: [Int] = []
    var place = open + 1
    while place < close {
      if kind(place) == .leftBrace, closures.contains(tokens[place].start), let end = partner(of: place), end > place {
        place = end
      } else {
        found.append(place)
      }
      place += 1
    }
    return found
  }
}

extension SourceText {
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
}

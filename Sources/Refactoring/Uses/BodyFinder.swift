import SwiftReader
import SwiftTokens

/// Finds the statement whose body can become the closure that receives a value: `if let name = server.info.name { … }`,
/// or a loop over the value.
struct BodyFinder {
  let file: UseFile
  /// The tokens of the value.
  let value: ClosedRange<Int>
  let scope: ScopeID

  var source: SourceText { file.source }
  var facts: FileFacts { file.facts }

  /// A statement that a call of the new method replaces up to its opening brace.
  struct Body {
    let form: MethodForm
    /// The tokens from the statement's keyword to the opening brace.
    let head: ClosedRange<Int>
    let statement: ClosedRange<Int>
    /// The name of the closure's parameter.
    let parameter: String

    /// The tokens between the braces.
    var tokens: ClosedRange<Int> { (head.upperBound + 1)...(statement.upperBound - 1) }
  }

  /// Returns the statement around the value; `nil` if it is no `if let` without `else` and no loop over the value.
  func body() -> Body? {
    let statement = source.statement(around: value.lowerBound)
    let open = value.upperBound + 1
    guard source.kind(open) == .leftBrace, source.partner(of: open) == statement.upperBound,
      statement.upperBound > open + 1, let (form, parameter) = form(of: statement), !accessorWords.contains(parameter),
      let around = facts.body(around: scope), around.kind != .closure || !file.mayBuild(around),
      around.declaration.map({ around.kind == .closure || !facts.givesOpaqueType($0) }) ?? true
    else { return nil }
    return Body(form: form, head: statement.lowerBound...open, statement: statement, parameter: parameter)
  }

  /// Returns the form of the new method for a statement, and the name of the closure's parameter.
  private func form(of statement: ClosedRange<Int>) -> (MethodForm, String)? {
    let first = statement.lowerBound
    switch (source.word(first), value.lowerBound - first) {
    case (.if, 4) where source.word(first + 1) == .let && source.kind(first + 2) == .identifier:
      return (.provideIfPresent, source.text(ofToken: first + 2))
    case (.for, 3) where source.kind(first + 1) == .identifier && source.word(first + 2) == .in:
      return (.provideEach, source.text(ofToken: first + 1))
    default: return nil
    }
  }
}

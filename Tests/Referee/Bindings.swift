import SwiftSyntax

extension Scribe {
  /// Writes a binding down, unless its name is `_`.
  func bind(_ name: TokenSyntax, _ kind: String) {
    guard name.tokenKind != .wildcard else { return }
    write(name.start, "B \(name.start) \(name.bare) \(kind)")
  }

  /// Walks a pattern whose identifiers are bindings of one kind.
  func pattern(_ node: PatternSyntax?, _ kind: String, isCase: Bool = false) {
    var inside = around
    inside.binding = kind
    inside.isInCasePattern = around.isInCasePattern || isCase
    within(inside) { read(node) }
  }

  func bind(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if let kind = around.binding { bind(node.identifier, kind) }
    return .skipChildren
  }

  func bind(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    pattern(node.pattern, "optionalBinding")
    read(node.initializer)
    return .skipChildren
  }

  func bind(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    pattern(node.pattern, "pattern", isCase: true)
    read(node.initializer)
    return .skipChildren
  }

  func bind(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    pattern(node.pattern, "pattern", isCase: true)
    read(node.whereClause)
    return .skipChildren
  }

  /// Without a pattern the caught error is called `error`.
  func bind(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    let start = node.body.leftBrace.start
    if node.catchItems.isEmpty { write(start, "B \(start) error caughtError") }
    return .visitChildren
  }

  func bind(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind {
    let bound = node.pattern?.as(ValueBindingPatternSyntax.self)?.pattern
    let isWholeError = bound?.is(IdentifierPatternSyntax.self) ?? false
    pattern(node.pattern, isWholeError ? "caughtError" : "pattern", isCase: true)
    read(node.whereClause)
    return .skipChildren
  }

  func bind(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let isCase = node.caseKeyword != nil
    pattern(node.pattern, isCase ? "pattern" : "loop", isCase: isCase)
    read(node.sequence)
    read(node.whereClause)
    read(node.body)
    return .skipChildren
  }

  func bind(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.parameters?.name { bind(name, "parameter") }
    read(node.body)
    return .skipChildren
  }

  func bind(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    bodily {
      for capture in node.signature?.capture?.items ?? [] {
        bind(capture.name, "capture")
        read(capture.initializer)
      }
      switch node.signature?.parameterClause {
      case .simpleInput(let parameters):
        for parameter in parameters { bind(parameter: parameter.name) }
      case .parameterClause(let clause):
        for parameter in clause.parameters { bind(parameter: parameter.secondName ?? parameter.firstName) }
      default: break
      }
      read(node.statements)
    }
  }

  /// A closure's parameter. `$name` is a binding, whose value is `name`.
  private func bind(parameter name: TokenSyntax) {
    let text = name.bare
    guard text.hasPrefix("$"), text.utf8.count > 1 else { return bind(name, "closureParameter") }
    write(name.start + 1, "B \(name.start + 1) \(text.dropFirst()) closureParameter")
    bind(name, "local")
  }

  /// The names of parameters, and the chains in their defaults.
  func bind(_ parameters: FunctionParameterListSyntax) {
    for parameter in parameters {
      bind(parameter.secondName ?? parameter.firstName, "parameter")
      read(parameter.defaultValue)
    }
  }
}

extension TokenSyntax {
  /// The text of a name without back-ticks.
  var bare: String {
    let text = text
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`"), text.utf8.last == UInt8(ascii: "`")
    else { return text }
    return String(text.dropFirst().dropLast())
  }
}

import SwiftSyntax

extension IfConfigClauseSyntax {
  /// Whether no flags have the clause compiled: its condition is false, or that of an earlier clause is true.
  var isNeverCompiled: Bool {
    if truth == false { return true }
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    return clauses.prefix { $0.id != id }.contains { $0.truth == true }
  }

  /// Whether the condition is true under any flags, or false; `nil` if flags decide.
  private var truth: Bool? { poundKeyword.tokenKind == .poundElse ? true : condition.flatMap(truth(of:)) }
}

private func truth(of condition: ExprSyntax) -> Bool? {
  switch condition.as(ExprSyntaxEnum.self) {
  case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
  case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
    return truth(of: negation.expression).map { !$0 }
  case .tupleExpr(let tuple) where tuple.elements.count == 1:
    return tuple.elements.first.flatMap { truth(of: $0.expression) }
  case .sequenceExpr(let sequence): return truth(of: Array(sequence.elements))
  default: return nil
  }
}

/// Returns the truth of operands with the operators `&&` and `||` between them.
private func truth(of sequence: [ExprSyntax]) -> Bool? {
  let choices = sequence.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }.map { parts -> Bool? in
    let truths = parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(truth(of:))
    return truths.contains(false) ? false : truths.contains(nil) ? nil : true
  }
  return choices.contains(true) ? true : choices.contains(nil) ? nil : false
}

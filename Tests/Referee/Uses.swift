import SwiftSyntax

extension Scribe {
  /// Walks an expression, which is used as told if it is a chain.
  func expression(_ node: ExprSyntax, use: Use) -> SyntaxVisitorContinueKind {
    let inner = withoutEffects(node)
    switch inner.kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .postfixIfConfigExpr:
      chain(inner, use: use)
    case .tupleExpr where use == .write: elements(of: inner)
    default: read(inner)
    }
    return .skipChildren
  }

  /// What a tuple on the left-hand side of an assignment consists of is assigned to.
  private func elements(of node: ExprSyntax) {
    for element in node.as(TupleExprSyntax.self)?.elements ?? [] { _ = expression(element.expression, use: .write) }
  }

  /// An operator that assigns stands directly after what it assigns to, as long as nobody has folded the sequence.
  func sequence(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() {
      let next = index + 1 < elements.count ? elements[index + 1] : nil
      if let use = next.flatMap(use(before:)) {
        _ = expression(element, use: use)
      } else {
        read(element)
      }
    }
    return .skipChildren
  }

  private func use(before node: ExprSyntax) -> Use? {
    switch node.kind {
    case .assignmentExpr: return .write
    case .binaryOperatorExpr:
      guard let sign = node.as(BinaryOperatorExprSyntax.self)?.operator.text, sign.utf8.last == UInt8(ascii: "=")
      else { return nil }
      return comparisons.contains(sign) ? nil : .update
    default: return nil
    }
  }

  /// Returns an expression without `try` and the like, and without parentheses.
  private func withoutEffects(_ node: ExprSyntax) -> ExprSyntax {
    var node = node
    while true {
      if let effect = node.as(TryExprSyntax.self) {
        node = effect.expression
      } else if let effect = node.as(AwaitExprSyntax.self) {
        node = effect.expression
      } else if let effect = node.as(UnsafeExprSyntax.self) {
        node = effect.expression
      } else if let inner = node.as(TupleExprSyntax.self)?.elements, inner.count == 1, let only = inner.first,
        only.label == nil
      {
        node = only.expression
      } else {
        return node
      }
    }
  }
}

/// Operators that end in an equals sign and assign nothing.
private let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="]

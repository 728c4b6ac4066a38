@_spi(ExperimentalLanguageFeatures) import SwiftSyntax

/// What becomes of a chain's value, where its parent says so.
enum Use: String {
  case read, write, update, `inout`, pattern
}

extension Scribe {
  func chain(_ node: some ExprSyntaxProtocol) -> SyntaxVisitorContinueKind {
    chain(ExprSyntax(node), use: around.isInCasePattern ? .pattern : .read)
    return .skipChildren
  }

  /// Takes a postfix expression apart from its end to its root and writes it down if it has a link.
  ///
  /// - Parameter isClause: whether it stands in a postfix `#if`, where it begins with a dot but no value is implied.
  func chain(_ whole: ExprSyntax, use: Use, isClause: Bool = false) {
    var links: [String] = []
    var rest = whole
    while true {
      switch rest.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        links.append(link(access.declName.baseName))
        guard let base = access.base else {
          return write(links, root: isClause ? "*" : "implicit", start: access.period.start, use: use)
        }
        rest = base
      case .functionCallExpr(let call):
        guard let opening = call.leftParen ?? call.trailingClosure?.leftBrace else { return }
        links.append("c@\(opening.start)")
        read(call.arguments)
        read(call.trailingClosure)
        read(call.additionalTrailingClosures)
        rest = call.calledExpression
      case .subscriptCallExpr(let call):
        links.append("s@\(call.leftSquare.start)")
        read(call.arguments)
        read(call.trailingClosure)
        read(call.additionalTrailingClosures)
        rest = call.calledExpression
      case .optionalChainingExpr(let optional):
        links.append("?@\(optional.questionMark.start)")
        rest = optional.expression
      case .forceUnwrapExpr(let forced):
        links.append("!@\(forced.exclamationMark.start)")
        rest = forced.expression
      case .genericSpecializationExpr(let special):
        rest = special.expression
      case .postfixIfConfigExpr(let conditional):
        write(links, root: "*", start: conditional.config.start, use: use)
        return clauses(of: conditional, isClause: isClause)
      case let root:
        read(rest)
        return write(links, root: name(of: root), start: rest.start, use: use)
      }
    }
  }

  /// What stands before a postfix `#if` and each of its clauses is a chain of its own.
  private func clauses(of conditional: PostfixIfConfigExprSyntax, isClause: Bool) {
    let use = around.isInCasePattern ? Use.pattern : .read
    if let base = conditional.base { chain(base, use: use, isClause: isClause) }
    for clause in conditional.config.clauses {
      guard !clause.isNeverCompiled, case .postfixExpression(let expression) = clause.elements else { continue }
      chain(expression, use: use, isClause: true)
    }
  }

  private func write(_ links: [String], root: String?, start: Int, use: Use) {
    guard let root, !links.isEmpty else { return }
    let links = links.reversed().joined(separator: " ")
    write(start, "C \(start) \(root) [\(links)] \(use) in=\(place(around.declaration))")
  }

  private func link(_ name: TokenSyntax) -> String {
    if case .integerLiteral = name.tokenKind { return "#@\(name.start)" }
    return ".@\(name.start)"
  }

  /// The transcript's word for a chain's root; `nil` for a binding in a pattern, `case let x?`, which is no chain.
  private func name(of root: ExprSyntaxEnum) -> String? {
    switch root {
    case .declReferenceExpr(let reference):
      switch reference.baseName.tokenKind {
      case .keyword(.self): "self"
      case .dollarIdentifier(let text): text.dropFirst().allSatisfy(\.isNumber) ? "closureParameter" : "name"
      case .binaryOperator, .prefixOperator, .postfixOperator: "*"
      default: "name"
      }
    case .superExpr: "super"
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .simpleStringLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr, .regexLiteralExpr:
      "literal"
    case .closureExpr: "closure"
    case .macroExpansionExpr: "macro"
    case .keyPathExpr: "keyPath"
    case .patternExpr: nil
    default: "*"
    }
  }

  func keyPath(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    let links = node.components.flatMap { component -> [String] in
      switch component.component {
      case .property(let property): return [link(property.declName.baseName)]
      case .method(let call):
        read(call.arguments)
        return [link(call.declName.baseName), "c@\(call.leftParen.start)"]
      case .subscript(let call):
        read(call.arguments)
        return ["s@\(call.leftSquare.start)"]
      case .optional(let optional):
        let mark = optional.questionOrExclamationMark
        return [mark.tokenKind == .exclamationMark ? "!@\(mark.start)" : "?@\(mark.start)"]
      default: return []
      }
    }
    write(node.start, "K \(node.start) [\(links.joined(separator: " "))]")
    return .skipChildren
  }
}

extension SyntaxProtocol {
  /// The offset of the first byte that is no trivia.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}

/// The offset of a declaration as a transcript writes it.
func place(_ declaration: Int?) -> String {
  declaration.map(String.init) ?? "-"
}

import SwiftSyntax

extension Scribe {
  func declare(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    var entry = Entry("func", named: node.name, node.modifiers, node.attributes)
    entry.type = node.signature.returnClause.map { spelling(of: $0.type) } ?? "-"
    entry.require(node.genericParameterClause, node.genericWhereClause)
    return declare(entry, node.signature, node.body)
  }

  func declare(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    var entry = Entry("init", at: node.initKeyword.start, node.modifiers, node.attributes)
    if node.optionalMark != nil { entry.marks.insert("failable") }
    entry.require(node.genericParameterClause, node.genericWhereClause)
    return declare(entry, node.signature, node.body)
  }

  func declare(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    var entry = Entry("deinit", at: node.deinitKeyword.start, node.modifiers, node.attributes)
    if node.body != nil { entry.marks.insert("body") }
    return declare(entry) { read(node.body) }
  }

  func declare(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    var entry = Entry("macro", named: node.name, node.modifiers, node.attributes)
    entry.type = node.signature.returnClause.map { spelling(of: $0.type) } ?? "-"
    entry.parameters = node.signature.parameterClause.parameters.map { spelling(of: $0) }
    entry.require(node.genericParameterClause, node.genericWhereClause)
    return declare(entry) {
      bind(node.signature.parameterClause.parameters)
      read(node.definition)
    }
  }

  func declare(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    var entry = Entry("subscript", at: node.subscriptKeyword.start, node.modifiers, node.attributes)
    entry.type = spelling(of: node.returnClause.type)
    entry.parameters = node.parameterClause.parameters.map { spelling(of: $0, isLabelImplied: false) }
    entry.require(node.genericParameterClause, node.genericWhereClause)
    return declare(entry) {
      bind(node.parameterClause.parameters)
      read(node.accessorBlock)
    }
  }

  private func declare(_ entry: Entry, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?)
    -> SyntaxVisitorContinueKind
  {
    var entry = entry
    entry.parameters = signature.parameterClause.parameters.map { spelling(of: $0) }
    entry.take(signature.effectSpecifiers)
    if body != nil { entry.marks.insert("body") }
    return declare(entry) {
      bind(signature.parameterClause.parameters)
      read(body)
    }
  }
}

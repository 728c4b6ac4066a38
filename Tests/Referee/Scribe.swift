import SwiftSyntax

/// Walks a syntax tree once and writes down what a transcript says of it.
///
/// Whole postfix expressions, declarations and patterns are taken apart where they begin, so that nothing climbs.
final class Scribe: SyntaxVisitor {
  /// What surrounds a node; it decides whether a `var` is a property.
  struct Surroundings {
    enum Braces { case file, type, protocolBody, body }

    var braces = Braces.file
    /// The offset of the innermost enclosing declaration's name.
    var declaration: Int?
    /// The kind of binding that an identifier pattern makes here.
    var binding: String?
    var isInCasePattern = false
  }

  var lines: [Line] = []
  /// The module of every import, and the only declaration that is imported. The facts keep no offset of those.
  var imports: [String] = []
  var around = Surroundings()

  func write(_ offset: Int, _ text: String) {
    lines.append(Line(offset: offset, text: text))
  }

  /// Runs `body` in other surroundings, then returns to these.
  func within(_ inner: Surroundings, _ body: () -> Void) {
    let outer = around
    around = inner
    body()
    around = outer
  }

  /// Walks the children of a node that holds the body of a function, closure or branch.
  func bodily(_ walkChildren: () -> Void) -> SyntaxVisitorContinueKind {
    within(Surroundings(braces: .body, declaration: around.declaration), walkChildren)
    return .skipChildren
  }

  func read(_ node: (some SyntaxProtocol)?) {
    if let node { walk(node) }
  }

  // MARK: What is not read

  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Chains

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { chain(node) }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { chain(node) }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { chain(node) }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind { chain(node) }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { chain(node) }
  override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind { chain(node) }
  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind { chain(node) }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { sequence(node) }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { expression(node.expression, use: .inout) }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { keyPath(node) }

  // MARK: Declarations

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, "class") }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, "struct") }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, "enum") }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, "actor") }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }

  // MARK: Bindings

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { bind(node) }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind { bind(node) }
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind { bind(node) }
  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind { bind(node) }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { bind(node) }
  override func visit(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind { bind(node) }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { bind(node) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { bind(node) }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { bind(node) }

  // MARK: Bodies

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { bodily { read(node.statements) } }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    bodily { read(Syntax(node.accessors)) }
  }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    read(Syntax(node.label))
    return bodily { read(node.statements) }
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.isNeverCompiled { return .skipChildren }
    read(node.elements.map { Syntax($0) })
    return .skipChildren
  }
}

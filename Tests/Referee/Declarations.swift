import SwiftSyntax

extension Scribe {
  /// Writes a declaration down and walks what stands inside it.
  func declare(_ entry: Entry, _ braces: Surroundings.Braces? = nil, inside: () -> Void) -> SyntaxVisitorContinueKind {
    write(entry.offset, entry.line(in: around.declaration))
    within(Surroundings(braces: braces ?? around.braces, declaration: entry.offset), inside)
    return .skipChildren
  }

  func declare(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.path.map(\.name.bare)
    let isOfOne = node.importKindSpecifier != nil && names.count > 1
    imports.append("\(names.first ?? "_") \(isOfOne ? names[1] : "")")
    return .skipChildren
  }

  func declare(_ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax, _ kind: String)
    -> SyntaxVisitorContinueKind
  {
    var entry = Entry(kind, named: node.name, node.modifiers, node.attributes)
    entry.inherit(node.inheritanceClause)
    entry.require(node.genericParameterClause, node.genericWhereClause)
    return declare(entry, .type) { read(node.memberBlock.members) }
  }

  func declare(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    var entry = Entry("protocol", named: node.name, node.modifiers, node.attributes)
    entry.inherit(node.inheritanceClause)
    entry.require(nil, node.genericWhereClause)
    return declare(entry, .protocolBody) { read(node.memberBlock.members) }
  }

  func declare(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var entry = Entry("extension", at: node.extendedType.start, node.modifiers, node.attributes)
    entry.type = spelling(of: node.extendedType)
    entry.name = entry.type
    entry.inherit(node.inheritanceClause)
    entry.require(nil, node.genericWhereClause)
    return declare(entry, .type) { read(node.memberBlock.members) }
  }

  func declare(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    var entry = Entry("typealias", named: node.name, node.modifiers, node.attributes)
    entry.type = spelling(of: node.initializer.value)
    entry.require(node.genericParameterClause, node.genericWhereClause)
    return declare(entry) {}
  }

  func declare(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    var entry = Entry("associatedtype", named: node.name, node.modifiers, node.attributes)
    entry.inherit(node.inheritanceClause)
    entry.require(nil, node.genericWhereClause)
    return declare(entry) {}
  }

  func declare(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      var entry = Entry("case", named: element.name, node.modifiers, node.attributes)
      entry.parameters = element.parameterClause?.parameters.map { spelling(of: $0) } ?? []
      _ = declare(entry) {
        for parameter in element.parameterClause?.parameters ?? [] { read(parameter.defaultValue) }
        read(element.rawValue)
      }
    }
    return .skipChildren
  }

  func declare(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(Entry("operator", named: node.name, [], [])) {}
  }

  func declare(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(Entry("precedencegroup", named: node.name, node.modifiers, node.attributes)) {}
  }
}

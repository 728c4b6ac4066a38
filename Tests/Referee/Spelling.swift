import SwiftSyntax

/// The canonical spelling of a type, in which what does not change whose member is read is left out.
func spelling(of type: TypeSyntax) -> String {
  switch type.as(TypeSyntaxEnum.self) {
  case .identifierType(let type):
    type.name.tokenKind == .wildcard ? "_" : type.name.bare + spelling(of: type.genericArgumentClause)
  case .memberType(let type):
    "\(spelling(of: type.baseType)).\(type.name.bare)\(spelling(of: type.genericArgumentClause))"
  case .optionalType(let type): "\(spelling(of: type.wrappedType))?"
  case .implicitlyUnwrappedOptionalType(let type): "\(spelling(of: type.wrappedType))?"
  case .arrayType(let type): "[\(spelling(of: type.element))]"
  case .dictionaryType(let type): "[\(spelling(of: type.key)):\(spelling(of: type.value))]"
  case .inlineArrayType(let type):
    "InlineArray<\(spelling(of: type.count.argument)),\(spelling(of: type.element.argument))>"
  case .tupleType(let type): spelling(of: type.elements)
  case .functionType(let type):
    "(\(type.parameters.map { spelling(of: $0.type) }.joined(separator: ",")))->\(spelling(of: type.returnClause.type))"
  case .compositionType(let type): type.elements.map { spelling(of: $0.type) }.joined(separator: "&")
  case .metatypeType(let type): "\(spelling(of: type.baseType)).Type"
  case .someOrAnyType(let type): "\(type.someOrAnySpecifier.text) \(spelling(of: type.constraint))"
  case .suppressedType(let type): "~\(spelling(of: type.type))"
  case .attributedType(let type): spelling(of: type.baseType)
  case .packElementType(let type): spelling(of: type.pack)
  case .packExpansionType(let type): spelling(of: type.repetitionPattern)
  case .namedOpaqueReturnType(let type): spelling(of: type.type)
  case .classRestrictionType: "class"
  case .missingType: "_"
  @unknown default: "_"
  }
}

private func spelling(of clause: GenericArgumentClauseSyntax?) -> String {
  guard let clause, !clause.arguments.isEmpty else { return "" }
  return "<\(clause.arguments.map { spelling(of: $0.argument) }.joined(separator: ","))>"
}

private func spelling(of argument: GenericArgumentSyntax.Argument) -> String {
  if case .type(let type) = argument { spelling(of: type) } else { "_" }
}

/// Parentheses around one type are left out, and so are second names and the label `_`.
private func spelling(of elements: TupleTypeElementListSyntax) -> String {
  let spelled = elements.map { element in
    let label = element.colon == nil ? "" : (element.firstName?.bare ?? "")
    return (label.isEmpty || label == "_" ? "" : "\(label):") + spelling(of: element.type)
  }
  if let only = elements.first, elements.count == 1, only.colon == nil || only.firstName?.tokenKind == .wildcard {
    return spelled.joined()
  }
  return "(\(spelled.joined(separator: ",")))"
}

/// A parameter as `label name: type`; a subscript's single name is no label.
func spelling(of parameter: FunctionParameterSyntax, isLabelImplied: Bool = true) -> String {
  let isLabelled = isLabelImplied || parameter.secondName != nil
  let label = isLabelled ? parameter.firstName.bare : "_"
  let name = (parameter.secondName ?? parameter.firstName).bare
  return "\(label) \(name): \(takingInout(parameter.type))"
    + (parameter.ellipsis == nil ? "" : "...") + (parameter.defaultValue == nil ? "" : " =")
}

/// A payload as a parameter without a name.
func spelling(of payload: EnumCaseParameterSyntax) -> String {
  let label = payload.firstName?.bare ?? "_"
  return "\(label) -: \(takingInout(payload.type))" + (payload.defaultValue == nil ? "" : " =")
}

private func takingInout(_ type: TypeSyntax) -> String {
  let specifiers = type.as(AttributedTypeSyntax.self)?.specifiers ?? []
  let isInout = specifiers.contains { element in
    guard case .simpleTypeSpecifier(let simple) = element else { return false }
    return simple.specifier.tokenKind == .keyword(.inout)
  }
  return (isInout ? "inout " : "") + spelling(of: type)
}

func spelling(of parameter: GenericParameterSyntax) -> String {
  parameter.name.bare + (parameter.inheritedType.map { ":\(spelling(of: $0))" } ?? "")
}

/// A requirement; `nil` for those that say something of a layout.
func spelling(of requirement: GenericRequirementSyntax.Requirement) -> String? {
  switch requirement {
  case .conformanceRequirement(let requirement):
    return "\(spelling(of: requirement.leftType)):\(spelling(of: requirement.rightType))"
  case .sameTypeRequirement(let requirement):
    var left = "_"
    var right = "_"
    if case .type(let type) = requirement.leftType { left = spelling(of: type) }
    if case .type(let type) = requirement.rightType { right = spelling(of: type) }
    return "\(left)==\(right)"
  case .layoutRequirement: return nil
  @unknown default: return nil
  }
}

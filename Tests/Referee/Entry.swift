import SwiftSyntax

/// What one declaration line says.
struct Entry {
  var offset: Int
  var kind: String
  var name = "-"
  var type = "-"
  var parameters: [String] = []
  var inheritance: [String] = []
  var marks: Set<String> = []
  var attributes: [String] = []
  var generics: [String] = []
  var thrown = "-"

  init(_ kind: String, at offset: Int, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) {
    self.offset = offset
    self.kind = kind
    self.marks = Set(modifiers.compactMap(mark))
    self.attributes = names(of: attributes)
  }

  init(
    _ kind: String, named name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) {
    self.init(kind, at: name.start, modifiers, attributes)
    self.name = name.bare
  }

  mutating func inherit(_ clause: InheritanceClauseSyntax?) {
    inheritance = clause?.inheritedTypes.map { spelling(of: $0.type) } ?? []
  }

  mutating func take(_ effects: FunctionEffectSpecifiersSyntax?) {
    if effects?.asyncSpecifier != nil { marks.insert("async") }
    if effects?.throwsClause != nil { marks.insert("throws") }
    if let type = effects?.throwsClause?.type { thrown = spelling(of: type) }
  }

  mutating func require(_ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?) {
    generics =
      (parameters?.parameters.map { spelling(of: $0) } ?? [])
      + (clause?.requirements.compactMap { spelling(of: $0.requirement) } ?? [])
  }

  func line(in parent: Int?) -> String {
    "D \(offset) \(kind) \(name) in=\(place(parent)) type=\(type) params=(\(parameters.joined(separator: ", ")))"
      + " inherits=\(list(inheritance)) mods=\(list(marks.sorted())) attrs=\(list(attributes))"
      + " generics=\(list(generics)) throws=\(thrown)"
  }
}

private func list(_ words: [String]) -> String {
  words.isEmpty ? "-" : words.joined(separator: ",")
}

private let listedModifiers: Set<String> = [
  "static", "class", "private", "fileprivate", "internal", "package", "public", "open", "mutating", "override", "lazy",
  "weak",
  "unowned", "indirect", "nonisolated",
]

/// The word for a modifier; a level of access that concerns the setter alone is `set`.
private func mark(_ modifier: DeclModifierSyntax) -> String? {
  if modifier.detail?.detail.text == "set" { return "set" }
  let word = modifier.name.text
  return listedModifiers.contains(word) ? word : nil
}

private func names(of attributes: AttributeListSyntax) -> [String] {
  attributes.flatMap { element -> [String] in
    switch element {
    case .attribute(let attribute): return [name(of: attribute.attributeName)]
    case .ifConfigDecl(let conditional):
      return conditional.clauses.flatMap { clause -> [String] in
        guard !clause.isNeverCompiled, case .attributes(let attributes) = clause.elements else { return [] }
        return names(of: attributes)
      }
    @unknown default: return []
    }
  }
}

private func name(of attribute: TypeSyntax) -> String {
  switch attribute.as(TypeSyntaxEnum.self) {
  case .identifierType(let type): type.name.bare
  case .memberType(let type): "\(name(of: type.baseType)).\(type.name.bare)"
  default: "_"
  }
}

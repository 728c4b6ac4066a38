import PairWriting
import SwiftTokens

/// `@Extractions`: writes a property for each case of an enum, which is what the case carries.
struct ExtractionsMacro {
  private let declaration: EnumDeclaration

  init(_ expansion: Expansion) throws(Refusal) {
    declaration = try EnumDeclaration(expansion, for: "@Extractions")
    guard declaration.body.elements.contains(where: { !$0.parameters.isEmpty }) else {
      throw Refusal(
        "no case of '\(declaration.type)' carries anything, so there is nothing to extract; take '@Extractions' away",
        at: declaration.index, of: declaration.source)
    }
  }

  var properties: String {
    declaration.body.members.map { member in
      switch member {
      case .condition(let line, _): line
      case .element(let element): element.parameters.isEmpty ? "" : property(of: element)
      }
    }.joined(separator: "\n")
  }

  private func property(of element: Element) -> String {
    let source = declaration.source
    let name = source.text(element.index)
    let names = element.parameters.indices.map { element.parameters.count == 1 ? "value" : "value\($0 + 1)" }
    let patterns = zip(element.parameters, names).map { parameter, name in
      (parameter.label.map { source.text($0) + ": " } ?? "") + "let \(name)"
    }
    let value = names.count == 1 ? "value" : "(\(names.joined(separator: ", ")))"
    return """
      /// What `\(source.name(element.index))` carries; nil if this is another case.
      \(declaration.access)var \(name): \(type(of: element)) {
        if case .\(name)(\(patterns.joined(separator: ", "))) = self { \(value) } else { nil }
      }
      """
  }

  private func type(of element: Element) -> String {
    let source = declaration.source
    if let only = element.parameters.first, element.parameters.count == 1 {
      let text = source.joined(only.type)
      return source.needsBrackets(only.type) ? "(\(text))?" : text + "?"
    }
    let parts = element.parameters.map { parameter in
      (parameter.label.map { source.text($0) + ": " } ?? "") + source.joined(parameter.type)
    }
    return "(\(parts.joined(separator: ", ")))?"
  }
}

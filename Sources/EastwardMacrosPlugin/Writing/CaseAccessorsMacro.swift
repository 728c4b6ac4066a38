import SwiftTokens

/// The macro `@CaseAccessors`, which generates a property for each case of an enum that has associated values.
struct CaseAccessorsMacro {
  let properties: String

  init(_ expansion: Expansion) throws(Refusal) {
    properties = try EnumDeclaration(expansion, for: "@CaseAccessors").extractions
  }
}

extension EnumDeclaration {
  /// The generated properties, and the conditional compilation directives around them.
  fileprivate var extractions: String {
    get throws(Refusal) {
      guard body.elements.contains(where: { !$0.parameters.isEmpty }) else {
        throw Refusal(
          "no case of '\(type)' has associated values; remove '@CaseAccessors'", at: index,
          of: source)
      }
      try checkNames()
      return body.members.map { member in
        switch member {
        case .condition(let line, _): line
        case .element(let element): element.parameters.isEmpty ? "" : extraction(of: element)
        }
      }.joined(separator: "\n")
    }
  }

  private func extraction(of element: Element) -> String {
    let name = source.text(ofToken: element.index)
    let names = element.parameters.indices.map { element.parameters.count == 1 ? "value" : "value\($0 + 1)" }
    let patterns = zip(element.parameters, names).map { parameter, name in
      label(of: parameter) + "let \(name)"
    }
    let value = names.count == 1 ? "value" : "(\(names.joined(separator: ", ")))"
    return """
      /// The associated value of `\(source.name(ofToken: element.index))`, or nil if this is another case.
      \(access)var \(name): \(carried(by: element)) {
        if case .\(name)(\(patterns.joined(separator: ", "))) = self { \(value) } else { nil }
      }
      """
  }

  private func label(of parameter: Element.Parameter) -> String {
    parameter.label.map { source.name(ofToken: $0).asCallLabel + ": " } ?? ""
  }

  /// Returns the optional type of a case's associated values.
  private func carried(by element: Element) -> String {
    if let only = element.parameters.first?.type, element.parameters.count == 1 {
      let text = source.joined(only)
      return source.needsBrackets(only) ? "(\(text))?" : text + "?"
    }
    let parts = element.parameters.map { parameter in
      label(of: parameter) + source.joined(parameter.type)
    }
    return "(\(parts.joined(separator: ", ")))?"
  }
}

import SwiftTokens

extension EnumDeclaration {
  /// Throws if a `Value` cannot be used as the value of an aspect.
  func checkAliases() throws(Refusal) {
    for alias in body.values {
      if let attribute = alias.head.attributes.first(where: { $0.name == "available" }) {
        throw Refusal(
          "'@available' on 'Value' is not supported; write it before 'enum'", at: attribute.tokens.lowerBound,
          of: source)
      }
      try checkAccess(of: alias)
    }
    try refuse(
      body.values.map(\.type), "declare 'typealias Value' as a type that is 'Equatable', such as a struct")
  }

  /// Throws if the associated values of the cases cannot be compared, for an enum that the macro makes `Equatable`.
  func checkCases() throws(Refusal) {
    let carried = body.elements.flatMap(\.parameters).map(\.type)
    try refuse(carried, "use another associated value, or write '\(type): Equatable' and '=='")
  }

  /// Throws for the first of these types whose values cannot be compared.
  private func refuse(_ types: [Range<Int>], _ cure: String) throws(Refusal) {
    for written in types {
      guard let reason = source.reasonAgainstComparing(written) else { continue }
      throw Refusal(
        "\(reason), and the values of '\(type)' must be; \(cure)", at: written.lowerBound, of: source)
    }
  }

  /// Throws if a `Value` is less accessible than the enum, whose generated members mention it.
  private func checkAccess(of alias: EnumBody.Alias) throws(Refusal) {
    let needed = min(level, around.reach)
    let written = alias.head.modifiers.first { $0.word == alias.head.access }
    guard written?.word == .private || AccessLevel(written?.word) < needed else { return }
    let word = "\(needed)"
    let place = written?.index ?? alias.index
    let text = written == nil ? "\(word) typealias" : word
    throw Refusal(
      "'Value' is less accessible than '\(type)'; write '\(word) typealias Value'", at: place, of: source
    ).offering("write '\(word)'", text, for: place, of: source)
  }
}

import PairWriting
import SwiftTokens

extension EnumDeclaration {
  /// Throws if the enum cannot be an aspect.
  func checkAspect(isNested: Bool) throws(Refusal) {
    if isGeneric {
      throw Refusal(
        "'\(type)' is generic, and a generated pair cannot be; write the pair by hand, as `east pair` prints it",
        at: index + 1, of: source)
    }
    if isNested, let hidden = head.modifier(.private) {
      throw Refusal(
        "'\(type)' is private to the enclosing type, and its extension is outside; write 'fileprivate'", at: hidden,
        of: source
      ).offering("write 'fileprivate'", "fileprivate", for: hidden, of: source)
    }
    if let alias = body.values.first, !body.elements.isEmpty {
      throw Refusal(
        "'\(type)' has both cases and a 'Value'; an aspect is declared by one of them", at: alias.index, of: source)
    }
    if body.values.isEmpty, body.elements.isEmpty {
      throw Refusal(
        "'\(type)' has no value; add 'typealias Value = …', or cases", at: index,
        of: source
      ).offering("add a value", " typealias Value = <#Int#> ", behind: brace, of: source)
    }
    try checkEquality()
  }

  private func checkEquality() throws(Refusal) {
    let aliases = body.values.map(\.type)
    try refuse(aliases, "declare 'typealias Value' as a type that is 'Equatable', such as a struct")
    guard !isComparedByHand else { return }
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

  /// Throws if the enum has no `Value`, because its cases name the methods and the attribute names one too.
  func checkMethod(_ attribute: SourcePiece) throws(Refusal) {
    guard body.values.isEmpty else { return }
    throw Refusal(
      "the cases of '\(type)' are its methods already; remove 'method', or write 'typealias Value = …'", at: 0,
      of: attribute)
  }

  /// The name of the aspect, from the name of the enum.
  var pairName: PairName {
    get throws(Refusal) {
      let bare = source.name(index)
      let name: PairName
      do throws(PairingError) {
        name = try PairName(bare)
      } catch {
        throw Refusal(
          "'\(bare)' cannot be the name of an aspect; use a word with a capital first letter", at: index, of: source)
      }
      let rest = bare.dropFirst("The".count)
      if bare.hasPrefix("The"), rest.first?.isUppercase == true {
        throw Refusal(
          "the macros add 'KnowsThe' to the name of an aspect; call it '\(rest)'", at: index,
          of: source
        ).offering("call it '\(rest)'", String(rest), for: index, of: source)
      }
      guard name.text == bare else {
        throw Refusal(
          "the name of an aspect begins with a capital letter; call it '\(name.text)'", at: index, of: source
        )
        .offering("call it '\(name.text)'", name.text, for: index, of: source)
      }
      return name
    }
  }
}

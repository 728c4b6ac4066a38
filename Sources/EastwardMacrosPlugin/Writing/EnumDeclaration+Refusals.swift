import PairWriting
import SwiftTokens

extension EnumDeclaration {
  /// Throws if the enum cannot be an aspect.
  func checkAspect() throws(Refusal) {
    try checkSurroundings()
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
    if let own = conformance {
      throw Refusal(
        "'@Aspect' adds the conformance of '\(type)' to 'Aspect'; remove it here", at: own, of: source)
    }
    try checkNames()
    try checkAliases()
  }

  /// Throws if the enum is generic, private, or where its pair cannot be.
  private func checkSurroundings() throws(Refusal) {
    if isGeneric {
      throw Refusal(
        "'\(type)' is generic, and a generated pair cannot be; write the pair by hand", at: index + 1, of: source)
    }
    if around.isFunction {
      throw Refusal(
        "'\(type)' is in a function, and protocols cannot be generated there; declare it outside of the function",
        at: index, of: source)
    }
    if let outer = around.genericName {
      throw Refusal(
        "'\(outer)' is generic, and protocols cannot be generated in it; declare '\(type)' outside of '\(outer)'",
        at: index, of: source)
    }
    if around.keyword != nil, let hidden = head.modifier(.private) {
      throw Refusal(
        "'\(type)' is private to the enclosing type, and its extension is outside; write 'fileprivate'", at: hidden,
        of: source
      ).offering("write 'fileprivate'", "fileprivate", for: hidden, of: source)
    }
  }

  /// The index of `Aspect` in the enum's own list of conformances; nil if it is not there.
  private var conformance: Int? {
    let list = (index..<brace).drop { source[$0].kind != .colon }
    return list.first { source.name(ofToken: $0) == "Aspect" && source[$0 + 1].kind != .period }
  }

  /// Throws if two cases have the same base name.
  func checkNames() throws(Refusal) {
    guard let second = body.overload else { return }
    throw Refusal(
      "two cases are named '\(source.text(ofToken: second.index))', and patterns do not tell them apart; rename one of them",
      at: second.index, of: source)
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
      let bare = source.name(ofToken: index)
      let name: PairName
      do throws(PairingError) {
        name = try PairName(bare)
      } catch {
        throw error.suggestion.map { suggestion in
          Refusal("\(error.problem); call it '\(suggestion)'", at: index, of: source)
            .offering("call it '\(suggestion)'", suggestion, for: index, of: source)
        } ?? Refusal("\(error.problem); use a word with a capital first letter", at: index, of: source)
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

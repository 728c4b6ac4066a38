import PairWriting
import SwiftTokens

/// `@Aspect`: writes a pair beside an enum, and what makes the enum an aspect.
struct AspectMacro {
  private let expansion: Expansion
  private let declaration: EnumDeclaration
  private let name: PairName
  /// The method that tells a value, where the enum says `typealias Value`.
  private let method: String?

  init(_ expansion: Expansion) throws(Refusal) {
    self.expansion = expansion
    declaration = try EnumDeclaration(expansion, for: "@Aspect")
    name = try declaration.pairName
    method = try SourcePiece(expansion.attributeSyntax).stringArgument("telling")
    try check()
  }

  private func check() throws(Refusal) {
    let (source, body, type) = (declaration.source, declaration.body, declaration.type)
    if declaration.isGeneric {
      throw Refusal(
        "'\(type)' is generic, and a pair that a macro writes is not; write the pair by hand, as 'east pair' prints it",
        at: declaration.index + 1, of: source)
    }
    if let hidden = declaration.head.modifier(.private), expansion.lexicalContext?.isEmpty == false {
      throw Refusal(
        "'\(type)' is private to the type around it, and its extension stands outside; write 'fileprivate'", at: hidden,
        of: source
      ).offering("write 'fileprivate'", "fileprivate", for: hidden, of: source)
    }
    if let alias = body.values.first, !body.elements.isEmpty {
      throw Refusal(
        "'\(type)' has both cases and a 'Value'; what is told is the one or the other", at: alias.index, of: source)
    }
    if body.values.isEmpty, body.elements.isEmpty {
      throw Refusal(
        "'\(type)' says nothing that could be told; write 'typealias Value = …' into it, or cases",
        at: declaration.index,
        of: source
      ).offering("tell a value", " typealias Value = <#Int#> ", behind: declaration.brace, of: source)
    }
    let carried = body.elements.flatMap(\.parameters)
    if let function = carried.first(where: { source.isFunction($0.type) }), !declaration.isComparedByHand {
      throw Refusal(
        "a function cannot be compared, and what '\(type)' tells must be; let the case carry something else, or write "
          + "'\(type): Equatable' and what '==' is", at: function.type.lowerBound, of: source)
    }
    if method != nil, body.values.isEmpty {
      throw Refusal(
        "the cases of '\(type)' are its methods already; take 'telling' away, or write 'typealias Value = …'",
        at: SourcePiece(expansion.attributeSyntax).position(of: 0))
    }
  }

  /// What stands beside the enum: two protocols and a class.
  var peers: String { pair.protocols() + "\n" + text.standIn }

  /// The extension of the enum.
  var conformance: String { text.conformance }

  /// Whether nobody but the macro says that the cases can be compared.
  private var isMadeEquatable: Bool { expansion.isNotEquatable && declaration.body.values.isEmpty }

  private var pair: Pair {
    Pair(name.text, members, modifiers: modifiers, comments: Pair.Comments(telling: name.words))
  }

  private var members: [Pair.Member] {
    guard let alias = declaration.body.values.first else {
      return declaration.body.members.map { member in
        switch member {
        case .condition(let line, _): .condition(line)
        case .element(let element): .telling(element.telling(in: declaration))
        }
      }
    }
    let named = (method ?? "new" + name.text).split(separator: "(", maxSplits: 1)
    let label = named.count > 1 ? named.last?.split(separator: ":").first.map(String.init) : nil
    let parameter = Pair.Parameter(
      label: label == "_" ? nil : label, name: name.parameter == "component" ? "theComponent" : name.parameter,
      type: valueType)
    let method = named.first.map(String.init) ?? "new" + name.text
    return [.telling(Pair.Telling(method: method, parameters: [parameter], comment: alias.comment))]
  }

  /// The type of what is told, where it has a name.
  private var valueType: String {
    let values = declaration.body.values
    // Which of several aliases holds is the compiler's to say.
    guard let alias = values.first, values.count == 1, !alias.isConditional else { return declaration.type + ".Value" }
    return declaration.parameterType(alias.type)
  }

  /// What stands before the protocols: what holds for the enum holds for its pair.
  private var modifiers: String {
    let attributes = declaration.attributes {
      $0 == "available" || $0.hasSuffix("Actor") || $0 == "_spi" || $0 == "usableFromInline"
    }
    let words = declaration.head.modifiers.compactMap { modifier in
      switch modifier.word {
      case .public, .package, .internal, .fileprivate, .private, .nonisolated: "\(modifier.word)"
      default: nil
      }
    }
    return (attributes + words).joined(separator: " ")
  }

  private var text: AspectText {
    let isValue = !declaration.body.values.isEmpty
    var text = AspectText(pair, of: declaration.type, value: isValue ? .named(valueType) : .itself)
    if let extended = expansion.extendedTypeSyntax.map({ SourcePiece($0) }) {
      text.qualifier = extended.joined(0..<max(0, extended.all.upperBound - 1))
    }
    let actor = declaration.attributes { $0.hasSuffix("Actor") }.map { $0 + " " }.joined()
    text.conformances = ["\(actor)Aspect"] + (isMadeEquatable ? ["Equatable"] : [])
    text.attributes = declaration.attributes { $0 == "available" || $0 == "_spi" }
    if declaration.head.modifier(.nonisolated) != nil { text.attributes.append("nonisolated") }
    text.access = declaration.access
    return text
  }
}

extension EnumDeclaration {
  /// The attributes whose names are asked for, as they are written.
  fileprivate func attributes(_ isAskedFor: (String) -> Bool) -> [String] {
    head.attributes.filter { isAskedFor($0.name) }.map { source.joined($0.tokens) }
  }

  /// What is told, as the enum is called.
  fileprivate var pairName: PairName {
    get throws(Refusal) {
      let bare = source.name(index)
      let name: PairName
      do throws(PairingError) {
        name = try PairName(bare)
      } catch {
        throw Refusal(
          "'\(bare)' cannot be the name of an aspect; take a word with a capital first letter", at: index, of: source)
      }
      let rest = bare.dropFirst("The".count)
      if bare.hasPrefix("The"), rest.first?.isUppercase == true {
        throw Refusal(
          "an aspect is called by what is told, and the macros add 'KnowsThe' before it; call it '\(rest)'", at: index,
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

import PairWriting
import SwiftTokens

/// The macro `@Aspect`, which generates the protocol pair of an enum and its conformance to `Aspect`.
struct AspectMacro {
  private let expansion: Expansion
  private let declaration: EnumDeclaration
  private let pair: Pair

  init(_ expansion: Expansion) throws(Refusal) {
    self.expansion = expansion
    declaration = try EnumDeclaration(expansion, for: "@Aspect")
    let method = try SourcePiece(expansion.attributeSyntax).stringArgument("method")
    try declaration.checkAspect()
    if method != nil { try declaration.checkMethod(SourcePiece(expansion.attributeSyntax)) }
    pair = try declaration.pair(method)
  }

  /// The generated declarations beside the enum: two protocols and a class.
  var peers: String { pair.protocols() + "\n" + declaration.aspect(pair).receiver }

  /// The generated extension of the enum.
  var conformance: String {
    get throws(Refusal) {
      var text = declaration.aspect(pair)
      if let extended = expansion.extendedTypeSyntax { text.qualifier = SourcePiece(extended).qualifier }
      if expansion.isNotEquatable, text.value == .itself {
        try declaration.checkCases()
        text.conformances.append("Swift.Equatable")
      }
      return text.conformance
    }
  }
}

extension SourcePiece {
  /// The text before the last name of a type: `Model.`.
  fileprivate var qualifier: String { joined(0..<max(0, all.upperBound - 1)) }
}

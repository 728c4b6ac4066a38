import SwiftTokens

/// The macro `@Provides`, which generates the method by which a state provides one of its properties.
struct ProvidesMacro {
  private let property: PropertyDeclaration
  /// The aspect as written: `Model.Count`.
  private let aspect: String
  /// The base name of the aspect's pair: `Count` in `CountComponent`.
  private let name: String
  /// The texts before and after the base name: `Model.`, `<Message>`.
  private let (qualifier, arguments): (String, String)
  /// Whether the aspect is one of the library, whose pairs are public.
  private let isReadyMade: Bool

  init(_ expansion: Expansion) throws(Refusal) {
    property = try PropertyDeclaration(expansion)
    let attribute = SourcePiece(expansion.attributeSyntax)
    let type = try attribute.typeArgument
    let angle = type.first { attribute.text(ofToken: $0).hasPrefix("<") } ?? type.upperBound
    let last = angle - 1
    aspect = attribute.joined(type)
    arguments = attribute.joined(angle..<type.upperBound)
    qualifier = attribute.joined(type.lowerBound..<max(type.lowerBound, last))
    let word = attribute.name(ofToken: last)
    // The ready-made aspects are named `TheCount`, their pairs `CountComponent` and `KnowsTheCount`.
    let rest = word.dropFirst("The".count)
    isReadyMade = word.hasPrefix("The") && rest.first?.isUppercase == true
    name = isReadyMade ? String(rest) : word
  }

  var method: String {
    """
    \(property.prefix(isPublic: isReadyMade))func provide\(name)(to component: some \(qualifier)\(name)Component\(arguments)) {
      \(aspect).deliver(\(property.value), to: component)
    }
    """
  }
}

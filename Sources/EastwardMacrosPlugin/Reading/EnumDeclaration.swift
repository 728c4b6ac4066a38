import PairWriting
import SwiftTokens

/// An enum with an attached macro.
struct EnumDeclaration {
  let source: SourcePiece
  let head: Head
  /// The index of the name's token.
  let index: Int
  let body: EnumBody

  /// Reads the declaration that the compiler sent.
  ///
  /// - Parameter macro: the attribute for error messages: `@Aspect`.
  init(_ expansion: Expansion, for macro: String) throws(Refusal) {
    let source = SourcePiece(expansion.declSyntax)
    try source.checkPartners()
    let end = source.all.upperBound
    let head = Head(of: source, from: 0, to: end)
    self.source = source
    self.head = head
    index = head.index + 1
    guard head.word == .enum else {
      let refusal = Refusal("'\(macro)' can only be attached to an enum", at: min(head.index, end), of: source)
      guard [.struct, .class, .actor].contains(head.word) else { throw refusal }
      throw refusal.offering("make it an enum", "enum", for: head.index, of: source)
    }
    guard source[index].kind == .identifier, index < end else {
      throw Refusal("the name of the enum is missing", at: min(index, end), of: source)
    }
    guard let brace = (index..<end).first(where: { source[$0].kind == .leftBrace }) else {
      throw Refusal("the enum '\(source.text(index))' has no body", at: index, of: source)
    }
    body = try EnumBody(of: source, in: source.inside(brace))
  }

  /// The name as it is written, back-ticks included.
  var type: String { source.text(index) }
  var isGeneric: Bool { source.text(index + 1).hasPrefix("<") }
  /// The index of the opening brace of the body.
  var brace: Int { (index..<source.all.upperBound).first { source[$0].kind == .leftBrace } ?? index }

  var isPrivate: Bool { head.access == .private }
  var hasCases: Bool { !body.elements.isEmpty }

  /// Whether the enum declares a conformance to `Equatable`, `Hashable` or `Comparable` itself.
  var isComparedByHand: Bool {
    (index..<brace).contains { ["Equatable", "Hashable", "Comparable"].contains(source.name($0)) }
  }

  /// The access modifier of generated members, or `@usableFromInline`, followed by a space; empty if the enum is
  /// internal, fileprivate or private.
  var access: String {
    if head.attributes.contains(where: { $0.name == "usableFromInline" }) { return "@usableFromInline " }
    return switch head.access {
    case .public: "public "
    case .package: "package "
    default: ""
    }
  }
}

extension String {
  /// The name as an argument label: only a few keywords need back-ticks.
  fileprivate var asLabel: String { isIdentifier && !["inout", "let", "var"].contains(self) ? self : "`\(self)`" }
}

extension EnumDeclaration {
  /// Returns the component method that receives a case.
  func telling(of element: Element) -> Pair.Telling {
    let parameters = element.parameters.enumerated().map { number, parameter in
      let label = parameter.label.map { source.name($0) }
      let inner = (parameter.name ?? parameter.label).map { source.name($0) }
      let unnamed = element.parameters.count == 1 ? "value" : "value\(number + 1)"
      let name = inner.map { $0.isIdentifier ? $0.asParameterName : "`\($0)`" } ?? unnamed
      return Pair.Parameter(
        label: label.map(\.asLabel), name: name == "component" ? "theComponent" : name,
        type: parameterType(parameter.type))
    }
    return Pair.Telling(method: source.text(element.index), parameters: parameters, comment: element.comment)
  }

  /// Returns the text of a type in a parameter list outside of the enum, with `@escaping` if it is a function type.
  func parameterType(_ type: Range<Int>) -> String {
    let text = source.text(ofType: type, in: self.type, declaring: body.types)
    return source.isFunction(type) && !text.contains("@escaping") ? "@escaping " + text : text
  }
}

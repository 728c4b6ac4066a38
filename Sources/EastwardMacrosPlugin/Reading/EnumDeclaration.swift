import PairWriting
import SwiftTokens

/// An enum with an attached macro.
struct EnumDeclaration {
  let source: SourcePiece
  let head: DeclarationHead
  /// The index of the name's token.
  let index: Int
  let body: EnumBody
  let around: Surroundings

  /// Reads the declaration that the compiler sent.
  ///
  /// - Parameter macro: the attribute for error messages: `@Aspect`.
  init(_ expansion: Expansion, for macro: String) throws(Refusal) {
    let source = SourcePiece(expansion.declSyntax)
    try source.checkPartners()
    let end = source.all.upperBound
    let head = DeclarationHead(of: source, from: 0, to: end)
    self.source = source
    self.head = head
    around = Surroundings(expansion)
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
      throw Refusal("the enum '\(source.text(ofToken: index))' has no body", at: index, of: source)
    }
    body = try EnumBody(of: source, in: source.inside(brace))
  }

  /// The name as it is written, back-ticks included.
  var type: String { source.text(ofToken: index) }
  var isGeneric: Bool { source.text(ofToken: index + 1).hasPrefix("<") }
  /// The index of the opening brace of the body.
  var brace: Int { (index..<source.all.upperBound).first { source[$0].kind == .leftBrace } ?? index }

  var isPrivate: Bool { head.access == .private }
  var hasCases: Bool { !body.elements.isEmpty }
  /// The access level of the enum itself, without that of the types around it.
  var level: AccessLevel { AccessLevel(head.access ?? around.memberAccess) }

  /// The access modifier of generated members, or `@usableFromInline`, followed by a space; empty if the enum is
  /// internal, fileprivate or private.
  var access: String {
    if head.attributes.contains(where: { $0.name == "usableFromInline" }) { return "@usableFromInline " }
    return level.prefix
  }
}

extension String {
  /// The name as the label of a parameter: only a few keywords need back-ticks.
  fileprivate var asLabel: String { isIdentifier && !["inout", "let", "var"].contains(self) ? self : "`\(self)`" }

  /// The name as a label in a call, a pattern or a tuple.
  var asCallLabel: String { isIdentifier && self != "inout" ? self : "`\(self)`" }

  /// The name, or the name with the first number from 2 that makes it differ from `others`.
  fileprivate func distinct(from others: some Sequence<String>) -> String {
    guard others.contains(self) else { return self }
    return (2...).lazy.map { "\(self)\($0)" }.first { !others.contains($0) } ?? self
  }
}

extension EnumDeclaration {
  /// Returns the component method that receives a case.
  func telling(of element: Element) -> Pair.ComponentMethod {
    // `self` cannot be a parameter, and `component` is one already.
    let written = element.parameters.map { ($0.name ?? $0.label).map { source.name(ofToken: $0) } }
    let usable = written.map { $0 == "self" || $0 == "component" ? nil : $0 }
    var taken = Set(usable.compactMap(\.self))
    var parameters: [Pair.Parameter] = []
    for (number, parameter) in element.parameters.enumerated() {
      var name = usable[number].map { $0.isIdentifier ? $0.asParameterName : "`\($0)`" }
      if name == nil {
        let isNumbered = written[number] == nil && element.parameters.count > 1
        let plain = written[number] == "component" ? "theComponent" : isNumbered ? "value\(number + 1)" : "value"
        let free = plain.distinct(from: taken)
        taken.insert(free)
        name = free
      }
      let label = parameter.label.map { source.name(ofToken: $0).asLabel }
      parameters.append(Pair.Parameter(label: label, name: name ?? "value", type: parameterType(parameter.type)))
    }
    return Pair.ComponentMethod(
      method: source.text(ofToken: element.index), parameters: parameters, comment: element.comment)
  }

  /// Returns the text of a type in a parameter list outside of the enum, with `@escaping` if it is a function type.
  func parameterType(_ type: Range<Int>) -> String {
    let text = source.text(ofType: type, in: self.type, declaring: body.types)
    return source.isFunction(type) && !text.contains("@escaping") ? "@escaping " + text : text
  }
}

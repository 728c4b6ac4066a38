import SwiftTokens

/// A property of a state with an attached macro.
struct PropertyDeclaration {
  private let source: SourcePiece
  private let head: DeclarationHead
  private let index: Int
  private let around: Surroundings

  init(_ expansion: Expansion) throws(Refusal) {
    let source = SourcePiece(expansion.declSyntax)
    try source.checkPartners()
    let end = source.all.upperBound
    head = DeclarationHead(of: source, from: 0, to: end)
    index = head.index + 1
    self.source = source
    guard [.var, .let].contains(head.word) else {
      throw Refusal("'@Provides' can only be attached to a property", at: min(head.index, end), of: source)
    }
    guard source[index].kind == .identifier, index < end else {
      throw Refusal(
        "'@Provides' can only be attached to a single property with a name; declare them one by one", at: index,
        of: source)
    }
    around = Surroundings(expansion)
    guard let keyword = around.keyword, keyword.isType else {
      throw Refusal(
        "'@Provides' can only be attached to a property of a type, and '\(source.text(ofToken: index))' is not one",
        at: index,
        of: source)
    }
    guard keyword != .protocol else {
      throw Refusal(
        "'@Provides' cannot be attached to a requirement; attach it to '\(source.text(ofToken: index))' in a type",
        at: index,
        of: source)
    }
    try check()
  }

  private func check() throws(Refusal) {
    let name = source.text(ofToken: index)
    for word in [Word.static, .class] {
      guard let place = head.modifier(word) else { continue }
      throw Refusal(
        "'\(name)' is a property of the type, and a state provides properties of its instance; remove '\(word)'",
        at: place, of: source)
    }
    if let place = head.modifier(.lazy) {
      throw Refusal(
        "reading '\(name)' for the first time changes the state, which a provider must not do; remove 'lazy'",
        at: place, of: source)
    }
    let rest = (index + 1)..<source.all.upperBound
    if let comma = source.elements(of: rest).dropFirst().first.map({ $0.lowerBound - 1 }) {
      throw Refusal(
        "'@Provides' can only be attached to a single property; declare the others on lines of their own", at: comma,
        of: source)
    }
    guard let brace = rest.first(where: { source[$0].kind == .leftBrace }) else { return }
    let accessors = source.inside(brace)
    if let first = accessors.first, source[first].word == .mutating, source[first + 1].word == .get {
      throw Refusal(
        "reading '\(name)' changes the state, which a provider must not do; remove 'mutating'", at: first, of: source)
    }
    if let effect = source.effectOfGetter(in: accessors) {
      throw Refusal(
        "a state provides values synchronously, and reading '\(name)' is '\(source.text(ofToken: effect))'; store the value in a property",
        at: effect, of: source)
    }
  }

  /// The expression by which the generated method reads the property.
  var value: String { source.name(ofToken: index) == "component" ? "self.component" : source.text(ofToken: index) }

  /// Returns the attributes and modifiers of the generated method, followed by a space.
  ///
  /// - Parameter isPublic: whether the aspect is known to be public.
  func prefix(isPublic: Bool) -> String {
    let attributes = head.attributes(of: source) { $0 == "available" || $0.hasSuffix("Actor") }.map { $0 + " " }
    let nonisolated = head.modifier(.nonisolated) == nil ? "" : "nonisolated "
    return attributes.joined() + access(isPublic) + nonisolated
  }

  /// Returns the access modifier of the generated method, followed by a space. It is that of the type, because a
  /// private property can be provided too, unless the property has an explicit access level above `fileprivate`, which
  /// may be that of the aspect.
  private func access(_ isPublic: Bool) -> String {
    let own = [.private, .fileprivate].contains(head.access) ? nil : head.access
    if own == .internal { return "" }
    if around.isExtension {
      if let level = around.memberAccess { return own == level ? "" : AccessLevel(own).prefix }
      // The extended type may be public. Where it is not, a public method is no more accessible than the type.
      return isPublic ? AccessLevel.public.prefix : AccessLevel(own).prefix
    }
    let level = AccessLevel(own ?? around.typeAccess)
    return (isPublic ? max(level, AccessLevel(around.typeAccess)) : level).prefix
  }
}

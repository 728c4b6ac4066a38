import SwiftTokens

/// The declarations around a declaration with an attached macro, as the compiler sends them.
struct Surroundings {
  /// The innermost first.
  private let scopes: [Scope]

  fileprivate struct Scope {
    let source: SourcePiece
    let head: DeclarationHead

    init(_ syntax: Syntax) {
      source = SourcePiece(syntax)
      head = DeclarationHead(of: source, from: 0, to: source.all.upperBound)
    }
  }

  init(_ expansion: Expansion) {
    scopes = (expansion.lexicalContext ?? []).map { Scope($0) }
  }

  /// The keyword of the innermost declaration; nil at the top level of a file.
  var keyword: Word? { scopes.first?.head.word }

  var isExtension: Bool { keyword == .extension }

  /// Whether an accessor, a closure or a function is around.
  var isFunction: Bool { scopes.contains { !$0.head.word.isType } }

  /// The name of the innermost generic declaration; nil if none is. Of an extension, only its own constraints are
  /// known.
  var genericName: String? {
    scopes.first { $0.isGeneric }.map { $0.source.text(ofToken: $0.head.index + 1) }
  }

  // MARK: - Access

  /// The access level that an extension gives to its members; nil for the default.
  var memberAccess: Word? { isExtension ? scopes.first?.head.access : nil }

  /// The access level of the innermost type; nil for the default.
  var typeAccess: Word? { access(of: 0) }

  /// The highest access level that a member can be used with, as far as it is known: the extended type of an extension
  /// without an access level may be internal.
  var reach: AccessLevel {
    scopes.indices.map { AccessLevel(access(of: $0)) }.min() ?? .public
  }

  private func access(of index: Int) -> Word? {
    guard index < scopes.count else { return nil }
    let outer = index + 1 < scopes.count ? scopes[index + 1].head : nil
    return scopes[index].head.access ?? (outer?.word == .extension ? outer?.access : nil)
  }

  // MARK: - Isolation

  /// Whether a type here is nonisolated, whatever the default isolation of the module is.
  var isNonisolated: Bool {
    for scope in scopes {
      let head = scope.head
      if head.word == .actor || head.modifier(.nonisolated) != nil { return true }
      if let actor = head.attributes.first(where: { $0.name.hasSuffix("Actor") }) { return actor.name != "MainActor" }
    }
    return false
  }
}

extension Surroundings.Scope {
  fileprivate var isGeneric: Bool {
    // What follows a colon is generic in itself.
    let name = (head.index..<source.all.upperBound).prefix { source[$0].kind != .colon }
    let isConstrained = (head.index..<source.all.upperBound).contains { source[$0].word == .where }
    return isConstrained || name.contains { source.text(ofToken: $0).hasPrefix("<") }
  }
}

import SwiftReader

/// The types of the repository by owner and name, and whose members its declarations are.
package struct DeclaredTypes: Sendable, Equatable {
  /// For a type or extension: whose members it lists; for a function: itself.
  var owners: [Owner] = []
  /// For a type itself, for an extension the type of the repository that it extends, else none.
  var types: [DeclarationID] = []
  /// For every declaration the next one with the same owner and name.
  var next: [DeclarationID] = []
  /// The types, aliases and associated types by owner and name.
  var names = HashIndex()
}

extension DeclaredTypes {
  /// Knows nothing of as many declarations yet.
  init(count: Int) {
    owners = Array(repeating: .topLevel, count: count)
    types = Array(repeating: .none, count: count)
    next = Array(repeating: .none, count: count)
    names = HashIndex(minimumCapacity: count / 8)
  }
}

import SwiftReader

/// The types of the repository by owner and name, and the owners of the members inside its declarations.
package struct DeclaredTypes: Sendable, Equatable {
  /// The owner of the members inside each declaration: for a type or extension the type, for a function the function
  /// itself.
  var owners: [Owner] = []
  /// The type of each declaration: for a type itself, for an extension the repository's type that it extends, else
  /// none.
  var types: [DeclarationID] = []
  /// The next declaration with the same owner and name, by declaration.
  var next: [DeclarationID] = []
  /// The types, aliases and associated types by owner and name.
  var names = HashIndex()
}

extension DeclaredTypes {
  /// Creates an empty table for a number of declarations.
  init(count: Int) {
    owners = Array(repeating: .topLevel, count: count)
    types = Array(repeating: .none, count: count)
    next = Array(repeating: .none, count: count)
    names = HashIndex(minimumCapacity: count / 8)
  }
}

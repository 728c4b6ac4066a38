import SwiftReader

/// The names of members and types of which a chain needs one to be traced.
struct WantedNames: Sendable {
  private var types = HashIndex()
  /// All names: a type in another one is its member.
  private var members = HashIndex()

  mutating func add(_ name: Spelling, isType: Bool) {
    members.set(name.hash, to: 0)
    if isType { types.set(name.hash, to: 0) }
  }

  /// Returns whether a name is that of a member, or of a type.
  func contains(_ name: Spelling) -> Bool { members.contains(name.hash) }

  /// Returns whether a name is that of a type.
  func containsType(_ name: Spelling) -> Bool { types.contains(name.hash) }
}

/// What a type's declarations, taken together, tell of it.
struct TypeTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// It has methods that do more than forward.
  static let behaves = TypeTraits(rawValue: 1 << 0)
  static let isEncoded = TypeTraits(rawValue: 1 << 1)
  static let isState = TypeTraits(rawValue: 1 << 2)
  /// `@dynamicMemberLookup`
  static let looksUpMembers = TypeTraits(rawValue: 1 << 3)
  /// It is a sequence, so a subscript gives an element.
  static let isCollection = TypeTraits(rawValue: 1 << 4)
  /// Macros may give it members that nobody reads.
  static let isExpanded = TypeTraits(rawValue: 1 << 5)
  /// It is an enumeration, and one of its cases carries something.
  static let hasPayload = TypeTraits(rawValue: 1 << 6)
  /// It has such methods that are not `mutating`.
  static let acts = TypeTraits(rawValue: 1 << 7)
  /// It says how it is copied or compared by what it stores.
  static let isCompared = TypeTraits(rawValue: 1 << 8)
}

/// The traits of a type, collected from all its declarations and extensions.
struct TypeTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// The type has instance methods with more than one expression.
  static let behaves = TypeTraits(rawValue: 1 << 0)
  static let isEncoded = TypeTraits(rawValue: 1 << 1)
  static let isState = TypeTraits(rawValue: 1 << 2)
  /// The type has the attribute `@dynamicMemberLookup`.
  static let looksUpMembers = TypeTraits(rawValue: 1 << 3)
  /// The type is a sequence, so a subscript returns an element.
  static let isCollection = TypeTraits(rawValue: 1 << 4)
  /// Macros may add members that the source does not contain.
  static let isExpanded = TypeTraits(rawValue: 1 << 5)
  /// The type is an enumeration with a case that has associated values.
  static let hasPayload = TypeTraits(rawValue: 1 << 6)
  /// The type has instance methods with more than one expression that are not `mutating`.
  static let acts = TypeTraits(rawValue: 1 << 7)
  /// The type implements `copy(with:)` or `isEqual(_:)`.
  static let isCompared = TypeTraits(rawValue: 1 << 8)
}

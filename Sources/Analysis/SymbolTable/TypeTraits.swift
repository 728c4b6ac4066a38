/// The traits of a type, collected from all its declarations and extensions.
struct TypeTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// The type has instance methods that do more than return one expression.
  static let acts = TypeTraits(rawValue: 1 << 0)
  static let isEncoded = TypeTraits(rawValue: 1 << 1)
  /// A library's protocol makes the type the state of a store.
  static let isState = TypeTraits(rawValue: 1 << 2)
  /// The type has the attribute `@dynamicMemberLookup`.
  static let looksUpMembers = TypeTraits(rawValue: 1 << 3)
  /// The type is a sequence, so a subscript returns an element.
  static let isCollection = TypeTraits(rawValue: 1 << 4)
  /// Macros may add members that the source does not contain.
  static let isExpanded = TypeTraits(rawValue: 1 << 5)
  /// The type is an enumeration with a case that has associated values.
  static let hasPayload = TypeTraits(rawValue: 1 << 6)
}

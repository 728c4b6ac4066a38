/// A library type with its own syntax: `T?`, `[T]` or `[K: V]`.
enum Container {
  case optional, array, dictionary

  var spelling: Spelling {
    switch self {
    case .optional: Self.optionalSpelling
    case .array: Self.arraySpelling
    case .dictionary: Self.dictionarySpelling
    }
  }

  private static let optionalSpelling = Spelling("Optional")
  private static let arraySpelling = Spelling("Array")
  private static let dictionarySpelling = Spelling("Dictionary")
}

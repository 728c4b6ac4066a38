/// The library types that the language has a notation for.
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

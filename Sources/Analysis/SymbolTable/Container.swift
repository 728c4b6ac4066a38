import SwiftReader

/// A library type with its own syntax: `T?`, `[T]` or `[K: V]`.
enum Container {
  case optional, array, dictionary

  /// Creates the container that a written type is; `nil` if it is written in another way.
  init?(_ kind: TypeNode.Kind) {
    switch kind {
    case .optional: self = .optional
    case .array: self = .array
    case .dictionary: self = .dictionary
    default: return nil
    }
  }

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

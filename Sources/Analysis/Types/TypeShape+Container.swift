extension Container {
  /// Creates the container that a type is; `nil` for other types.
  init?(_ kind: TypeShape.Kind) {
    switch kind {
    case .optional: self = .optional
    case .array: self = .array
    case .dictionary: self = .dictionary
    default: return nil
    }
  }
}

extension TypeShape {
  /// The name of a library's type, also of one with its own syntax; none for other types.
  var librarySpelling: Spelling {
    switch kind {
    case .library, .nestedLibrary: spelling
    default: Container(kind)?.spelling ?? .none
    }
  }
}

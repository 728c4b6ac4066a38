import Analysis

extension AccessLevel {
  /// The access modifier before a declaration with a trailing space; empty for `internal`, which is not written.
  var prefix: String { self == .module ? "" : word + " " }

  /// The access modifier.
  var word: String {
    switch self {
    case .file: "fileprivate"
    case .module: "internal"
    case .package: "package"
    case .everywhere: "public"
    }
  }
}

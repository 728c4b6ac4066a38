import SwiftTokens

/// The access level of a declaration at the top level of a file, where private declarations are visible in the file.
enum AccessLevel: Int, Comparable {
  case `fileprivate`, `internal`, package, `public`

  /// Reads an access modifier; nil means none.
  init(_ modifier: Word?) {
    self =
      switch modifier {
      case .private, .fileprivate: .fileprivate
      case .package: .package
      case .public, .open: .public
      default: .internal
      }
  }

  static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }

  /// The modifier followed by a space, of a member that is as accessible as its type; empty where members are so by
  /// default.
  var prefix: String { self < .package ? "" : "\(self) " }
}

/// What a file is to a run. Every file that is read has one role.
package enum Role: UInt32, Sendable {
  /// The file is linted.
  case linted
  /// The file is not selected; a run over the whole repository lints it.
  case counted
  /// A test source, which no configuration has linted.
  case test
  /// A configuration excludes the file.
  case excluded
  /// The header says that the file is generated.
  case generated
  /// A source of a library that the repository depends on: other files see only its public declarations.
  case dependency
  /// A source of such a library whose header says that it is generated.
  case generatedDependency
  /// An Xcode project or a configuration: it says something about other files.
  case settings

  /// Whether the file's own reaches are reported; a file that is not linted is still read for its declarations.
  package var isLinted: Bool { self == .linted }

  /// Whether uses in the file count for findings about other files' declarations.
  package var isCounted: Bool { self == .linted || self == .counted }

  package var isDependency: Bool { self == .dependency || self == .generatedDependency }

  package var isGenerated: Bool { self == .generated || self == .generatedDependency }

  /// Returns whether the declarations of a file mean the same to other files in both roles.
  func declares(like other: Role) -> Bool {
    isDependency == other.isDependency && isGenerated == other.isGenerated
  }
}

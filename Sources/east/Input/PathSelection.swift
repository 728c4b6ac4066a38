import Git

/// The paths that the user selects for linting.
struct PathSelection: Sendable {
  private let paths: [RepositoryPath]
  /// Whether test sources and excluded files are linted like other files.
  private let lintsTests: Bool
  /// Whether the whole repository is linted, and the paths only limit which findings are reported.
  private let isWhole: Bool
  private var isSeen: [Bool]

  init(_ paths: [RepositoryPath], lintsTests: Bool = false, isWhole: Bool = false) {
    self.paths = paths
    self.isWhole = isWhole
    self.lintsTests = lintsTests
    isSeen = paths.map { $0 == .root }
  }

  static let everything = PathSelection([.root])

  /// Returns whether the findings in a file are reported.
  func reports(_ path: RepositoryPath) -> Bool {
    paths.contains { path.isWithin($0) }
  }

  /// Returns whether a file is linted, or counted if it is skipped.
  func contains(_ path: RepositoryPath) -> Bool { isWhole || reports(path) }

  /// Returns whether a file is linted; if not, it is only read for its declarations.
  func lints(_ path: RepositoryPath) -> Bool {
    contains(path) && (lintsTests || !path.isTest)
  }

  /// Whether files are linted although a configuration excludes them.
  var ignoresExclusions: Bool { lintsTests }

  /// Returns whether a run over the whole repository lints a file, as far as its path tells.
  func counts(_ path: RepositoryPath) -> Bool { !path.isTest }

  mutating func see(_ path: RepositoryPath) {
    for index in paths.indices where !isSeen[index] && path.isWithin(paths[index]) { isSeen[index] = true }
  }

  /// The first selected path; the root if there is none.
  var subject: RepositoryPath { paths.first ?? .root }

  /// The selected paths at which no file was found.
  var unseen: [RepositoryPath] {
    zip(paths, isSeen).filter { !$0.1 }.map(\.0)
  }
}

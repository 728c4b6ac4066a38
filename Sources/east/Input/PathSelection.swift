import Git

/// The part of the files that the user wants linted.
struct PathSelection: Sendable {
  private let paths: [RepositoryPath]
  /// Whether test sources and excluded files are linted like others.
  private let lintsTests: Bool
  /// Whether everything is linted, and the paths only choose what of it is reported.
  private let isWhole: Bool
  private var isSeen: [Bool]

  init(_ paths: [RepositoryPath], lintsTests: Bool = false, isWhole: Bool = false) {
    self.paths = paths
    self.isWhole = isWhole
    self.lintsTests = lintsTests
    isSeen = paths.map { $0 == .root }
  }

  static let everything = PathSelection([.root])

  /// Whether what is found in the file is of interest.
  func reports(_ path: RepositoryPath) -> Bool {
    paths.contains { path.isWithin($0) }
  }

  /// Whether the file is linted or counted.
  func contains(_ path: RepositoryPath) -> Bool { isWhole || reports(path) }

  /// Whether a file is linted or only read for its declarations.
  func lints(_ path: RepositoryPath) -> Bool {
    contains(path) && (lintsTests || !path.isTest)
  }

  /// Whether files are linted that a configuration excludes.
  var ignoresExclusions: Bool { lintsTests }

  /// Whether a file is linted when everything is, as far as its path tells.
  func counts(_ path: RepositoryPath) -> Bool { !path.isTest }

  mutating func see(_ path: RepositoryPath) {
    for index in paths.indices where !isSeen[index] && path.isWithin(paths[index]) { isSeen[index] = true }
  }

  /// The first of the places.
  var subject: RepositoryPath { paths.first ?? .root }

  /// The places at which nothing was seen.
  var unseen: [RepositoryPath] {
    zip(paths, isSeen).filter { !$0.1 }.map(\.0)
  }
}

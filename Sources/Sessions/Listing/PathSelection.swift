package import Git

/// The paths that the user selects for linting.
package struct PathSelection: Sendable {
  private let paths: [RepositoryPath]
  /// The paths as a set if there are more than ``few``, because each is compared with each file otherwise.
  private let manyPaths: Set<RepositoryPath>?
  /// Whether test sources and excluded files are linted like other files.
  let lintsAll: Bool
  /// Whether the whole repository is linted, and the paths only limit which findings are reported.
  private let isWhole: Bool
  /// The paths at which a file was found.
  private var seen: Set<RepositoryPath>

  private static let few = 16

  init(_ paths: [RepositoryPath], lintsAll: Bool = false, isWhole: Bool = false) {
    self.paths = paths
    self.isWhole = isWhole
    self.lintsAll = lintsAll
    manyPaths = paths.count > Self.few ? Set(paths) : nil
    seen = [.root]
  }

  package static let everything = PathSelection([.root])

  /// Returns whether the findings in a file are reported.
  func reports(_ path: RepositoryPath) -> Bool {
    manyPaths.map { paths in path.selfAndParents.contains(where: paths.contains) }
      ?? paths.contains { path.isWithin($0) }
  }

  /// Returns whether a file is linted, or counted if it is skipped.
  func contains(_ path: RepositoryPath) -> Bool { isWhole || reports(path) }

  mutating func see(_ path: RepositoryPath) {
    if let manyPaths {
      seen.formUnion(path.selfAndParents.filter(manyPaths.contains))
    } else {
      for selected in paths where path.isWithin(selected) { seen.insert(selected) }
    }
  }

  /// The first selected path; the root if there is none.
  var subject: RepositoryPath { paths.first ?? .root }

  /// The selected paths at which no file was found.
  var unseen: [RepositoryPath] { paths.filter { !seen.contains($0) } }
}

extension RepositoryPath {
  /// The path and the directories that contain it, up to the root.
  package var selfAndParents: [RepositoryPath] {
    var found = [self]
    while let last = found.last, last != .root { found.append(last.parent) }
    return found
  }
}

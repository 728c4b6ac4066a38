/// Walks a directory on the disk, one level after the other: no recursion, no symlink followed, whatever the depth.
struct Walk {
  private(set) var unreadable: [WorkTree.Unreadable] = []

  /// Visits everything below the root, parents before children.
  ///
  /// - Parameters:
  ///   - scan: looks into some directories.
  ///   - visit: Takes an item and its path, and says whether it is a directory to go into.
  ///   - enters: Takes a directory with what it holds, and says whether to visit that after all.
  mutating func visitAll(
    scan: ([RepositoryPath]) -> [ScannedDirectory],
    _ visit: (RepositoryPath, ScannedItem) throws(GitError) -> Bool,
    enters: (RepositoryPath, [ScannedItem]) throws(GitError) -> Bool
  ) throws(GitError) {
    var pending = [RepositoryPath.root]
    while !pending.isEmpty {
      let directories = scan(pending)
      pending = []
      for directory in directories {
        switch directory.items {
        case .failure(let error):
          unreadable.append(WorkTree.Unreadable(directory: directory.path, reason: error.reason))
        case .success(let items):
          guard try enters(directory.path, items) else { continue }
          for item in items {
            if let path = item.path, try visit(path, item) { pending.append(path) }
          }
        }
      }
    }
    unreadable.sort { $0.directory < $1.directory }
  }
}

/// Where git keeps its own files, or points to them.
let dotGit = Array(".git".utf8)

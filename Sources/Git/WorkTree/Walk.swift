/// A breadth-first walk of a directory on disk, without recursion, without following symbolic links, and without a
/// limit of depth.
struct Walk {
  private(set) var unreadable: [WorkTree.Unreadable] = []

  /// Visits everything below the root, parents before children.
  ///
  /// - Parameters:
  ///   - scan: lists some directories.
  ///   - visit: Receives an entry and its path; returns whether to enter it as a directory.
  ///   - enters: Receives a directory and its entries; returns whether to visit the entries.
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

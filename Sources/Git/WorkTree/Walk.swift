/// Walks a directory on the disk: no recursion, no symlink followed, whatever the depth.
struct Walk {
  let root: DiskPath
  private(set) var unreadable: [WorkTree.Unreadable] = []

  init(_ root: DiskPath) {
    self.root = root
  }

  /// Visits everything below the root, parents before children.
  ///
  /// - Parameters:
  ///   - visit: Takes a path, and says whether it is a directory to go into.
  ///   - enters: Takes a directory with what it holds, and says whether to visit that after all.
  mutating func visitAll(
    _ visit: (RepositoryPath, FileKind) throws(GitError) -> Bool,
    enters: (RepositoryPath, [DiskItem]) throws(GitError) -> Bool
  ) throws(GitError) {
    var pending = [RepositoryPath.root]
    while let directory = pending.popLast() {
      let items: [DiskItem]
      do throws(SystemError) {
        items = try root.appending(directory).items()
      } catch {
        unreadable.append(WorkTree.Unreadable(directory: directory, reason: error.reason))
        continue
      }
      guard try enters(directory, items) else { continue }
      for item in items {
        // `.git` is git's own, wherever it stands.
        guard item.name != dotGit, let path = directory.appending(item.name) else { continue }
        if try visit(path, item.kind) { pending.append(path) }
      }
    }
  }
}

/// Where git keeps its own files, or points to them.
let dotGit = Array(".git".utf8)

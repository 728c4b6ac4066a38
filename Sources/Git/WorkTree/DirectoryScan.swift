/// Looks into directories of a work tree; any number of threads may ask.
struct DirectoryScan: Sendable {
  let root: DiskPath
  let staged: [Staged]
  let tracked: TrackedFiles
  /// Chooses the files to look at.
  let isWanted: @Sendable (RepositoryPath) -> Bool

  func contents(of directory: RepositoryPath) -> ScannedDirectory {
    do throws(SystemError) {
      let items = try root.appending(directory).items { item, look in
        let path = item.name == dotGit ? nil : directory.appending(item.name)
        let position = path.flatMap { tracked.position(of: $0) }
        var isUnchanged = false
        if let path, let position, item.kind == .regular, let stamp = staged[position].stamp, isWanted(path) {
          isUnchanged = look() == stamp
        }
        return ScannedItem(item: item, path: path, position: position, isUnchanged: isUnchanged)
      }
      return ScannedDirectory(path: directory, items: .success(items))
    } catch {
      return ScannedDirectory(path: directory, items: .failure(error))
    }
  }
}

/// What a directory of a work tree holds, or why nobody knows.
package struct ScannedDirectory: Sendable {
  let path: RepositoryPath
  let items: Result<[ScannedItem], SystemError>
}

/// One name in a directory of a work tree.
struct ScannedItem: Sendable {
  let item: DiskItem
  /// Nothing for what is git's own, and for what no repository can hold.
  let path: RepositoryPath?
  /// Where among the tracked files it is.
  let position: Int?
  /// Whether the disk says of it what git saw last.
  let isUnchanged: Bool
}

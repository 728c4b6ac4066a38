/// Lists directories of a work tree, on any number of threads.
struct DirectoryScan: Sendable {
  let root: DiskPath
  let staged: [Staged]
  let tracked: TrackedFiles
  /// Returns whether a file is of interest.
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

/// The entries of a directory of a work tree, or the error if they could not be read.
package struct ScannedDirectory: Sendable {
  let path: RepositoryPath
  let items: Result<[ScannedItem], SystemError>
}

/// One entry in a directory of a work tree.
struct ScannedItem: Sendable {
  let item: DiskItem
  /// The path of the entry; `nil` for `.git` and for names that no repository can contain.
  let path: RepositoryPath?
  /// The index among the tracked files; `nil` if the file is not tracked.
  let position: Int?
  /// Whether the file has the stamp that git recorded.
  let isUnchanged: Bool
}

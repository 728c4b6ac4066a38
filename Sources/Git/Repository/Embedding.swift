extension Repository {
  /// Returns the work tree that tracks the files that make this directory a repository; `nil` if none does.
  ///
  /// Any commit can bring such files, with a history of its own, while git accepts no `.git` in a commit.
  ///
  /// - Parameter start: the directory from which the repository was found.
  func workTreeTracking(_ start: DiskPath) -> DiskPath? {
    let isOfGit = gitDirectory.bytes.split(separator: separator).contains { $0.elementsEqual(dotGit) }
    guard !isOfGit, start.relative(to: gitDirectory) != nil,
      let outer = gitDirectory.parent.ancestry.first(where: \.holdsRepository)
    else { return nil }
    // What cannot be read may track them.
    guard let repository = try? Self.discover(from: outer) else { return outer }
    if repository.isBare { return nil }
    guard let files = try? repository.indexFiles() else { return outer }
    let isTracked = files.contains { outer.appending($0.path).relative(to: gitDirectory) != nil }
    return isTracked ? outer : nil
  }
}

extension Repository {
  /// Lists the work tree: the tracked files as they are on disk, and the untracked files that are not ignored.
  ///
  /// One walk over the directories that git would enter yields everything; no file except `.gitignore` and `.git` files
  /// is opened.
  ///
  /// - Parameters:
  ///   - isWanted: Returns whether a file is of interest. Only the files of interest are examined.
  ///   - name: A name to search for in every directory.
  ///   - newPaths: Files that are not on disk, and are listed as if they were.
  ///   - each: Calls a function with the numbers below a count, on any number of threads, and returns the results in
  ///     order.
  package func workTree(
    where isWanted: @escaping @Sendable (RepositoryPath) -> Bool = { _ in true }, lookingFor name: [UInt8] = [],
    creating newPaths: [RepositoryPath] = [],
    each: (Int, @Sendable (Int) -> ScannedDirectory) -> [ScannedDirectory] = { count, scan in (0..<count).map(scan) }
  ) throws(GitError) -> WorkTree {
    guard let root = workTreeRoot else { throw .noWorkTree(gitDirectory) }
    let staged = try stagedFiles()
    let ignoresCase = ignoresCase
    let tracked = TrackedFiles(staged.map(\.entry), ignoringCase: ignoresCase)
    let scan = DirectoryScan(root: root, staged: staged, tracked: tracked, isWanted: isWanted)
    var files = FoundFiles(scan, Untracked(root, ignoreRules()), missing: ignoresCase ? nil : name)
    var walk = Walk()
    try walk.visitAll { directories in
      each(directories.count) { scan.contents(of: directories[$0]) }
    } _: { (path, found) throws(GitError) -> Bool in
      files.add(found, at: path)
    } enters: { (directory, found) throws(GitError) -> Bool in
      try files.enter(directory, found.map(\.item))
    }
    for path in newPaths { files.create(path) }
    return files.workTree(unreadable: walk.unreadable)
  }
}

extension Entry {
  /// Returns whether a file on disk can be the file of this index entry.
  func couldBe(_ disk: FileKind) -> Bool {
    kind == .submodule || disk != .directory
  }
}

extension WorkTreeFile.Kind {
  /// Creates the kind of a file on disk. Where links cannot be created, a symbolic link of the index is a file with its
  /// target.
  init(_ disk: FileKind, of entry: Entry? = nil) {
    switch (entry?.kind, disk) {
    case (.submodule, _): self = .submodule
    case (.symlink, _), (_, .symbolicLink): self = .symlink
    case (_, .regular): self = .regular
    case (_, .directory), (_, .other): self = .special
    }
  }
}

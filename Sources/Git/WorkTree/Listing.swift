extension Repository {
  /// Lists the work tree: the tracked files as they are on disk, and the untracked files that are not ignored.
  ///
  /// One walk over the directories that git would enter yields everything; no file except `.gitignore` and `.git` files
  /// is opened.
  ///
  /// - Parameters:
  ///   - isWanted: Returns whether a file is of interest. Only the files of interest are examined.
  ///   - name: A name to search for in every directory.
  ///   - each: Calls a function with the numbers below a count, on any number of threads, and returns the results in
  ///     order.
  package func workTree(
    where isWanted: @escaping @Sendable (RepositoryPath) -> Bool = { _ in true }, lookingFor name: [UInt8] = [],
    each: (Int, @Sendable (Int) -> ScannedDirectory) -> [ScannedDirectory] = { count, scan in (0..<count).map(scan) }
  ) throws(GitError) -> WorkTree {
    guard let root = workTreeRoot else { throw .noWorkTree(gitDirectory) }
    let staged = try stagedFiles()
    let ignoresCase = ignoresCase
    let tracked = TrackedFiles(staged.map(\.entry), ignoringCase: ignoresCase)
    let scan = DirectoryScan(root: root, staged: staged, tracked: tracked, isWanted: isWanted)
    var kinds = [WorkTreeFile.Kind](repeating: .absent, count: staged.count)
    var isUnchanged = [Bool](repeating: false, count: staged.count)
    var untracked = Untracked(root, ignoreRules())
    var walk = Walk()
    var repositories: [RepositoryPath] = []
    var lacking: Set<RepositoryPath> = []
    try walk.visitAll { directories in
      each(directories.count) { scan.contents(of: directories[$0]) }
    } _: { (path, found) throws(GitError) -> Bool in
      let kind = found.item.kind
      if let position = found.position, tracked.couldBe(kind, at: position) {
        kinds[position] = WorkTreeFile.Kind(kind, of: tracked.entries[position])
        isUnchanged[position] = found.isUnchanged
        return false
      }
      guard kind == .directory else {
        if kind != .other { untracked.add(path, kind, isWanted: isWanted) }
        return false
      }
      return !untracked.leavesOut(directory: path) || tracked.lies(in: path)
    } enters: { (directory, found) throws(GitError) -> Bool in
      let items = found.map(\.item)
      // Skip a repository inside this one, unless git was made to track files of it.
      if directory != .root, !tracked.lies(in: directory), root.appending(directory).holdsRepository(among: items) {
        repositories.append(directory)
        return false
      }
      try untracked.readRules(of: directory, items)
      // On a case-insensitive file system, another spelling of the name may be the same file.
      if !ignoresCase, !items.contains(where: { $0.name == name }) { lacking.insert(directory) }
      return true
    }
    let known = staged.indices.map {
      WorkTreeFile(
        path: staged[$0].entry.path, kind: kinds[$0], status: .init(staged[$0].entry), stamp: staged[$0].stamp,
        isUnchanged: isUnchanged[$0])
    }
    return WorkTree(
      root: root,
      files: (known.filter { isWanted($0.path) } + untracked.files).sorted { $0.path < $1.path },
      unreadable: walk.unreadable, repositories: repositories.sorted(), lacking: lacking,
      attributeFiles: known.filter(\.path.isAttributeFile) + untracked.attributeFiles, index: tracked.entries)
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

extension WorkTreeFile.Status {
  fileprivate init(_ entry: Entry) {
    switch entry.status {
    case .settled: self = .tracked(entry.id)
    case .conflicted: self = .conflicted
    case .sparse: self = .sparse(entry.id)
    // Announced but never added: git has no contents for the file.
    case .intended: self = .untracked
    }
  }
}

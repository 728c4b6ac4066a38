extension Repository {
  /// Lists the work tree: the tracked files as they stand on the disk, and the untracked ones that are not ignored.
  ///
  /// One walk over the directories that git would enter tells everything; no file is opened.
  ///
  /// - Parameter isWanted: Chooses files. The fewer are wanted, the fewer ignore rules are asked for.
  package func workTree(where isWanted: (RepositoryPath) -> Bool = { _ in true }) throws(GitError) -> WorkTree {
    guard let root = workTreeRoot else { throw .noWorkTree(gitDirectory) }
    let staged = try stagedFiles()
    let tracked = TrackedFiles(staged.map(\.entry), ignoringCase: ignoresCase)
    var kinds = [WorkTreeFile.Kind](repeating: .absent, count: tracked.entries.count)
    var untracked = Untracked(root, ignoreRules())
    var walk = Walk(root)
    var repositories: [RepositoryPath] = []
    try walk.visitAll { (path, kind) throws(GitError) -> Bool in
      if let position = tracked.position(of: path), tracked.couldBe(kind, at: position) {
        kinds[position] = WorkTreeFile.Kind(kind, of: tracked.entries[position])
        return false
      }
      guard kind == .directory else {
        if kind != .other { untracked.add(path, kind, isWanted: isWanted) }
        return false
      }
      return !untracked.leavesOut(directory: path) || tracked.lies(in: path)
    } enters: { (directory, items) throws(GitError) -> Bool in
      // A repository inside this one is its own business, unless git was made to track files of it.
      if directory != .root, !tracked.lies(in: directory), root.appending(directory).holdsRepository(among: items) {
        repositories.append(directory)
        return false
      }
      try untracked.readRules(of: directory, items)
      return true
    }
    let known = zip(staged, kinds).map {
      WorkTreeFile(path: $0.entry.path, kind: $1, standing: .init($0.entry), stamp: $0.stamp)
    }
    return WorkTree(
      root: root,
      files: (known.filter { isWanted($0.path) } + untracked.files).sorted { $0.path < $1.path },
      unreadable: walk.unreadable, repositories: repositories.sorted(),
      attributeFiles: known.filter(\.path.isAttributeFile) + untracked.attributeFiles, index: tracked.entries)
  }
}

extension Entry {
  /// Whether this is what the index means, when the disk has this in its place.
  func couldBe(_ disk: FileKind) -> Bool {
    kind == .submodule || disk != .directory
  }
}

extension WorkTreeFile.Kind {
  /// What the disk has. A symlink of the index may stand there as a file with its target, where links cannot be made.
  init(_ disk: FileKind, of entry: Entry? = nil) {
    switch (entry?.kind, disk) {
    case (.submodule, _): self = .submodule
    case (.symlink, _), (_, .symbolicLink): self = .symlink
    case (_, .regular): self = .regular
    case (_, .directory), (_, .other): self = .special
    }
  }
}

extension WorkTreeFile.Standing {
  fileprivate init(_ entry: Entry) {
    switch entry.standing {
    case .settled: self = .tracked(entry.id)
    case .conflicted: self = .conflicted
    case .sparse: self = .sparse(entry.id)
    // Announced, but never added: git has no contents of it.
    case .intended: self = .untracked
    }
  }
}

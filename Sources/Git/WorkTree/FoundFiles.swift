/// What a walk over a work tree has found so far.
struct FoundFiles {
  private let scan: DirectoryScan
  /// The name of a file that directories are searched for; `nil` for none.
  private let wantedName: [UInt8]?
  /// What is on disk in the place of each tracked file.
  private var kinds: [WorkTreeFile.Kind]
  private var isUnchanged: [Bool]
  private var untracked: Untracked
  /// The repositories inside this one.
  private var repositories: [RepositoryPath] = []
  /// The directories that do not contain the wanted name.
  private var lacking: Set<RepositoryPath> = []

  /// - Parameter name: the name of a file that directories are searched for. On a case-insensitive file system, where
  ///   another spelling of the name may be the same file, it must be `nil`.
  init(_ scan: DirectoryScan, _ untracked: Untracked, missing name: [UInt8]?) {
    self.scan = scan
    self.untracked = untracked
    wantedName = name
    kinds = Array(repeating: .absent, count: scan.staged.count)
    isUnchanged = Array(repeating: false, count: scan.staged.count)
  }

  /// Adds a file, or returns whether to enter it as a directory.
  mutating func add(_ found: ScannedItem, at path: RepositoryPath) -> Bool {
    let kind = found.item.kind
    let tracked = scan.tracked
    if let position = found.position, tracked.couldBe(kind, at: position) {
      kinds[position] = WorkTreeFile.Kind(kind, of: tracked.entries[position])
      isUnchanged[position] = found.isUnchanged
      return false
    }
    guard kind == .directory else {
      if kind != .other { untracked.add(path, kind, isWanted: scan.isWanted) }
      return false
    }
    // Most directories have tracked files; whether they are ignored is asked only for an untracked file in them.
    return tracked.lies(in: path) || !untracked.leavesOut(directory: path)
  }

  /// Reads the ignore rules of a directory; returns `false` if it is a repository inside this one.
  mutating func enter(_ directory: RepositoryPath, _ items: [DiskItem]) throws(GitError) -> Bool {
    // Such a repository is entered only if git was made to track files of it.
    if directory != .root, !scan.tracked.lies(in: directory),
      scan.root.appending(directory).holdsRepository(among: items)
    {
      repositories.append(directory)
      return false
    }
    try untracked.readRules(of: directory, items)
    if let wantedName, !items.contains(where: { $0.name == wantedName }) { lacking.insert(directory) }
    return true
  }

  /// Adds a file that is not on disk, after the walk. It may be in the index.
  mutating func create(_ path: RepositoryPath) {
    if let position = scan.tracked.position(of: path) {
      if kinds[position] == .absent { kinds[position] = .regular }
    } else if !untracked.files.contains(where: { $0.path == path }) {
      untracked.add(path, .regular, isWanted: scan.isWanted)
    }
  }

  func workTree(unreadable: [WorkTree.Unreadable]) -> WorkTree {
    let known = scan.staged.indices.map { number in
      WorkTreeFile(
        path: scan.staged[number].entry.path, kind: kinds[number], status: .init(scan.staged[number].entry),
        stamp: scan.staged[number].stamp, isUnchanged: isUnchanged[number])
    }
    return WorkTree(
      root: scan.root,
      files: (known.filter { scan.isWanted($0.path) } + untracked.files).sorted { $0.path < $1.path },
      unreadable: unreadable, repositories: repositories.sorted(), lacking: lacking,
      attributeFiles: known.filter(\.path.isAttributeFile) + untracked.attributeFiles, index: scan.tracked.entries)
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

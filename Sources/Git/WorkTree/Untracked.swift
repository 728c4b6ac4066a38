/// The untracked files that a walk comes across, less those that some rule ignores.
struct Untracked {
  private(set) var files: [WorkTreeFile] = []
  /// `.gitattributes` files count although they are ignored themselves.
  private(set) var attributeFiles: [WorkTreeFile] = []
  private let root: DiskPath
  private var rules: IgnoreRules
  /// Ignored directories that hold tracked files. All else in them is ignored, whatever other rules say.
  private var ignored: Set<RepositoryPath> = []

  init(_ root: DiskPath, _ rules: IgnoreRules) {
    self.root = root
    self.rules = rules
  }

  /// Reads the `.gitignore` of a directory, if it has one. A symlink is none: it may lead anywhere.
  mutating func readRules(of directory: RepositoryPath, _ items: [DiskItem]) throws(GitError) {
    guard items.contains(where: { $0.kind == .regular && $0.name == ignoreFile }),
      let file = directory.appending(ignoreFile)
    else { return }
    rules.read(try patterns(at: file, below: root), in: directory)
  }

  /// Whether rules leave out a directory, and so all that is untracked in it.
  mutating func leavesOut(directory: RepositoryPath) -> Bool {
    guard ignored.contains(directory.parent) || rules.ignores(directory, isDirectory: true) else { return false }
    ignored.insert(directory)
    return true
  }

  mutating func add(_ path: RepositoryPath, _ kind: FileKind, isWanted: (RepositoryPath) -> Bool) {
    let file = WorkTreeFile(path: path, kind: WorkTreeFile.Kind(kind), standing: .untracked)
    if path.isAttributeFile { attributeFiles.append(file) }
    guard isWanted(path), !ignored.contains(path.parent), !rules.ignores(path, isDirectory: false) else { return }
    files.append(file)
  }
}

private let ignoreFile = Array(".gitignore".utf8)

/// The untracked files found by a walk, without the ignored ones.
struct Untracked {
  private(set) var files: [WorkTreeFile] = []
  /// The untracked `.gitattributes` files, which apply even if they are ignored.
  private(set) var attributeFiles: [WorkTreeFile] = []
  private let root: DiskPath
  private var rules: IgnoreRules
  /// Whether each directory that was asked for is ignored. All untracked files in an ignored one are ignored, whatever
  /// other rules say.
  private var ignored: [RepositoryPath: Bool] = [:]

  init(_ root: DiskPath, _ rules: IgnoreRules) {
    self.root = root
    self.rules = rules
  }

  /// Reads the `.gitignore` file of a directory, if it has one. A symbolic link is not read, because it may lead
  /// anywhere.
  mutating func readRules(of directory: RepositoryPath, _ items: [DiskItem]) throws(GitError) {
    guard items.contains(where: { $0.kind == .regular && $0.name == ignoreFile }),
      let file = directory.appending(ignoreFile)
    else { return }
    rules.read(try patterns(at: file, below: root), in: directory)
  }

  /// Returns whether rules ignore a directory or one around it, and so all untracked files in it. The rules of the
  /// directories around it must have been read.
  mutating func leavesOut(directory: RepositoryPath) -> Bool {
    if directory == .root { return false }
    if let known = ignored[directory] { return known }
    let isIgnored = leavesOut(directory: directory.parent) || rules.ignores(directory, isDirectory: true)
    ignored[directory] = isIgnored
    return isIgnored
  }

  mutating func add(_ path: RepositoryPath, _ kind: FileKind, isWanted: (RepositoryPath) -> Bool) {
    let file = WorkTreeFile(path: path, kind: WorkTreeFile.Kind(kind), status: .untracked)
    if path.isAttributeFile { attributeFiles.append(file) }
    guard isWanted(path), !leavesOut(directory: path.parent), !rules.ignores(path, isDirectory: false) else { return }
    files.append(file)
  }
}

private let ignoreFile = Array(".gitignore".utf8)

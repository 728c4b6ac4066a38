import Analysis
import Findings
package import Git

extension FileList {
  /// Lists the Swift files of a repository.
  ///
  /// - Parameters:
  ///   - root: the directory that the repository's paths are relative to.
  ///   - selection: the files to lint; other files are listed, too, for their declarations.
  ///   - rules: the attributes that mark generated and vendored files, which are skipped; `nil` for the attributes of
  ///     the listed content.
  ///   - includesGenerated: whether to list generated and vendored files all the same.
  ///   - newPaths: files of the work tree that are not on disk yet, and whose contents are put in later.
  ///   - jobs: the number of threads.
  package init(
    _ repository: Repository, root: DiskPath, _ contentSource: ContentSource, selection: PathSelection,
    marking rules: AttributeRules? = nil,
    includesGenerated: Bool = false, creating newPaths: [RepositoryPath] = [], jobs: Int = 1
  ) throws(Failure) {
    self.init(
      root: root, isOnDisk: contentSource == .workTree, gitDirectory: repository.gitDirectory,
      hasWorkTree: repository.workTreeRoot != nil, selection: selection,
      includesGenerated: includesGenerated)
    try onRepository(repository) { () throws(GitError) in
      switch contentSource {
      case .workTree:
        // A key path would be interpreted, once for each file.
        let tree = try repository.workTree(
          where: { $0.isSource }, lookingFor: configurationNameBytes, creating: newPaths
        ) { count, scan in concurrentMap(over: count, jobs: jobs, scan) }
        mark(by: rules, own: try repository.attributeRules(of: tree))
        add(tree, trustsStamps: !repository.hasPrivateConversions)
      case .index:
        let entries = try repository.indexFiles()
        if let entry = entries.first(where: { $0.status == .conflicted }) { throw .unmergedIndex(entry.path) }
        mark(by: rules, own: try repository.attributeRules(of: entries))
        add(entries)
      case .revision(let revision):
        let entries = try repository.files(at: revision)
        mark(by: rules, own: try repository.attributeRules(of: entries))
        add(entries)
      }
    }
  }

  private mutating func add(_ entries: [Entry]) {
    for entry in entries {
      see(entry.path)
      configurations.note(entry)
      switch entry.kind {
      case .regular where entry.isXcodeProject:
        if entry.status != .intended { addProject(entry.path, at: .blob(entry.id)) }
      case .submodule: leaveOut(entry.path, because: .submodules)
      case .symlink: if entry.isSwift { leaveOut(link: entry.path, at: .blob(entry.id)) }
      case .regular:
        // A file that was added with `--intent-to-add` has no content yet.
        if entry.isSwift, entry.status != .intended { add(entry.path, markedAt: .blob(entry.id)) }
      }
    }
  }

  private mutating func add(_ tree: WorkTree, trustsStamps: Bool) {
    configurations.note(unconfigured: tree.lacking, closed: tree.unreadable.map(\.directory))
    for entry in tree.index where entry.status == .sparse { configurations.note(entry) }
    for entry in tree.index where entry.kind == .submodule {
      see(entry.path)
      leaveOut(entry.path, because: .submodules)
    }
    for path in tree.repositories {
      see(path)
      leaveOut(path, because: .submodules)
    }
    for closed in tree.unreadable { notes.append("cannot list '\(closed.directory)': it \(closed.reason)") }
    for file in tree.files {
      if file.path.isXcodeProject {
        add(project: file, trustsStamps ? file.claim : nil)
        continue
      }
      see(file.path)
      switch (file.kind, file.status) {
      case (.symlink, _): leaveOut(link: file.path, at: .disk)
      case (.submodule, _): break
      case (.absent, .sparse(let blob)): add(file.path, markedAt: .blob(blob))
      case (.absent, _):
        // A file that is absent was deleted, unless its directory cannot be listed: then reading the file reports the
        // error.
        if tree.unreadable.contains(where: { file.path.isWithin($0.directory) }) { add(file.path, markedAt: .disk) }
      case (.regular, _), (.special, _): add(file.path, markedAt: .disk, trustsStamps ? file.claim : nil)
      }
    }
  }

  private mutating func add(project: WorkTreeFile, _ claim: ListedFile.Claim?) {
    switch (project.kind, project.status) {
    case (.regular, _): addProject(project.path, at: .disk, claim)
    case (.absent, .sparse(let blob)): addProject(project.path, at: .blob(blob))
    default: break
    }
  }
}

extension WorkTreeFile {
  /// The blob whose content git recorded for the file on disk; `nil` for a file without such a blob.
  fileprivate var claim: ListedFile.Claim? {
    guard case .tracked(let id) = status, let stamp else { return nil }
    return ListedFile.Claim(id: id, stamp: stamp, holds: isUnchanged)
  }
}

import Git
import Lint

extension Listing {
  /// Lists the Swift files of a repository.
  ///
  /// - Parameters:
  ///   - root: the directory that the repository's paths are relative to.
  ///   - scope: what is judged; the rest is listed too, for its declarations.
  ///   - includesGenerated: whether to list what `.gitattributes` calls generated or vendored.
  init(
    _ repository: Repository, root: DiskPath, _ edition: Edition, scope: Scope, includesGenerated: Bool
  ) throws(Failure) {
    self.init(directory: edition == .workTree ? root : nil, gitDirectory: repository.gitDirectory, scope: scope)
    do throws(GitError) {
      let nothing = AttributeRules([:])
      switch edition {
      case .workTree:
        let tree = try repository.workTree(where: \.isSwift)
        let rules = includesGenerated ? nothing : try repository.attributeRules(of: tree)
        add(tree, rules, submodulesOf: try repository.indexFiles())
      case .index:
        let entries = try repository.indexFiles()
        add(entries, includesGenerated ? nothing : try repository.attributeRules(of: entries))
      case .revision(let revision):
        let entries = try repository.files(at: revision)
        add(entries, includesGenerated ? nothing : try repository.attributeRules(of: entries))
      }
    } catch {
      throw Failure(error.description)
    }
  }

  private mutating func add(_ entries: [Entry], _ rules: AttributeRules) {
    for entry in entries {
      see(entry.path)
      noteConfiguration(entry)
      switch entry.kind {
      case .submodule: leaveOut(entry.path, because: .submodules)
      case .symlink: if entry.isSwift { leaveOut(entry.path, because: .symbolicLinks) }
      case .regular, .executable:
        // What was announced with `--intent-to-add` has no content yet.
        if entry.isSwift, entry.standing != .intended { add(entry.path, at: .blob(entry.id), rules) }
      }
    }
  }

  private mutating func add(_ tree: WorkTree, _ rules: AttributeRules, submodulesOf index: [Entry]) {
    for entry in index where entry.standing == .sparse { noteConfiguration(entry) }
    for entry in index where entry.kind == .submodule {
      see(entry.path)
      leaveOut(entry.path, because: .submodules)
    }
    for closed in tree.unreadable { notes.append("'\(closed.directory)' cannot be listed: \(closed.reason)") }
    for file in tree.files {
      see(file.path)
      switch (file.kind, file.standing) {
      case (.symlink, _): leaveOut(file.path, because: .symbolicLinks)
      case (.submodule, _): break
      case (.absent, .sparse(let blob)): add(file.path, at: .blob(blob), rules)
      case (.absent, _):
        // What was deleted is gone; what lies where nobody may look is not, and reading it will say so.
        if tree.unreadable.contains(where: { file.path.isWithin($0.directory) }) { add(file.path, at: .disk, rules) }
      case (.regular, _), (.special, _): add(file.path, at: .disk, rules)
      }
    }
  }

  private mutating func add(_ path: RepositoryPath, at place: ListedFile.Place, _ rules: AttributeRules) {
    let marks = rules.marks(of: path)
    if marks.isGenerated == true {
      leaveOut(path, because: .generated)
    } else if marks.isVendored == true {
      leaveOut(path, because: .vendored)
    } else {
      add(path, at: place)
    }
  }
}

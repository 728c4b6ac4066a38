import Clibgit2

extension Repository {
  /// Returns the files of a commit or tree in the order of their paths.
  ///
  /// - Parameters:
  ///   - revision: Any revision that `git rev-parse` accepts.
  ///   - limit: The maximum number of files and directories. Ten trees of ten trees each, ten levels deep, take a few
  ///     hundred bytes to store and for ever to list.
  package func files(at revision: String, limit: Int = 2_000_000) throws(GitError) -> [Entry] {
    let object = try object(named: revision)
    let tree = unsafe try Owned(git_object_free) {
      unsafe git_object_peel(&$0, object.pointer, GIT_OBJECT_TREE)
    } otherwise: { failure in
      failure.code == .notFound
        ? .danglingRevision(revision, isPartialClone: isPartial) : .noFilesIn(revision: revision)
    }
    var files: [Entry] = []
    var pending = [Child.tree(.root, unsafe ObjectID(git_object_id(tree.pointer).pointee))]
    var seen = 0
    while let next = pending.popLast() {
      seen += 1
      guard seen <= limit else { throw .tooManyFiles(limit: limit) }
      switch next {
      case .file(let entry): files.append(entry)
      // Reversed, because the list is used as a stack: the files of a tree are ordered, and so is the result.
      case .tree(let path, let id): pending += try children(of: id, at: path).reversed()
      }
    }
    return files
  }

  private func children(of id: ObjectID, at path: RepositoryPath) throws(GitError) -> [Child] {
    var oid = id.oid
    let tree = unsafe try Owned(git_tree_free) {
      unsafe git_tree_lookup(&$0, pointer, &oid)
    } otherwise: { failure in
      self.explain(failure, id)
    }
    var children: [Child] = []
    for position in 0..<(unsafe git_tree_entrycount(tree.pointer)) {
      guard let entry = unsafe git_tree_entry_byindex(tree.pointer, position) else { continue }
      children.append(unsafe try Child(entry, in: path))
    }
    return children
  }
}

/// The longest path that Linux opens, in bytes. A longer path was never checked out.
private let limitOfPath = 4096

private enum Child {
  case file(Entry)
  case tree(RepositoryPath, ObjectID)

  init(_ entry: OpaquePointer, in directory: RepositoryPath) throws(GitError) {
    let name = unsafe bytes(of: git_tree_entry_name(entry))
    guard let path = directory.appending(name), path.bytes.count < limitOfPath else {
      throw .unsafePath(printable(Array(directory.bytes.prefix(80)) + [separator] + name.prefix(80)))
    }
    let id = unsafe ObjectID(git_tree_entry_id(entry).pointee)
    if let kind = Entry.Kind(mode: unsafe git_tree_entry_filemode(entry).rawValue) {
      self = .file(Entry(path: path, kind: kind, id: id, status: .settled))
    } else {
      self = .tree(path, id)
    }
  }
}

/// What can go wrong in a repository. Each is one sentence that names the thing and the way out.
package enum GitError: Error, Hashable, Sendable {
  case libraryRefused(reason: String)

  case pathNotFound(DiskPath)
  case foreignOwner(DiskPath)
  case sha256Repository(DiskPath)
  case unsupportedExtension(String, in: DiskPath)
  case strayGitFile(DiskPath)
  case unreadableRepository(DiskPath, reason: String)
  case noWorkTree(DiskPath)

  case unknownRevision(String, isShallow: Bool)
  case ambiguousRevision(String)
  case unbornHead
  case danglingRevision(String)
  case noFilesIn(revision: String)
  case noCommitIn(revision: String)
  case noMergeBase(String, String, isShallow: Bool)

  case missingObject(ObjectID, isPartialClone: Bool)
  case damagedObject(ObjectID, reason: String)
  case notABlob(ObjectID)
  case tooLarge(ObjectID, size: Int, limit: Int)

  case unreadableIndex(reason: String)
  case sparseIndex
  case splitIndex
  case unusableIndex(DiskPath, reason: String)
  case unreadableFile(DiskPath, reason: String)
  case unsafePath(String)
  case tooManyFiles(limit: Int)
}

extension GitError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .libraryRefused(let reason):
      "libgit2 does not start (\(reason)): install it again"
    case .pathNotFound(let path):
      "there is nothing at '\(path)': check the spelling"
    case .foreignOwner(let path):
      "'\(path)' belongs to another user, so its configuration is not trusted: if you trust it, run "
        + "`git config --global --add safe.directory \(path.quoted)`"
    case .sha256Repository(let path):
      "the repository at '\(path)' names its objects by SHA-256, which libgit2 \(Library.version) cannot read: "
        + "`git archive HEAD | tar -x -C DIRECTORY` makes a plain copy to read instead"
    case .unsupportedExtension(let name, let path):
      "the repository at '\(path)' uses the extension '\(name)', which libgit2 \(Library.version) cannot read: "
        + "install a newer libgit2, or read a fresh clone"
    case .strayGitFile(let path):
      "'\(path)' points to a repository that is not there: `git worktree repair` in the main work tree mends it"
    case .unreadableRepository(let path, let reason):
      "the repository at '\(path)' cannot be read (\(reason)): `git fsck` there says more"
    case .noWorkTree(let path):
      "'\(path)' is a bare repository, without a work tree: name a revision"
    case .unknownRevision(let name, let isShallow):
      "there is no revision '\(printable(name))' in this repository: "
        + (isShallow ? "this is a shallow clone, `git fetch --unshallow` brings the rest" : "`git fetch` may bring it")
    case .ambiguousRevision(let name):
      "'\(printable(name))' is the beginning of several objects' names: give more digits"
    case .unbornHead:
      "HEAD names a branch without a commit: commit something first"
    case .danglingRevision(let name):
      "the revision '\(printable(name))' names an object that is not in this repository: "
        + "`git fsck` says what is missing, `git fetch` may bring it"
    case .noFilesIn(let revision):
      "'\(printable(revision))' is no commit and no tree: name one of these"
    case .noCommitIn(let revision):
      "'\(printable(revision))' is no commit: name one"
    case .noMergeBase(let one, let other, let isShallow):
      "'\(printable(one))' and '\(printable(other))' have no common ancestor here: "
        + (isShallow
          ? "this is a shallow clone, `git fetch --unshallow` brings the rest, `git fetch --deepen=100` some of it"
          : "name another base")
    case .missingObject(let id, isPartialClone: true):
      "object \(id) is missing because this is a partial clone: "
        + "`git fetch --refetch --no-filter` brings what was left out"
    case .missingObject(let id, isPartialClone: false):
      "object \(id) is missing: `git fsck` says what else is, `git fetch` or a fresh clone brings it back"
    case .damagedObject(let id, let reason):
      "object \(id) is damaged (\(reason)): `git fsck` says what else is, a fresh clone brings it back"
    case .notABlob(let id):
      "object \(id) is no file's contents: name a blob"
    case .tooLarge(let id, let size, let limit):
      "object \(id) has \(size) bytes, more than the \(limit) that are read: leave the file out"
    case .unreadableIndex(let reason):
      "the index cannot be read (\(reason)): `git status` says more; where git cannot read it either, "
        + "`mv .git/index .git/index.old && git reset` makes a new one from HEAD"
    case .sparseIndex:
      "the index is a sparse one, which libgit2 cannot read: `git sparse-checkout reapply --no-sparse-index` writes it whole"
    case .splitIndex:
      "the index is a split one, which libgit2 cannot read: `git config core.splitIndex false` and "
        + "`git update-index --no-split-index` write it whole, with all that is staged"
    case .unusableIndex(let path, let reason):
      "the index '\(path)', which GIT_INDEX_FILE names, \(reason): unset the variable, or name an index"
    case .unreadableFile(let path, let reason):
      "'\(path)' cannot be read: \(reason)"
    case .unsafePath(let path):
      "the repository lists the path '\(path)', which no work tree can hold: `git fsck` says where it comes from"
    case .tooManyFiles(let limit):
      "the tree has more than \(limit) files, which is no source code: name another revision"
    }
  }
}

/// An error of a repository. Each description is one sentence that names the object and a way to fix the error.
package enum GitError: Error, Hashable, Sendable {
  case libraryRefused(reason: String)

  case pathNotFound(DiskPath)
  case foreignOwner(DiskPath)
  case sha256Repository(DiskPath)
  case unsupportedExtension(String, in: DiskPath)
  case strayGitFile(DiskPath)
  case embeddedRepository(DiskPath, in: DiskPath)
  case unreadableRepository(DiskPath, reason: String)
  case unreadableSettings(reason: String)
  case noWorkTree(DiskPath)

  case unknownRevision(String, in: Clone)
  case ambiguousRevision(String)
  case unbornHead
  case danglingRevision(String, isPartialClone: Bool)
  case noFilesIn(revision: String)
  case noCommitIn(revision: String)
  case noMergeBase(String, String, in: Clone)

  case missingObject(ObjectID, isPartialClone: Bool)
  case damagedObject(ObjectID, reason: String)
  case notABlob(ObjectID)
  case tooLarge(ObjectID, size: Int, limit: Int)

  case unreadableIndex(reason: String)
  case sparseIndex
  case splitIndex
  case unmergedIndex(RepositoryPath)
  case unusableIndex(DiskPath, reason: String)
  case unreadableFile(DiskPath, reason: String)
  case unsafePath(String)
  case tooManyFiles(limit: Int)
}

extension GitError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .libraryRefused(let reason):
      "libgit2 does not start (\(reason)); reinstall it"
    case .pathNotFound(let path):
      "no such file or directory: '\(path)'; check the path"
    case .foreignOwner(let path):
      "'\(path)' belongs to another user, so git does not trust its configuration; if you do, run "
        + "`git config --global --add safe.directory \(path.quoted)`"
    case .sha256Repository(let path):
      "the repository at '\(path)' uses SHA-256 object names, which libgit2 \(LibGit2.version) cannot read; "
        + "lint a copy made with `git archive HEAD | tar -x -C DIRECTORY`"
    case .unsupportedExtension(let name, let path):
      "the repository at '\(path)' uses the extension '\(name)', which libgit2 \(LibGit2.version) cannot read; "
        + "install a newer libgit2, or lint a fresh clone"
    case .strayGitFile(let path):
      "'\(path)' points to a repository that does not exist; run `git worktree repair` in the main work tree"
    case .embeddedRepository(let path, let root):
      "'\(path)' looks like a git repository, but its files are tracked by the one at '\(root)'; "
        + "pass `--repo \(root.quoted)` or `--repo \(path.quoted)`"
    case .unreadableRepository(let path, let reason):
      "cannot read the repository at '\(path)' (\(reason)); run `git fsck` there"
    case .unreadableSettings(let reason):
      "cannot read git's settings of the user (\(reason)); check the permissions, or set HOME to another directory"
    case .noWorkTree(let path):
      "'\(path)' is a bare repository and has no work tree; pass a work tree to --repo, or a revision"
    case .unknownRevision(let name, let clone):
      "unknown revision '\(printable(name))' in this repository; \(clone.isShallow ? "the clone is shallow, " : "")"
        + (clone.fetch(of: name).map { "run \($0), or " } ?? "") + "name another revision"
    case .ambiguousRevision(let name):
      "'\(printable(name))' is an ambiguous object name; write more digits of the hash"
    case .unbornHead:
      "HEAD is a branch without a commit; commit first"
    case .danglingRevision(let name, let isPartialClone):
      "the revision '\(printable(name))' names an object that is not in this repository; "
        + (isPartialClone
          ? "this is a partial clone, run `git fetch --refetch --no-filter`" : "run `git fetch`, then `git fsck`")
    case .noFilesIn(let revision):
      "'\(printable(revision))' is neither a commit nor a tree; name a commit"
    case .noCommitIn(let revision):
      "'\(printable(revision))' is not a commit; name a commit"
    case .noMergeBase(let one, let other, let clone):
      "'\(printable(one))' and '\(printable(other))' have no common ancestor in this clone; "
        + (clone.deepening.map { "the clone is shallow, run \($0)" } ?? "name another base")
    case .missingObject(let id, isPartialClone: true):
      "object \(id) is missing because this is a partial clone; "
        + "run `git fetch --refetch --no-filter`"
    case .missingObject(let id, isPartialClone: false):
      "object \(id) is missing; run `git fsck`, `git fetch` or clone again"
    case .damagedObject(let id, let reason):
      "object \(id) is damaged (\(reason)); run `git fsck` or clone again"
    case .notABlob(let id):
      "object \(id) is not a blob; name a file"
    case .tooLarge(let id, let size, let limit):
      "object \(id) has \(size) bytes, more than the limit of \(limit); exclude the file"
    case .unreadableIndex(let reason):
      "cannot read the index (\(reason)); run `git status`; if git cannot read it either, "
        + "`mv .git/index .git/index.old && git reset` creates a new one from HEAD"
    case .sparseIndex:
      "the index is sparse, which libgit2 cannot read; run `git sparse-checkout reapply --no-sparse-index`"
    case .splitIndex:
      "the index is split, which libgit2 cannot read; run `git config core.splitIndex false` and "
        + "`git update-index --no-split-index`, which keep staged changes"
    case .unmergedIndex(let path):
      "'\(path)' has an unresolved merge conflict, so that it is not known what will be committed; resolve it and run "
        + "`git add \(shellArgument("\(path)"))`"
    case .unusableIndex(let path, let reason):
      "the index '\(path)' (GIT_INDEX_FILE) \(reason); unset the variable, or set it to an index"
    case .unreadableFile(let path, let reason):
      "cannot read '\(path)': \(reason)"
    case .unsafePath(let path):
      "the repository contains the path '\(path)', which no work tree can contain; run `git fsck`"
    case .tooManyFiles(let limit):
      "the tree has more than \(limit) files; name another revision"
    }
  }
}

import Clibgit2

extension Repository {
  /// Returns the commit of a revision: a branch, a tag, `HEAD~3`, the first digits of an id, or whatever else
  /// `git rev-parse` accepts.
  package func commit(_ revision: String) throws(GitError) -> ObjectID {
    let object = try object(named: revision)
    let commit = unsafe try Owned(git_object_free) {
      unsafe git_object_peel(&$0, object.pointer, GIT_OBJECT_COMMIT)
    } otherwise: { failure in
      failure.code == .notFound
        ? .danglingRevision(revision, isPartialClone: isPartial) : .noCommitIn(revision: revision)
    }
    return unsafe ObjectID(git_object_id(commit.pointer).pointee)
  }

  /// Returns the merge bases of two revisions: several after criss-cross merges.
  package func mergeBases(of one: String, and other: String) throws(GitError) -> MergeBases {
    let (here, there) = (try commit(one), try commit(other))
    // In a shallow clone libgit2 finds no merge base, not even if one commit is an ancestor of the other.
    if isShallow {
      for (old, new) in [(here, other), (there, one)] {
        if try firstParents(of: new, limit: .max).commits.contains(where: { $0.id == old }) {
          return MergeBases(first: old)
        }
      }
    }
    var (first, second) = (here.oid, there.oid)
    var found = unsafe git_oidarray()
    defer { unsafe git_oidarray_dispose(&found) }
    try git {
      unsafe git_merge_bases(&found, pointer, &first, &second)
    } otherwise: { failure in
      // In a shallow clone the walk misses a parent and reports another error, but the cause is the missing history.
      isShallow || failure.code == .notFound
        ? .noMergeBase(one, other, in: clone)
        : .unreadableRepository(gitDirectory, reason: failure.reason)
    }
    let ids = unsafe UnsafeBufferPointer(start: found.ids, count: found.count).map { ObjectID($0) }
    guard let best = ids.first else { throw .noMergeBase(one, other, in: clone) }
    return MergeBases(first: best, others: Array(ids.dropFirst()))
  }

  /// Returns the revision, with the reference of a branch that only `origin` has.
  package func spelling(of revision: String) throws(GitError) -> String {
    do {
      _ = try ownObject(named: revision)
      return revision
    } catch {
      let branch = "refs/remotes/origin/\(revision)"
      guard case .unknownRevision = error, Clone.branch(in: revision) != nil, (try? ownObject(named: branch)) != nil
      else { throw error }
      return branch
    }
  }

  func object(named revision: String) throws(GitError) -> Owned {
    try ownObject(named: try spelling(of: revision))
  }

  private func ownObject(named revision: String) throws(GitError) -> Owned {
    // C would truncate the revision at a NUL.
    guard !revision.isEmpty, !revision.utf8.contains(0) else {
      throw .unknownRevision(revision, in: clone)
    }
    // libgit2 only knows `@` alone.
    let isHead = revision.hasPrefix("@~") || revision.hasPrefix("@^")
    return unsafe try Owned(git_object_free) {
      unsafe git_revparse_single(&$0, pointer, isHead ? "HEAD\(revision.dropFirst())" : revision)
    } otherwise: { failure in
      self.explain(failure, revision)
    }
  }

  private func explain(_ failure: Failure, _ revision: String) -> GitError {
    switch failure.code {
    case .ambiguous: .ambiguousRevision(revision)
    case .notFound where isUnborn(revision): .unbornHead
    case .notFound where failure.isAboutObjects && !revision.isHexadecimal && !isShallow:
      .danglingRevision(revision, isPartialClone: isPartial)
    case .notFound, .invalidSpelling: .unknownRevision(revision, in: clone)
    default: .unreadableRepository(gitDirectory, reason: failure.reason)
    }
  }

  private func isUnborn(_ revision: String) -> Bool {
    let name = revision.prefix { $0 != "~" && $0 != "^" && $0 != ":" }
    return (name == "HEAD" || name == "@") && (unsafe git_repository_head_unborn(pointer)) == 1
  }
}

/// The best common ancestors of two commits.
package struct MergeBases: Equatable, Sendable {
  package let first: ObjectID
  package let others: [ObjectID]

  package init(first: ObjectID, others: [ObjectID] = []) {
    (self.first, self.others) = (first, others)
  }

  package var all: [ObjectID] { [first] + others }
}

extension String {
  /// Whether the text may be an object id or the beginning of one.
  var isHexadecimal: Bool { allSatisfy(\.isHexDigit) }
}

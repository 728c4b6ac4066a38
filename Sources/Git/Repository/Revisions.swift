import Clibgit2

extension Repository {
  /// The commit that a revision names: a branch, a tag, `HEAD~3`, the first digits of an id, whatever
  /// `git rev-parse` takes.
  package func commit(_ revision: String) throws(GitError) -> ObjectID {
    let object = try object(named: revision)
    let commit = unsafe try Owned(git_object_free) {
      unsafe git_object_peel(&$0, object.pointer, GIT_OBJECT_COMMIT)
    } otherwise: { failure in
      failure.code == .notFound ? .danglingRevision(revision) : .noCommitIn(revision: revision)
    }
    return unsafe ObjectID(git_object_id(commit.pointer).pointee)
  }

  /// The commit from which two revisions went their own ways. Where there are several, the best one.
  package func mergeBase(of one: String, and other: String) throws(GitError) -> ObjectID {
    var (first, second) = (try commit(one).oid, try commit(other).oid)
    var base = git_oid()
    try git {
      unsafe git_merge_base(&base, pointer, &first, &second)
    } otherwise: { failure in
      // Where history ends early, the walk misses a parent: that is no base, and no other error.
      isShallow || failure.code == .notFound
        ? .noMergeBase(one, other, isShallow: isShallow)
        : .unreadableRepository(gitDirectory, reason: failure.reason)
    }
    return ObjectID(base)
  }

  func object(named revision: String) throws(GitError) -> Owned {
    // C would read a shorter name than the one that was given.
    guard !revision.isEmpty, !revision.utf8.contains(0) else {
      throw .unknownRevision(revision, isShallow: isShallow)
    }
    return unsafe try Owned(git_object_free) {
      unsafe git_revparse_single(&$0, pointer, revision)
    } otherwise: { failure in
      self.explain(failure, revision)
    }
  }

  private func explain(_ failure: Failure, _ revision: String) -> GitError {
    switch failure.code {
    case .ambiguous: .ambiguousRevision(revision)
    case .notFound where isUnborn(revision): .unbornHead
    case .notFound where failure.isAboutObjects && !revision.isHexadecimal && !isShallow: .danglingRevision(revision)
    case .notFound, .invalidSpelling: .unknownRevision(revision, isShallow: isShallow)
    default: .unreadableRepository(gitDirectory, reason: failure.reason)
    }
  }

  private func isUnborn(_ revision: String) -> Bool {
    let name = revision.prefix { $0 != "~" && $0 != "^" && $0 != ":" }
    return (name == "HEAD" || name == "@") && (unsafe git_repository_head_unborn(pointer)) == 1
  }
}

extension String {
  /// Whether it may be an object's id, whole or begun.
  fileprivate var isHexadecimal: Bool { allSatisfy(\.isHexDigit) }
}

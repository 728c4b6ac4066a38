import Clibgit2

/// One commit of a history.
package struct Commit: Sendable, Equatable {
  package let id: ObjectID
  /// The commit time in seconds since 1970.
  package let time: Int
  /// The first line of the message.
  package let subject: [UInt8]

  package init(id: ObjectID, time: Int, subject: [UInt8]) {
    self.id = id
    self.time = time
    self.subject = subject
  }
}

/// A commit and its chain of first parents, the newest commit first.
package struct FirstParents: Sendable {
  package let commits: [Commit]
  /// Whether they end because the clone is shallow.
  package let areCut: Bool
}

extension Repository {
  /// Returns a commit and its chain of first parents.
  ///
  /// - Parameters:
  ///   - revision: any revision that `git rev-parse` accepts.
  ///   - limit: the number of commits to list.
  ///   - start: the earliest commit time in seconds since 1970; the list ends before the first commit that is older.
  /// - Returns: fewer commits than the limit where the history begins or a shallow clone ends.
  package func firstParents(
    of revision: String, limit: Int, since start: Int = .min
  ) throws(GitError) -> FirstParents {
    var commits: [Commit] = []
    var next: ObjectID? = try commit(revision)
    while let id = next, commits.count < limit {
      var oid = id.oid
      // Beyond the last commit of a shallow clone only the ids of parents are known.
      if isShallow, !commits.isEmpty, try !holds(id) { return FirstParents(commits: commits, areCut: true) }
      let found = unsafe try Owned(git_commit_free) {
        unsafe git_commit_lookup(&$0, pointer, &oid)
      } otherwise: { failure in
        self.explain(failure, id)
      }
      let time = unsafe Int(git_commit_time(found.pointer))
      if time < start { break }
      let subject = unsafe git_commit_summary(found.pointer).map { unsafe bytes(of: $0) } ?? []
      commits.append(Commit(id: id, time: time, subject: subject))
      next = unsafe git_commit_parent_id(found.pointer, 0).map { unsafe ObjectID($0.pointee) }
    }
    return FirstParents(commits: commits, areCut: false)
  }
}

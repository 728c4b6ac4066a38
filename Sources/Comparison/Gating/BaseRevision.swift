package import Git
package import Sessions

/// The base revision of a gate, before it is resolved to a commit.
package struct BaseRevision: Sendable, Equatable {
  /// The possible spellings of the revision, in the order in which they are tried.
  let spellings: [String]
  /// The flag or variable that names the revision.
  let origin: String
  /// How a job of the CI system gets missing history, for messages; empty if unknown.
  var hint = ""

  package init(_ spellings: [String], from origin: String, hint: String = "") {
    self.spellings = spellings
    self.origin = origin
    self.hint = hint
  }

  /// Returns the merge bases of the base and another revision, and logs how they were found. Before the first commit, the
  /// only merge base is the empty tree.
  package func mergeBases(with head: String, in repository: Repository, _ log: Log) throws(Failure) -> MergeBases {
    let found = try found(with: head, in: repository)
    log.say("comparing with \(found.sentence)")
    return found.bases
  }

  /// Returns the merge bases as ``mergeBases(with:in:_:)`` does, and a sentence about how they were found.
  package func found(with head: String, in repository: Repository) throws(Failure) -> (
    bases: MergeBases, sentence: String
  ) {
    do throws(GitError) {
      let name = try spelling(in: repository)
      let bases = try repository.mergeBases(of: name, and: head)
      let ids = bases.all.map { $0.description.prefix(12) }.joined(separator: ", ")
      return (bases, "'\(Self.short(name))' (\(origin)), merge base\(bases.others.isEmpty ? "" : "s") \(ids)")
    } catch {
      // Before the first commit, everything in the head is new.
      if case .unbornHead = error, isHead, head == "HEAD" {
        return (MergeBases(first: .emptyTree), "an empty tree: HEAD has no commit")
      }
      throw Failure(hint.isEmpty ? error.sentence(in: repository) : error.description + hint)
    }
  }

  private var isHead: Bool { spellings.first.map { ["HEAD", "@"].contains($0) } ?? false }

  private func spelling(in repository: Repository) throws(GitError) -> String {
    var refusal: GitError?
    for name in spellings {
      do throws(GitError) {
        _ = try repository.commit(name)
        return try repository.spelling(of: name)
      } catch {
        // Only an unknown revision may have another spelling; any other error would remain.
        guard case .unknownRevision = error else { throw error }
        refusal = refusal ?? .unknownRevision(Self.short(name), in: repository.clone)
      }
    }
    throw refusal ?? .unknownRevision("", in: repository.clone)
  }

  /// Returns a reference without `refs/remotes/` or `refs/heads/`.
  private static func short(_ name: String) -> String {
    for prefix in ["refs/remotes/", "refs/heads/"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }
}

import Git

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a gate compares with, before it is looked up.
struct BaseRevision: Sendable, Equatable {
  /// How it is called, in the order in which the spellings are tried.
  let spellings: [String]
  /// Who named it: a flag or a variable.
  let origin: String
  /// How a job of this CI gets the history that is missing.
  var hint = ""

  /// Takes what the command line names; without that, what the CI job's variables do.
  init(_ arguments: Arguments, _ environment: [String: String]) throws(Failure) {
    if let name = arguments[.base] {
      self.init([name, "refs/remotes/origin/\(name)"], from: "--base")
    } else if let base = try BaseRevision(ofJob: environment) {
      self = base
    } else {
      throw Failure("no base revision; pass --base and the branch that changes are merged into, such as --base main")
    }
  }

  init(_ spellings: [String], from origin: String, hint: String = "") {
    self.spellings = spellings
    self.origin = origin
    self.hint = hint
  }

  /// Finds the commit from which the base and another revision went their own ways; before the first commit, the
  /// empty tree.
  func mergeBase(with head: String, in repository: Repository, _ log: Log) throws(Failure) -> ObjectID {
    let found = try found(with: head, in: repository)
    log.say("comparing with \(found.sentence)")
    return found.id
  }

  /// Finds the same commit, and says how it was found.
  func found(with head: String, in repository: Repository) throws(Failure) -> (id: ObjectID, sentence: String) {
    do throws(GitError) {
      let name = try spelling(in: repository)
      let id = try repository.mergeBase(of: name, and: head)
      return (id, "'\(Self.short(name))' (\(origin)), merge base \(id.description.prefix(12))")
    } catch {
      // What is about to become the first commit adds everything.
      if case .unbornHead = error, isHead, head == "HEAD" { return (.emptyTree, "an empty tree: HEAD has no commit") }
      throw Failure(hint.isEmpty ? error.sentence(in: repository) : error.description + hint)
    }
  }

  private var isHead: Bool { spellings.first.map { ["HEAD", "@"].contains($0) } ?? false }

  private func spelling(in repository: Repository) throws(GitError) -> String {
    var refusal: GitError?
    for name in spellings {
      do throws(GitError) {
        _ = try repository.commit(name)
        return name
      } catch {
        // Only a name that nobody knows may have another spelling; anything else is in the way.
        guard case .unknownRevision = error else { throw error }
        refusal = refusal ?? .unknownRevision(Self.short(name), isShallow: repository.isShallow)
      }
    }
    throw refusal ?? .unknownRevision("", isShallow: repository.isShallow)
  }

  /// A reference as people call it.
  private static func short(_ name: String) -> String {
    for prefix in ["refs/remotes/", "refs/heads/"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }
}

import Findings
package import Git

extension GitError {
  /// Returns the error message; for an unknown revision, it lists the existing branches or suggests a similar one.
  package func sentence(in repository: Repository) -> String {
    guard case .unknownRevision(let name, _) = self, !name.contains(where: "~^@".contains) else { return description }
    let names = repository.branchNames
    return description
      + (names.isEmpty || names.count > mostBranches
        ? suggestion(for: name, among: names) : choices(for: name, among: names))
  }
}

/// Calls a function that reads a repository, and converts its errors.
package func onRepository<Value>(
  _ repository: Repository, _ read: () throws(GitError) -> Value
) throws(Failure) -> Value {
  do {
    return try read()
  } catch {
    throw Failure(error.sentence(in: repository))
  }
}

/// The maximum number of branches that a message lists.
private let mostBranches = 8

import Findings
import Git

extension GitError {
  /// The sentence for the user, with the branches that there are if a revision is unknown.
  func sentence(in repository: Repository) -> String {
    guard case .unknownRevision(let name, _) = self, !name.contains(where: "~^@".contains) else { return description }
    let names = repository.branchNames
    return description
      + (names.isEmpty || names.count > mostBranches
        ? suggestion(for: name, among: names) : choices(for: name, among: names))
  }
}

/// More than these are not listed.
private let mostBranches = 8

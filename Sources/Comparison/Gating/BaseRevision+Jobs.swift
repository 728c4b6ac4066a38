import Git
package import Sessions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension BaseRevision {
  /// Creates the base that the variables of a CI job name; `nil` outside of known CI systems, and if the variables name
  /// none.
  package init?(ofJob environment: [String: String]) throws(Failure) {
    let variables = Variables(environment)
    let systems: [(mark: String, base: (Variables) throws(Failure) -> BaseRevision?)] = [
      ("GITHUB_ACTIONS", gitHub), ("GITLAB_CI", gitLab), ("BITBUCKET_BUILD_NUMBER", bitbucket), ("TF_BUILD", azure),
      ("BUILDKITE", buildkite), ("JENKINS_URL", jenkins),
    ]
    for system in systems where variables[system.mark] != nil {
      guard let base = try system.base(variables) else { continue }
      self = base
      return
    }
    return nil
  }
}

/// The environment variables of a process; an empty variable counts as missing.
private struct Variables {
  private let values: [String: String]

  init(_ values: [String: String]) {
    self.values = values
  }

  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns the commit id in a variable; `nil` if the variable is missing, or is all zeros, which means no commit.
  func commit(_ name: String) -> String? { self[name].flatMap { $0.isZeroHash ? nil : $0 } }
}

extension String {
  fileprivate var isZeroHash: Bool { allSatisfy { $0 == "0" } }
}

/// Returns the references of a branch, the remote one first: a local branch in a reused work directory may be outdated.
private func spellings(ofBranch name: String) -> [String] {
  let name = name.hasPrefix("refs/heads/") ? String(name.dropFirst("refs/heads/".count)) : name
  return ["refs/remotes/origin/\(name)", "refs/heads/\(name)"]
}

private func gitHub(_ variables: Variables) throws(Failure) -> BaseRevision? {
  let hint = "; in the workflow: actions/checkout with 'fetch-depth: 0'"
  let event = try variables["GITHUB_EVENT_PATH"].map { path throws(Failure) in try GitHubEvent(file: path) }
  if let branch = variables["GITHUB_BASE_REF"] {
    let commit = event?.pullRequest?.base.sha
    return BaseRevision(
      spellings(ofBranch: branch) + (commit.map { [$0] } ?? []), from: "GITHUB_BASE_REF", hint: hint)
  }
  if let commit = event?.mergeGroup?.baseSHA {
    return BaseRevision([commit], from: "the merge group's base", hint: hint)
  }
  guard variables["GITHUB_EVENT_NAME"] == "push", let event else { return nil }
  if let commit = event.before, !commit.isZeroHash {
    return BaseRevision([commit], from: "the commit before the push", hint: hint)
  }
  return event.repository.map {
    BaseRevision(spellings(ofBranch: $0.defaultBranch), from: "the default branch", hint: hint)
  }
}

private func gitLab(_ variables: Variables) -> BaseRevision? {
  let hint = "; in the job: 'GIT_DEPTH: 0'"
  // Only pipelines of merged results have the first variable; in them, the second commit is older than what was merged
  // in.
  for name in ["CI_MERGE_REQUEST_TARGET_BRANCH_SHA", "CI_MERGE_REQUEST_DIFF_BASE_SHA"] {
    if let commit = variables.commit(name) { return BaseRevision([commit], from: name, hint: hint) }
  }
  guard let branch = variables["CI_DEFAULT_BRANCH"] else { return nil }
  if branch == variables["CI_COMMIT_BRANCH"] {
    return variables.commit("CI_COMMIT_BEFORE_SHA").map {
      BaseRevision([$0], from: "CI_COMMIT_BEFORE_SHA", hint: hint)
    }
  }
  return BaseRevision(spellings(ofBranch: branch), from: "CI_DEFAULT_BRANCH", hint: hint)
}

private func bitbucket(_ variables: Variables) -> BaseRevision? {
  variables["BITBUCKET_PR_DESTINATION_BRANCH"].map {
    BaseRevision(
      spellings(ofBranch: $0) + (variables.commit("BITBUCKET_PR_DESTINATION_COMMIT").map { [$0] } ?? []),
      from: "BITBUCKET_PR_DESTINATION_BRANCH", hint: "; in the pipeline: 'clone: depth: full'")
  }
}

private func azure(_ variables: Variables) -> BaseRevision? {
  variables["SYSTEM_PULLREQUEST_TARGETBRANCH"].map {
    BaseRevision(
      spellings(ofBranch: $0), from: "SYSTEM_PULLREQUEST_TARGETBRANCH", hint: "; in the job: 'fetchDepth: 0'")
  }
}

private func buildkite(_ variables: Variables) -> BaseRevision? {
  for name in ["BUILDKITE_PULL_REQUEST_BASE_BRANCH", "BUILDKITE_PIPELINE_DEFAULT_BRANCH"] {
    if let branch = variables[name] { return BaseRevision(spellings(ofBranch: branch), from: name) }
  }
  return nil
}

private func jenkins(_ variables: Variables) -> BaseRevision? {
  variables["CHANGE_TARGET"].map {
    BaseRevision(
      spellings(ofBranch: $0), from: "CHANGE_TARGET", hint: "; in the job: a full clone that fetches the target branch")
  }
}

/// The parts of GitHub's event that name the base of a change.
private struct GitHubEvent: Decodable {
  let before: String?
  let pullRequest: PullRequest?
  let mergeGroup: MergeGroup?
  let repository: Repository?

  struct PullRequest: Decodable {
    let base: Base
  }

  struct Base: Decodable {
    let sha: String
  }

  struct MergeGroup: Decodable {
    let baseSHA: String

    private enum CodingKeys: String, CodingKey { case baseSHA = "base_sha" }
  }

  struct Repository: Decodable {
    let defaultBranch: String

    private enum CodingKeys: String, CodingKey { case defaultBranch = "default_branch" }
  }

  private enum CodingKeys: String, CodingKey {
    case before, repository
    case pullRequest = "pull_request"
    case mergeGroup = "merge_group"
  }

  init(file: String) throws(Failure) {
    do {
      self = try JSONDecoder().decode(GitHubEvent.self, from: Data(try bytes(ofFile: DiskPath(file))))
    } catch {
      throw Failure("'\(file)' (GITHUB_EVENT_PATH) is not a GitHub event; pass --base REV")
    }
  }
}

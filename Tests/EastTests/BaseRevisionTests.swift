import Foundation
import Running
import Testing

@testable import Comparison
@testable import Sessions
@testable import east

@Suite("The base that a CI job names")
struct NamedBaseTests {
  private static let main = ["refs/remotes/origin/main", "refs/heads/main"]
  private static let zero = String(repeating: "0", count: 40)

  /// The variables of a job, with the event that GitHub would write, and what is compared with.
  private static let jobs: [([String: String], String, [String]?, String)] = [
    ([:], "", nil, ""),
    (["GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "schedule"], #"{"schedule": "0 0 * * *"}"#, nil, ""),
    (
      ["GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main", "GITHUB_EVENT_NAME": "pull_request"],
      #"{"pull_request": {"base": {"sha": "ab12", "ref": "main"}}}"#, main + ["ab12"], "GITHUB_BASE_REF"
    ),
    (
      ["GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "", "GITHUB_EVENT_NAME": "push"],
      #"{"before": "ab12", "repository": {"default_branch": "main"}}"#, ["ab12"], "the commit before the push"
    ),
    (
      ["GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "push"],
      #"{"before": "\#(zero)", "repository": {"default_branch": "main"}}"#, main, "the default branch"
    ),
    (
      ["GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "merge_group"], #"{"merge_group": {"base_sha": "ab12"}}"#,
      ["ab12"], "the merge group's base"
    ),
    (
      ["GITLAB_CI": "true", "CI_MERGE_REQUEST_DIFF_BASE_SHA": "ab12", "CI_MERGE_REQUEST_TARGET_BRANCH_SHA": ""], "",
      ["ab12"], "CI_MERGE_REQUEST_DIFF_BASE_SHA"
    ),
    (
      ["GITLAB_CI": "true", "CI_MERGE_REQUEST_DIFF_BASE_SHA": "ab12", "CI_MERGE_REQUEST_TARGET_BRANCH_SHA": "cd34"], "",
      ["cd34"], "CI_MERGE_REQUEST_TARGET_BRANCH_SHA"
    ),
    (
      ["GITLAB_CI": "true", "CI_DEFAULT_BRANCH": "main", "CI_COMMIT_BRANCH": "work", "CI_COMMIT_BEFORE_SHA": "ab12"],
      "",
      main, "CI_DEFAULT_BRANCH"
    ),
    (
      ["GITLAB_CI": "true", "CI_DEFAULT_BRANCH": "main", "CI_COMMIT_BRANCH": "main", "CI_COMMIT_BEFORE_SHA": "ab12"],
      "",
      ["ab12"], "CI_COMMIT_BEFORE_SHA"
    ),
    (
      ["GITLAB_CI": "true", "CI_DEFAULT_BRANCH": "main", "CI_COMMIT_BRANCH": "main", "CI_COMMIT_BEFORE_SHA": zero], "",
      nil, ""
    ),
    (
      [
        "BITBUCKET_BUILD_NUMBER": "7", "BITBUCKET_PR_DESTINATION_BRANCH": "main",
        "BITBUCKET_PR_DESTINATION_COMMIT": "ab12",
      ], "", main + ["ab12"], "BITBUCKET_PR_DESTINATION_BRANCH"
    ),
    (
      ["TF_BUILD": "True", "SYSTEM_PULLREQUEST_TARGETBRANCH": "refs/heads/main"], "", main,
      "SYSTEM_PULLREQUEST_TARGETBRANCH"
    ),
    (
      ["BUILDKITE": "true", "BUILDKITE_PULL_REQUEST_BASE_BRANCH": "main"], "", main,
      "BUILDKITE_PULL_REQUEST_BASE_BRANCH"
    ),
    (
      [
        "BUILDKITE": "true", "BUILDKITE_PULL_REQUEST_BASE_BRANCH": "", "BUILDKITE_PIPELINE_DEFAULT_BRANCH": "main",
      ], "", main, "BUILDKITE_PIPELINE_DEFAULT_BRANCH"
    ),
    (["JENKINS_URL": "http://ci", "CHANGE_TARGET": "main"], "", main, "CHANGE_TARGET"),
    (["JENKINS_URL": "http://ci"], "", nil, ""),
  ]

  @Test("is what the system's own variables say", arguments: jobs)
  func variables(environment: [String: String], event: String, spellings: [String]?, origin: String) throws {
    let sandbox = try Sandbox(["event.json": event])
    var environment = environment
    if !event.isEmpty { environment["GITHUB_EVENT_PATH"] = sandbox.url("event.json").path }
    let base = try BaseRevision(ofJob: environment)
    #expect(base?.spellings == spellings)
    #expect(base?.origin == (spellings == nil ? nil : origin))
  }

  @Test("is refused when the event is none", arguments: ["{", #"{"pull_request": 7}"#])
  func noEvent(text: String) throws {
    let sandbox = try Sandbox(["event.json": text])
    let path = sandbox.url("event.json").path
    #expect(
      throws: Failure("'\(path)' (GITHUB_EVENT_PATH) is not a GitHub event; pass --base REV")
    ) {
      try BaseRevision(ofJob: ["GITHUB_ACTIONS": "true", "GITHUB_EVENT_PATH": path])
    }
  }

  @Test("is the branch as it was fetched, where a job has no local one, and the job hears of it")
  func job() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    try sandbox.git("checkout", "--quiet", "-b", "work")
    try sandbox.write(Sources.reaching, to: "Driver.swift")
    try sandbox.commit()
    try sandbox.git("clone", "--quiet", ".", "clone")
    try sandbox.write(#"{"pull_request": {"base": {"sha": "ab12"}}}"#, to: "event.json")
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main", "GITHUB_EVENT_PATH": sandbox.url("event.json").path,
    ]
    let ending = try sandbox.east("gate", in: "clone", environment: environment)
    #expect(ending.status == 1, "\(ending.error)")
    #expect(
      ending.error.hasPrefix("east: comparing with 'origin/main' (GITHUB_BASE_REF), merge base "), "\(ending.error)")
    let named = try sandbox.east("gate", "--base", "main", in: "clone")
    #expect(named.output == ending.output)
    #expect(named.error.hasPrefix("east: comparing with 'origin/main' (--base), merge base "), "\(named.error)")
    let missing = try sandbox.east(
      "gate", in: "clone", environment: environment.merging(["GITHUB_BASE_REF": "gone"]) { $1 })
    #expect(missing.status == 2)
    #expect(
      missing.error == """
        error: unknown revision 'origin/gone' in this repository; run `git fetch origin +gone:refs/remotes/origin/gone`, \
        or name another revision; in the workflow: actions/checkout with 'fetch-depth: 0'

        """)
    let near = try sandbox.east("gate", "--base", "mian")
    #expect(
      near.error
        == "error: unknown revision 'mian' in this repository; name another revision; "
        + "known: main, work; did you mean 'main'?\n")
  }
}

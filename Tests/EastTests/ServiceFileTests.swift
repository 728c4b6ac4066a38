import Foundation
import Running
import Testing

/// Files that services read are checked with the services' own schemas, where `check-jsonschema` of PyPI is installed.
@Suite("Files for services")
struct ServiceFileTests {
  @Test(
    "are what the service's schema allows", .enabled(if: isInstalled("check-jsonschema")),
    arguments: [
      ("action.yml", ["vendor.github-actions"]),
      ("Examples/Fleet/github.yml", ["vendor.github-workflows"]),
      ("Sources/east/Snippets/github.yml", ["vendor.github-workflows"]),
      (".github/workflows/ci.yml", ["vendor.github-workflows"]),
      (".github/workflows/release.yml", ["vendor.github-workflows"]),
      (".github/workflows/site.yml", ["vendor.github-workflows"]),
      (".github/dependabot.yml", ["vendor.dependabot"]),
      (".github/ISSUE_TEMPLATE/bug.yml", ["vendor.github-issue-forms"]),
      (".github/ISSUE_TEMPLATE/feature.yml", ["vendor.github-issue-forms"]),
      (".github/ISSUE_TEMPLATE/wrong-finding.yml", ["vendor.github-issue-forms"]),
      (".github/ISSUE_TEMPLATE/config.yml", ["vendor.github-issue-config"]),
      ("Examples/Fleet/gitlab.yml", ["vendor.gitlab-ci", "--data-transform", "gitlab-ci"]),
      ("Sources/east/Snippets/gitlab.yml", ["vendor.gitlab-ci", "--data-transform", "gitlab-ci"]),
      ("Sources/east/Snippets/azure.yml", ["vendor.azure-pipelines", "--data-transform", "azure-pipelines"]),
      ("Sources/east/Snippets/bitbucket.yml", ["vendor.bitbucket-pipelines"]),
      ("Sources/east/Snippets/buildkite.yml", ["vendor.buildkite"]),
    ])
  func schema(file: String, schema: [String]) throws {
    let path = packageDirectory.appending(path: file).path
    let ending = try run(["check-jsonschema", "--builtin-schema"] + schema + [path])
    #expect(ending.status == 0, "\(ending.text)")
  }

  /// Text that is not quoted ends where a colon and a space seem to begin a value.
  @Test("have no unquoted text with a colon and a space", arguments: ["action.yml"])
  func quoted(file: String) throws {
    let text = String(decoding: try Data(contentsOf: packageDirectory.appending(path: file)), as: UTF8.self)
    let values = text.split(separator: "\n").filter {
      $0.hasPrefix("    description: ") || $0.hasPrefix("description: ")
    }
    #expect(values.count == 4)
    for value in values { #expect(value.split(separator: ": ").count == 2 || value.hasSuffix("\""), "\(value)") }
  }
}

import Foundation
import Running
import Testing

@Suite("east init")
struct InitCommandTests {
  private let east = productsDirectory.appending(path: "east")

  @Test("writes a configuration that lint accepts, and never over one that is there")
  func writes() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    let first = try run(east, ["init"], in: sandbox.root)
    #expect(first.status == 0)
    #expect(first.error.contains(".east.json'; `east lint` now uses it"))
    #expect(try run(east, ["lint"], in: sandbox.root).status == 0)

    try sandbox.write("{}", to: ".east.json")
    let second = try run(east, ["init"], in: sandbox.root)
    #expect(second.status == 2)
    #expect(second.error.contains("already exists; pass --force to overwrite it"))
    #expect(try sandbox.read(".east.json") == "{}")
    #expect(try run(east, ["init", "--force"], in: sandbox.root).status == 0)
    #expect(try sandbox.read(".east.json").contains("recommended"))
  }

  @Test(
    "prints what runs the gate where the repository is at home",
    arguments: [
      (".github/a", ".github/workflows/east.yml"), (".gitlab-ci.yml", ".gitlab-ci.yml"),
      ("bitbucket-pipelines.yml", "bitbucket-pipelines.yml"), ("azure-pipelines.yml", "azure-pipelines.yml"),
      (".buildkite/a", ".buildkite/pipeline.yml"), ("Jenkinsfile", "Jenkinsfile"),
      (".pre-commit-config.yaml", ".pre-commit-config.yaml"),
    ])
  func forges(trace: String, file: String) throws {
    let sandbox = try Sandbox.repository([trace: ""])
    let ending = try run(east, ["init"], in: sandbox.root)
    let first = ending.text.split(separator: "\n").first ?? ""
    #expect(first.contains(" \(file):"), "\(first)")
    #expect(ending.text.contains("east"))
  }

  @Test("says so when there is no CI configuration")
  func nowhere() throws {
    let sandbox = try Sandbox.repository()
    let ending = try run(east, ["init"], in: sandbox.root)
    #expect(ending.text == "")
    #expect(ending.error.contains("no CI configuration found"))
  }
}

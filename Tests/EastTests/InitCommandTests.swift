import Foundation
import Running
import Testing

@Suite("east init")
struct InitCommandTests {
  @Test("writes a configuration that lint accepts, and never over one that is there")
  func writes() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    let first = try sandbox.east("init", "--yes")
    #expect(first.status == 0)
    #expect(first.error.contains("wrote '.east.json'"))
    #expect(first.text.contains("\"extends\": \"recommended\""))
    #expect(try sandbox.east("lint").status == 0)

    try sandbox.write("{}", to: ".east.json")
    let second = try sandbox.east("init", "--yes")
    #expect(second.status == 0)
    #expect(second.error.contains("'.east.json' exists and is kept"))
    #expect(try sandbox.read(".east.json") == "{}")
    #expect(try sandbox.east("init", "--yes", "--force").status == 0)
    #expect(try sandbox.read(".east.json").contains("recommended"))
  }

  @Test("proposes the modules as groups of a rule, in a comment that can be turned on")
  func groups() throws {
    let sandbox = try Sandbox.repository([
      "Sources/App/App.swift": "func use(_ disk: Disk) { disk.read() }\n",
      "Sources/Disk/Disk.swift": "final class Disk { func read() {} }\n",
    ])
    #expect(try sandbox.east("init", "--yes").status == 0)
    let text = try sandbox.read(".east.json")
    #expect(text.contains(#"// "groups": { "App": { "modules": "App" }, "Disk": { "modules": "Disk" } },"#), "\(text)")
    try sandbox.write(
      text.replacing("  // \"groups", with: "\"groups").replacing("  // \"uses", with: "\"uses"), to: ".east.json")
    let ending = try sandbox.east("lint", "--format", "xcode")
    #expect(
      ending.text.contains("App.swift:1:31: error: calls 'Disk.read', which App may not use"), "\(ending.everything)")
  }

  @Test("says what it found", arguments: [["Car.swift": Sources.car], ["README.md": "a"]])
  func found(files: [String: String]) throws {
    let ending = try Sandbox.repository(files).east("init", "--yes")
    #expect((ending.text + ending.error).contains(files["Car.swift"] == nil ? "no Swift file;" : "Swift files;"))
  }

  @Test("writes nothing if nobody can be asked, and says how")
  func nobody() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching, ".github/a": ""])
    let ending = try sandbox.east("init")
    #expect(ending.status == 0)
    #expect(ending.error.contains("nothing was written; run `east init --yes` to write these files"))
    for name in ["'.east.json'", "'.east-baseline'", "'.github/workflows/east.yml'"] {
      #expect(ending.text.contains("\(name):\n"), "\(ending.text)")
    }
    #expect(try sandbox.git("status", "--porcelain") == "")
  }

  @Test("records the findings by the configuration that will apply", arguments: [nil, "off", "error"])
  func baseline(severity: String?) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    if let severity { try sandbox.write(#"{ "rules": { "reach": "\#(severity)" } }"#, to: ".east.json") }
    let ending = try sandbox.east("init", "--yes")
    let isRecorded = FileManager.default.fileExists(atPath: sandbox.url(".east-baseline").path)
    #expect(isRecorded == (severity != "off"))
    #expect(ending.error.contains("a baseline is not needed") == !isRecorded)
    #expect(try sandbox.east("lint").status == 0)
    #expect(try sandbox.east("init", "--yes").status == 0)
  }

  @Test("does not call a baseline needless if a file cannot be read")
  func unread() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": "/*\n" + Sources.reaching])
    let ending = try sandbox.east("init", "--yes")
    #expect(ending.error.contains("no findings in the files that could be read; run `east baseline write`"))
    #expect(!ending.error.contains("not needed"), "\(ending.error)")
  }

  @Test(
    "asks for each file on a terminal",
    arguments: [
      ("y\ny\n", [".east.json", ".east-baseline"]), ("n\n\n", [".east-baseline"]), ("no\nn\n", []), ("", []),
    ])
  func asked(answers: String, written: [String]) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let ending = try sandbox.onTerminal("init", input: answers)
    #expect(ending.contains("write '.east.json'? [Y/n]"), "\(ending)")
    let found = [".east.json", ".east-baseline"].filter {
      FileManager.default.fileExists(atPath: sandbox.url($0).path)
    }
    #expect(found == written, "\(ending)")
    #expect(ending.contains("of 2 files not written") == (written.count < 2), "\(ending)")
  }

  @Test(
    "makes the CI configuration of the remote's host where there is none",
    arguments: [
      (
        "https://github.com/OWNER/App.git", ".github/workflows/east.yml",
        "'.github/workflows/east.yml' exists and is kept"
      ),
      ("git@gitlab.example.org:owner/app.git", ".gitlab-ci.yml", "CI: GitLab"),
      ("ssh://git@gitlab.example.org:2222/github.com/app.git", ".gitlab-ci.yml", "CI: GitLab"),
      ("https://bitbucket.org/gitlab/app.git", "bitbucket-pipelines.yml", "CI: Bitbucket"),
      ("https://dev.azure.com/owner/app/_git/app", "azure-pipelines.yml", "CI: Azure"),
    ])
  func workflow(origin: String, file: String, again: String) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Package.swift": "// swift-tools-version: 6.3\n"])
    try sandbox.git("remote", "add", "origin", origin)
    let ending = try sandbox.east("init", "--yes")
    #expect(ending.error.contains("found a Swift package; no supported CI configuration"))
    #expect(ending.error.contains("wrote '\(file)'"), "\(ending.error)")
    let written = try sandbox.read(file)
    #expect(written.contains("OWNER/") == ending.error.contains("'; replace OWNER in it with"), "\(ending.error)")
    #expect(
      written.contains("example.org/Eastward.git")
        == ending.error.contains("replace https://example.org/Eastward.git in it"), "\(ending.error)")
    #expect(
      written.contains("Scripts/east\" gate") || written.contains("/Scripts/east gate") || file.contains("github"))
    #expect(try sandbox.east("init", "--yes").error.contains(again))
    #expect(try sandbox.read(file) == written)
  }

  @Test("records the findings by the configurations that are below its own")
  func nested() throws {
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, "Driver.swift": Sources.reaching,
      "Old/.east.json": #"{ "extends": "legacy" }"#,
      "Old/Pilot.swift": Sources.reaching.replacing("Driver", with: "Pilot"),
    ])
    try sandbox.east("init", "--yes")
    #expect(try sandbox.read(".east-baseline").split(separator: "\n").count == 1)
    #expect(try sandbox.east("baseline", "check").status == 0)
  }

  @Test("makes no directory behind a symbolic link")
  func link() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    let outside = try Sandbox(["a": ""])
    try FileManager.default.createSymbolicLink(at: sandbox.url(".github"), withDestinationURL: outside.root)
    let ending = try sandbox.east("init", "--yes")
    #expect(ending.status == 2)
    #expect(ending.error.contains("symbolic link"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.root.path) == ["a"])
  }

  @Test(
    "prints what to add to the files of other systems",
    arguments: [
      (".gitlab-ci.yml", ".gitlab-ci.yml"), ("bitbucket-pipelines.yml", "bitbucket-pipelines.yml"),
      ("azure-pipelines.yml", "azure-pipelines.yml"), (".buildkite/a", ".buildkite/pipeline.yml"),
      ("Jenkinsfile", "Jenkinsfile"), (".pre-commit-config.yaml", ".pre-commit-config.yaml"),
    ])
  func forges(trace: String, file: String) throws {
    let sandbox = try Sandbox.repository([trace: ""])
    let ending = try sandbox.east("init", "--yes")
    #expect(ending.text.contains("lines to add:\n\n"))
    #expect(ending.text.contains(" \(file):"), "\(ending.text)")
    #expect(try sandbox.read(trace) == "")
  }

  @Test("says so when there is no CI configuration")
  func nowhere() throws {
    let sandbox = try Sandbox.repository()
    let ending = try sandbox.east("init", "--yes")
    #expect(ending.error.contains("no supported CI configuration found"))
  }
}

import Foundation
import Running
import Testing

@Suite("The action for GitHub")
struct ActionTests {
  @Test("lints what a pull request adds, in a checkout of another user as a container has it")
  func pullRequest() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Old.swift": Sources.reaching])
    try sandbox.git("branch", "base")
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Racer"), to: "New.swift")
    try sandbox.commit()
    let machine = try Sandbox(["home/.keep": "", "summary.md": ""])
    let scripts = machine.url("action/Scripts")
    try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: scripts.appending(path: "east"), withDestinationURL: productsDirectory.appending(path: "east"))
    // Only root can give files away; elsewhere the rest is tested all the same.
    _ = try run(URL(filePath: "/bin/sh"), ["-c", "chown -R 12345 . 2>/dev/null || true"], in: sandbox.root)

    let ending = try run(
      URL(filePath: "/bin/bash"), ["--noprofile", "--norc", "-eo", "pipefail", "-c", try step()], in: sandbox.root,
      environment: [
        "HOME": machine.url("home").path, "GIT_CONFIG_NOSYSTEM": "1", "GITHUB_ACTIONS": "true",
        "GITHUB_BASE_REF": "base",
        "GITHUB_WORKSPACE": sandbox.root.path, "GITHUB_ACTION_PATH": machine.url("action").path,
        "GITHUB_STEP_SUMMARY": machine.url("summary.md").path, "EAST_BASE": "", "EAST_ARGUMENTS": "--fail-level error",
        "EAST_SARIF": machine.url("east.sarif").path,
      ])
    #expect(ending.status == 0, "\(ending.error)")
    #expect(ending.text.hasPrefix("::warning file=New.swift,line=3,"))
    #expect(!ending.text.contains("Old.swift"))
    #expect(try machine.read("summary.md").contains("1 new, 0 fixed, 1 unchanged"))
    #expect(try machine.read("east.sarif").contains("\"baselineState\": \"new\""))
  }

  /// The script of the action's only step.
  private func step() throws -> String {
    let text = String(
      decoding: try Data(contentsOf: packageDirectory.appending(path: "action.yml")), as: UTF8.self)
    let mark = try #require(text.range(of: "      run: |\n"))
    return text[mark.upperBound...].split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}

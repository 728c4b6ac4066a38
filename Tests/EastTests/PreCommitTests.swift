import Foundation
import Running
import Testing

@Suite("The hook for pre-commit", .slow)
struct PreCommitTests {
  @Test("lets a clean commit pass and stops one that adds a reach")
  func hook() throws {
    let tools = try Sandbox()
    let installing = "python3 -m venv venv && venv/bin/pip install --quiet pre-commit"
    guard try run(URL(filePath: "/bin/sh"), ["-c", installing], in: tools.root).status == 0 else {
      try Test.cancel("pre-commit cannot be installed here")
    }
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Old.swift": Sources.reaching])
    try sandbox.write(Sources.modest, to: "Passenger.swift")
    let clean = try lint(sandbox, tools)
    #expect(clean.status == 0, "\(clean.text)\(clean.error)")
    #expect(clean.text.contains("Passed"))

    try sandbox.write(Sources.reaching.replacing("Driver", with: "Mechanic"), to: "New.swift")
    let dirty = try lint(sandbox, tools)
    #expect(dirty.status == 1)
    #expect(dirty.text.contains("New.swift:3:22: warning: reaches through 'Car.engine' to 'temperature'"))
    #expect(!dirty.text.contains("Old.swift"))
  }

  private func lint(_ sandbox: Sandbox, _ tools: Sandbox) throws -> Ending {
    try sandbox.git("add", "--all")
    return try run(
      tools.url("venv/bin/pre-commit"), ["try-repo", packageDirectory.path, "east", "--verbose"], in: sandbox.root,
      environment: ["PRE_COMMIT_HOME": tools.url("home").path])
  }
}

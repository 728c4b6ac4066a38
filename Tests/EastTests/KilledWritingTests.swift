import Foundation
import Running
import Testing

@Suite("A command that is killed while it writes")
struct KilledWritingTests {
  private static let commands: [[String]] = [
    ["lint", "--add-suppressions", "as it was"], ["baseline", "write"], ["baseline", "prune"],
    ["init", "--yes", "--force"],
    ["lint", "--format", "sarif=report", "--stamp", "stamp", "--fail-level", "never"],
  ]

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, ".east.json": "{}\n", ".east-baseline": "reach\tA.b()\tC.d\t1\n", "report": "old",
      "stamp": "old",
    ])
    for number in 1...40 {
      try sandbox.write(
        String(repeating: "func drive\(number)(_ car: Car) { print(car.engine.temperature) }\n", count: 20),
        to: "Driver\(number).swift")
    }
    try sandbox.commit()
    return sandbox
  }

  @Test("leaves every file whole, old or new, and nothing that the next run minds", arguments: commands)
  func killed(words: [String]) async throws {
    let sandbox = try sandbox()
    let old = try sandbox.contents()
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try sandbox.east(words).status != 2)
    let duration = clock.now - start
    let new = try sandbox.contents()
    for _ in 0..<rounds(fast: 2, slow: 40) {
      try sandbox.git("checkout", "--quiet", "--force", "HEAD", "--", ".")
      let flags = ["--no-cache"].filter { _ in words[0] != "init" }
      let process = try launch(productsDirectory.appending(path: "east"), words + flags, in: sandbox.root)
      try await Task.sleep(for: duration * Double.random(in: 0...1))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for (name, text) in try sandbox.contents() where !isLeftover(name) {
        #expect(text == old[name] || text == new[name], "\(name)")
      }
      #expect(try sandbox.east(words).status != 2)
      #expect(try sandbox.contents() == new)
    }
  }

  @Test("what it leaves behind is no source", arguments: [["lint"], ["lint", "--staged"]])
  func listed(words: [String]) throws {
    let sandbox = try sandbox()
    try sandbox.write(Sources.reaching, to: ".east-0123456789abcdef.new")
    try sandbox.git("add", "--all")
    let ending = try sandbox.east(words + ["--format", "xcode"])
    #expect(!ending.text.contains(".east-0123456789abcdef.new"))
    #expect(ending.status == 1)
  }
}

private func isLeftover(_ name: String) -> Bool { name.hasPrefix(".east-") && name.hasSuffix(".new") }

extension Sandbox {
  /// The texts of the files at the root, by name.
  fileprivate func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try names(in: ".") where name != ".git" { contents[name] = try read(name) }
    return contents
  }
}

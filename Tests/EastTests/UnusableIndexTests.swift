import Foundation
import Running
import Testing

@Suite("GIT_INDEX_FILE that names no index")
struct UnusableIndexTests {
  @Test(
    "is an error where git would see nothing staged",
    arguments: [
      (".git/none", "does not exist"), (".git/empty", "is empty"), (".git/pipe", "is not a regular file"),
      (".git", "is not a regular file"),
    ], [["lint"], ["lint", "--staged"], ["gate", "--base", "HEAD"], ["baseline", "write"]])
  func unusable(index: (path: String, reason: String), words: [String]) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    try sandbox.write("", to: ".git/empty")
    _ = try run(URL(filePath: "/usr/bin/env"), ["mkfifo", ".git/pipe"], in: sandbox.root)
    for path in [index.path, sandbox.url(index.path).path] {
      let ending = try sandbox.east(words, environment: ["GIT_INDEX_FILE": path])
      #expect(ending.status == 2)
      let sentence = "\(index.path)' (GIT_INDEX_FILE) \(index.reason); unset the variable, or set it to an index\n"
      #expect(ending.error.hasSuffix(sentence), "\(ending.error)")
    }
  }

  @Test("counts where it is one, and is the usual one where the variable is empty", arguments: [".git/other", ""])
  func used(path: String) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    try FileManager.default.copyItem(at: sandbox.url(".git/index"), to: sandbox.url(".git/other"))
    #expect(try sandbox.east("lint", "--staged", environment: ["GIT_INDEX_FILE": path]).status == 1)
  }
}

import Foundation
import Running
import Testing

extension Sandbox {
  /// The patch for an edge, which must be one.
  func patch(_ edge: String, _ flags: [String] = []) throws -> Ending {
    let ending = try east(["pair", "--edge", edge] + flags)
    #expect(ending.status == 0, "\(ending.error)")
    return ending
  }

  /// Applies a patch as git does, and commits it.
  func apply(_ patch: Ending) throws {
    try git("apply", "--whitespace=nowarn", input: patch.output)
    try commit()
  }

  /// What the compiler says of all files together.
  func complaint(_ files: [String] = ["Server.swift", "Use.swift"], version: Int = 5) throws -> String {
    let words = ["swiftc", "-typecheck", "-swift-version", "\(version)"] + files
    let ending = try Running.run(env, words, in: root)
    return ending.error.split(separator: "\n").filter { $0.contains("error:") }.joined(separator: "\n")
  }

  /// Builds the package with the toolchain of the tests, and runs it.
  func runProgram() throws -> String {
    let options = ["--quiet", "--disable-sandbox"] + withoutIndex + buildOptions(of: root, in: url(".build"))
    let ending = try Running.run(env, ["swift", "run"] + options + ["App"], in: root)
    #expect(ending.status == 0, "\(ending.text)\(ending.error)")
    return ending.text
  }
}

import Foundation
import Running

extension Sandbox {
  /// Runs the built tool here.
  @discardableResult
  func east(
    _ words: String..., in directory: String = ".", input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Ending {
    try east(words, in: directory, input: input, environment: environment)
  }

  @discardableResult
  func east(
    _ words: [String], in directory: String = ".", input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Ending {
    try Running.run(
      productsDirectory.appending(path: "east"), words, in: url(directory), input: input,
      environment: ["NO_COLOR": "", "TERM": "xterm"].merging(environment) { $1 })
  }

  /// Removes the findings of earlier runs from a cache, so that the next run needs what else is in it.
  func forgetFindings(in directory: String = ".git/east") throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(directory).path)) ?? []
    for name in names where name.hasSuffix(".findings") { try remove("\(directory)/\(name)") }
  }

  /// Runs a script of the shell here, to which the built tool is `$EAST` and the words are its arguments.
  func shell(_ script: String, _ words: [String] = [], _ environment: [String: String] = [:]) throws -> Ending {
    try Running.run(
      URL(filePath: "/bin/sh"), ["-c", script, "sh"] + words, in: root,
      environment: ["EAST": productsDirectory.appending(path: "east").path].merging(environment) { $1 })
  }
}

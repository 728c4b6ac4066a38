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

  /// Builds the modules of `Sources` and runs `App`. The package manager would take seconds more.
  func runProgram(version: Int = 6) throws -> String {
    let modules = try names(in: "Sources").sorted { $1 == "App" && $0 != "App" }
    let words = ["swiftc", "-swift-version", "\(version)", "-I", "."]
    var objects: [String] = []
    for module in modules {
      let files = try names(in: "Sources/\(module)").map { "../Sources/\(module)/\($0)" }
      let object = [
        "-parse-as-library", "-whole-module-optimization", "-emit-module", "-emit-object", "-o", "\(module).o",
      ]
      try compile(words + ["-module-name", module] + (module == "App" ? ["-o", "App"] + objects : object) + files)
      objects.append("\(module).o")
    }
    let ending = try Running.run(url(".build/App"), [], in: root)
    #expect(ending.status == 0, "\(ending.error)")
    return ending.text
  }

  private func compile(_ words: [String]) throws {
    try FileManager.default.createDirectory(at: url(".build"), withIntermediateDirectories: true)
    let ending = try Running.run(env, words, in: url(".build"))
    #expect(ending.status == 0, "\(ending.everything)")
  }
}

/// Patched programs, of which each has an owner and a use. The compiler checks them together.
struct PatchedPrograms {
  private var input = CompilerInput()
  private var count = 0

  /// Adds the program of a repository. Its errors have the number that it has in its table.
  mutating func add(_ sandbox: Sandbox) throws {
    count += 1
    input.add(
      try ["Server.swift", "Use.swift"].map { file in
        CompilerInput.Part(try sandbox.read(file), in: file, from: "\(count)/\(file)")
      })
  }

  func complaint() throws -> String {
    let complaints = try input.inputs.map { try Sandbox($0).complaint(["-parse-as-library"] + $0.keys.sorted()) }
    return complaints.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

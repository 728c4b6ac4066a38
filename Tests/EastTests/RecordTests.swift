import Foundation
import Running
import Testing

@Suite("The results of earlier runs")
struct RecordTests {
  private func repository() throws -> Sandbox {
    let sandbox = try Sandbox(["Car.swift": Sources.car])
    for number in 0..<12 {
      try sandbox.write(Sources.reaching.replacing("Driver", with: "Driver\(number)"), to: "Driver\(number).swift")
    }
    try sandbox.git("init", "--quiet")
    try sandbox.commit()
    return sandbox
  }

  private func lint(_ sandbox: Sandbox, _ flags: [String] = [], with program: URL? = nil) throws -> Ending {
    try sandbox.forgetFindings()
    let words = ["lint", "--format", "json", "--cache-dir", ".git/east"] + flags
    return try run(program ?? productsDirectory.appending(path: "east"), words, in: sandbox.root)
  }

  private func record(_ sandbox: Sandbox) throws -> URL { try file(".record", sandbox) }

  private func file(_ ending: String, _ sandbox: Sandbox) throws -> URL {
    let directory = sandbox.url(".git/east")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    return directory.appending(path: try #require(names.first { $0.hasSuffix(ending) }))
  }

  @Test("change nothing: after each edit a run with them prints what one without does")
  func edits() throws {
    let sandbox = try repository()
    _ = try lint(sandbox)
    let edits = [
      ("Driver3.swift", "struct Driver3 {}"), ("Car.swift", Sources.car + "\nextension Engine: Sequence {}"),
      ("More.swift", "class Engine {}"), ("Car.swift", Sources.car),
    ]
    for (path, text) in edits {
      try sandbox.write(text, to: path)
      let plain = try run(
        productsDirectory.appending(path: "east"), ["lint", "--format", "json", "--no-cache"], in: sandbox.root)
      let ending = try lint(sandbox, ["--verify-cache"])
      #expect(ending.status == plain.status, "\(ending.error)")
      #expect(ending.output == plain.output, "\(path)")
      #expect(try lint(sandbox).output == plain.output, "\(path)")
    }
  }

  @Test("are not believed where they are damaged, and are written anew")
  func damage() throws {
    let sandbox = try repository()
    let plain = try lint(sandbox)
    let whole = try Data(contentsOf: try record(sandbox))
    for place in stride(from: 0, to: whole.count, by: max(1, whole.count / rounds(fast: 8, slow: 24))) {
      var damaged = whole
      damaged[place] ^= 0x40
      try damaged.write(to: try record(sandbox))
      let ending = try lint(sandbox)
      #expect(ending.status == plain.status && ending.output == plain.output, "byte \(place): \(ending.error)")
      #expect(try Data(contentsOf: try record(sandbox)) == whole, "byte \(place)")
    }
    for count in [0, 1, 55, 56, whole.count - 4] {
      try whole.prefix(count).write(to: try record(sandbox))
      #expect(try lint(sandbox).output == plain.output, "\(count) bytes")
      #expect(try Data(contentsOf: try record(sandbox)) == whole, "\(count) bytes")
    }
  }

  @Test(
    "are found out again where the symbol table or the facts beside them are damaged", arguments: [".table", ".pack"])
  func damageBeside(ending: String) throws {
    let sandbox = try repository()
    let plain = try lint(sandbox)
    let place = try file(ending, sandbox)
    let whole = try Data(contentsOf: place)
    for byte in stride(from: 1, to: whole.count, by: max(1, whole.count / rounds(fast: 8, slow: 24))) {
      var damaged = whole
      damaged[byte] ^= 0x40
      for bytes in [damaged, whole.prefix(byte)] {
        try bytes.write(to: place)
        let ending = try lint(sandbox, byte % 2 == 0 ? [] : ["--verify-cache"])
        #expect(ending.status == plain.status && ending.output == plain.output, "byte \(byte): \(ending.error)")
      }
    }
    try FileManager.default.removeItem(at: place)
    #expect(try lint(sandbox, ["--verify-cache"]).output == plain.output)
  }

  @Test("are believed by a copy of the program, and by no other")
  func programs() throws {
    let sandbox = try repository()
    _ = try lint(sandbox)
    let program = try Data(contentsOf: productsDirectory.appending(path: "east"))
    var programs = [("copy", program), ("longer", program + [0, 0, 0, 0])]
    #if os(Linux)
      // The note with the build ID: the lengths of its name and of the ID, its type, and its name.
      let note = try #require(program.range(of: Data([4, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0, 71, 78, 85, 0])))
      var other = program
      other[note.upperBound] ^= 1
      programs.append(("other", other))
    #endif
    let tools = try Sandbox()
    for (name, bytes) in programs {
      let tool = tools.url(name)
      try bytes.write(to: tool)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
      let before = try Data(contentsOf: try record(sandbox))
      let ending = try lint(sandbox, with: tool)
      #expect(ending.status == 1, "\(ending.error)")
      #expect((try Data(contentsOf: try record(sandbox)) == before) == (name == "copy"), "\(name)")
    }
  }
}

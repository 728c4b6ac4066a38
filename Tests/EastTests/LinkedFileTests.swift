import Foundation
import Running
import Testing

@Suite("A symbolic link of a repository leads nowhere")
struct LinkedFileTests {
  /// A repository beside a file that is not its own.
  private static func planted(_ link: String, to target: String) throws -> Sandbox {
    let sandbox = try Sandbox([
      "repository/Car.swift": Sources.car, "repository/Driver.swift": Sources.reaching, "precious": "precious\n",
    ])
    try sandbox.git("-C", "repository", "init", "--quiet", "--initial-branch", "main")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.url("repository/" + link).path, withDestinationPath: target)
    try sandbox.git("-C", "repository", "add", "--all")
    try sandbox.git("-C", "repository", "commit", "--quiet", "--message", "planted")
    return sandbox
  }

  private static let writers: [(link: String, words: [String])] = [
    (".east-baseline", ["baseline", "write"]), (".east.json", ["init", "--yes", "--force"]),
    ("known", ["baseline", "write", "--baseline", "known"]), ("report", ["lint", "--format", "sarif=report"]),
    ("report", ["gate", "--base", "HEAD", "--format", "json=report"]),
    ("stamp", ["lint", "--fail-level", "never", "--stamp", "stamp"]),
    ("report", ["lint", "--format", "sarif=./Sources/../report"]),
  ]

  @Test("no command writes through one", arguments: writers, ["../precious", "../none"])
  func written(writer: (link: String, words: [String]), target: String) throws {
    let sandbox = try Self.planted(writer.link, to: target)
    let ending = try sandbox.east(writer.words, in: "repository")
    #expect(ending.status == 2, "\(ending.error)")
    #expect(ending.error.contains("goes through a symbolic link of the repository; remove the link"), "\(ending.error)")
    #expect(try sandbox.read("precious") == "precious\n")
    #expect(try sandbox.names(in: ".") == ["precious", "repository"])
    #expect(try sandbox.git("-C", "repository", "status", "--porcelain").isEmpty)
  }

  @Test("no command writes through a directory that is one", arguments: ["out/report", "out/directory/report"])
  func directory(path: String) throws {
    let sandbox = try Self.planted("out", to: "..")
    try sandbox.write("", to: "directory/a")
    let ending = try sandbox.east("lint", "--format", "sarif=\(path)", in: "repository")
    #expect(ending.status == 2)
    #expect(ending.error.contains("'\(path)': it goes through a symbolic link of the repository"), "\(ending.error)")
    #expect(try sandbox.names(in: ".") == ["directory", "precious", "repository"])
    #expect(try sandbox.names(in: "directory") == ["a"])
  }

  @Test("a job's summary begins a paragraph of its own", arguments: ["", "done", "done\n", "done\n\n"])
  func paragraph(before: String) throws {
    let sandbox = try Self.planted("link", to: "none")
    try sandbox.write(before, to: "summary")
    let ending = try sandbox.east(
      "lint", "--format", "github", in: "repository", environment: ["GITHUB_STEP_SUMMARY": sandbox.url("summary").path])
    #expect(ending.status == 1)
    let gap = try sandbox.read("summary").dropFirst(before.isEmpty ? 0 : 4).prefix { $0 == "\n" }
    #expect(gap.count == (before.isEmpty ? 0 : 2))
  }

  @Test("a job's summary is not appended through one")
  func summary() throws {
    let sandbox = try Self.planted("summary", to: "../precious")
    let ending = try sandbox.east(
      "lint", "--format", "github", in: "repository",
      environment: ["GITHUB_STEP_SUMMARY": sandbox.url("repository/summary").path])
    #expect(ending.status == 2)
    #expect(ending.error.contains("goes through a symbolic link of the repository"), "\(ending.error)")
    #expect(try sandbox.read("precious") == "precious\n")
  }

  @Test(
    "no command reads a configuration or a baseline through one",
    arguments: [
      (".east.json", ["lint"]), (".east-baseline", ["lint"]), ("known", ["lint", "--baseline", "known"]),
      ("other.json", ["lint", "--config", "other.json"]),
      ("other.json", ["lint", "--rev", "HEAD", "--config", "other.json"]),
    ] as [(String, [String])])
  func read(link: String, words: [String]) throws {
    let sandbox = try Self.planted(link, to: "../precious")
    let ending = try sandbox.east(words, in: "repository")
    #expect(ending.status == 2)
    #expect(ending.error.contains("symbolic link"), "\(ending.error)")
    #expect(!ending.error.contains("precious"))
  }

  @Test("no operand leads out of the repository through one", arguments: ["link.swift", "out/Secret.swift", "out"])
  func operand(path: String) throws {
    let sandbox = try Self.planted("link.swift", to: "../Secret.swift")
    try sandbox.write(Sources.conflicted, to: "Secret.swift")
    try FileManager.default.createSymbolicLink(atPath: sandbox.url("repository/out").path, withDestinationPath: "..")
    for operands in [[path], ["Car.swift", path], ["./\(path)"], [sandbox.url("repository/\(path)").path]] {
      let ending = try sandbox.east(["lint"] + operands, in: "repository")
      #expect(ending.status == 2)
      #expect(ending.error.contains("' is outside '"), "\(ending.error)")
    }
    // Who names what it leads to means it.
    #expect(try sandbox.east("lint", "../Secret.swift", in: "repository").status == 1)
  }

  @Test("an operand may lead through a link to what the repository has elsewhere")
  func inner() throws {
    let sandbox = try Self.planted("Same.swift", to: "Driver.swift")
    let ending = try sandbox.east("lint", "--format", "xcode", "Same.swift", in: "repository")
    #expect(ending.text.hasPrefix("Driver.swift:3:"), "\(ending.error)")
  }

  @Test("a link outside is the user's own, and is followed")
  func own() throws {
    let sandbox = try Self.planted("link", to: "../precious")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.url("report").path, withDestinationPath: sandbox.url("precious").path)
    let ending = try sandbox.east("lint", "--format", "json=../report", in: "repository")
    #expect(ending.status == 1, "\(ending.error)")
    #expect(try sandbox.read("precious").hasPrefix("{"))
    #expect(try sandbox.names(in: ".") == ["precious", "report", "repository"])
  }

  @Test("a pipe in a file's place is refused, not waited for", arguments: writers)
  func pipe(writer: (link: String, words: [String])) throws {
    let sandbox = try Self.planted("other", to: "none")
    _ = try run(URL(filePath: "/usr/bin/env"), ["mkfifo", writer.link], in: sandbox.url("repository"))
    let ending = try sandbox.east(writer.words, in: "repository")
    #expect(ending.status == 2)
    #expect(ending.error.contains("it is not a regular file"), "\(ending.error)")
  }
}

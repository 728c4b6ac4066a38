import Foundation
import Git
import Running
import Testing

@testable import east

@Suite("Facts in packs")
struct FactsCommandTests {
  /// A repository with two commits and findings in each, of many files.
  private static let template = Result { try Template(made()) }

  private func repository() throws -> Sandbox { try Self.template.get().copy() }

  private static func made() throws -> Sandbox {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Tests/Passenger.swift": Sources.modest])
    for number in 0..<40 {
      try sandbox.write(Sources.reaching.replacing("Driver", with: "Driver\(number)"), to: "Driver\(number).swift")
    }
    try sandbox.commit()
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Chauffeur"), to: "Chauffeur.swift")
    try sandbox.remove("Driver7.swift")
    try sandbox.commit()
    return sandbox
  }

  /// Writes packs of a repository into a directory of their own.
  private func packs(_ sandbox: Sandbox, shards: Int, _ flags: String...) throws -> Sandbox {
    let packs = try Sandbox()
    for number in 1...shards {
      let file = packs.url("\(number).pack").path
      let ending = try sandbox.east(["facts", "--shard", "\(number)/\(shards)", "--output", file] + flags)
      #expect(ending.status == 0, "\(ending.error)")
    }
    return packs
  }

  @Test("are the same bytes, whoever asks for them: paths, a commit, the index, ids and contents, in any order")
  func sameBytes() throws {
    let sandbox = try repository()
    let pack = try sandbox.east("facts", "--no-cache").output
    #expect(pack.count > 10_000)
    for flags in [["--jobs", "1"], ["--rev", "HEAD"], ["--staged"], ["."], ["--cache-dir", ".git/east"]] {
      #expect(try sandbox.east(["facts"] + flags).output == pack, "\(flags)")
    }
    let files = try sandbox.git("ls-tree", "-r", "HEAD").split(separator: "\n").shuffled()
      .map { $0.split { $0 == " " || $0 == "\t" } }
    let (ids, paths) = (files.map { $0[2] + "\n" }.joined(), files.map { $0[3] + "\n" }.joined())
    #expect(try sandbox.east("facts", "--stdin", "ids", input: Data(ids.utf8)).output == pack)
    #expect(try sandbox.east("facts", "--stdin", "paths", input: Data((paths + paths).utf8)).output == pack)
    let lines = paths.replacing("\n", with: "\r\n")
    #expect(try sandbox.east("facts", "--stdin", "paths", input: Data(lines.utf8)).output == pack)
    let uses = try sandbox.east("facts", "--uses", "--stdin", "paths", "--output", sandbox.url("../no.uses").path)
    #expect(uses.error.contains("of 0 files"), "\(uses.error)")
    let nothing = try sandbox.east("facts", "--stdin", "paths").output
    #expect(nothing == (try sandbox.east("facts", "--stdin", "ids").output) && nothing.count < 100)
    // What `git` answers here has no line ends behind it.
    let frames = try sandbox.git("cat-file", "--batch=%(objectname) %(objectsize)", input: Array(ids.utf8)) + "\n\n"
    #expect(try sandbox.east("facts", "--stdin", "contents", input: Data(frames.utf8)).output == pack)
    let elsewhere = try Sandbox()
    #expect(try elsewhere.east("facts", "--stdin", "contents", input: Data(frames.utf8)).output == pack)
  }

  private static let commands = [
    ["lint", "--format", "json"], ["lint", "--format", "grouped", "--statistics"], ["lint", "--rev", "HEAD~1"],
    ["gate", "--base", "HEAD~1", "--format", "json"], ["history", "--format", "json"], ["map", "--format", "json"],
    ["report"],
  ]

  @Test("stand for the files: every command prints what it prints without them", arguments: [1, 3, 16])
  func sameAnswer(shards: Int) throws {
    let sandbox = try repository()
    let (older, newer) = (
      try packs(sandbox, shards: shards, "--rev", "HEAD~1"), try packs(sandbox, shards: shards)
    )
    let all = (1...shards).flatMap { [newer.url("\($0).pack").path, older.url("\($0).pack").path] }
    let folders = ["--facts", older.root.path, "--facts", newer.root.path]
    for words in Self.commands {
      let plain = try sandbox.east(words + ["--no-cache"])
      #expect(plain.output.count > 100)
      // The directory of the cache is new to each command.
      let cached = ["--cache-dir", ".git/east-\(words.joined())"]
      for cache in [["--no-cache"], cached, cached] {
        let flags = (all + [all[0]]).shuffled().flatMap { ["--facts", $0] }
        let ending = try sandbox.east(words + cache + ["--facts-only"] + flags)
        #expect(ending.output == plain.output && ending.status == plain.status, "\(words + cache) \(ending.error)")
      }
      let ending = try sandbox.east(words + ["--no-cache", "--facts-only"] + folders)
      #expect(ending.output == plain.output && ending.status == plain.status, "\(words) \(ending.error)")
    }
  }

  @Test("are used where they are there, and files are read where they are not")
  func some() throws {
    let sandbox = try repository()
    let packs = try packs(sandbox, shards: 3)
    let plain = try sandbox.east("lint", "--no-cache", "--format", "json")
    for number in 1...3 {
      let ending = try sandbox.east(
        "lint", "--no-cache", "--format", "json", "--verify-cache", "--facts", packs.url("\(number).pack").path)
      #expect(ending.output == plain.output)
    }
  }

  @Test("need no contents, only names: a clone without blobs is linted like the whole one")
  func withoutBlobs() throws {
    let sandbox = try repository()
    let packs = try packs(sandbox, shards: 2)
    let words = ["lint", "--no-cache", "--format", "jsonl", "--rev", "HEAD"]
    let plain = try sandbox.east(words)
    for line in try sandbox.git("ls-tree", "-r", "HEAD").split(separator: "\n") {
      let id = line.split(separator: " ")[2].prefix(40)
      try sandbox.remove(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
    }
    #expect(try sandbox.east(words + ["--facts", packs.root.path]).output != plain.output)
    #expect(try sandbox.east(words + ["--facts", packs.root.path, "--facts-only"]).output == plain.output)
    try packs.remove("1.pack")
    let refused = try sandbox.east(words + ["--facts", packs.root.path, "--facts-only"])
    #expect(refused.status == 2 && refused.error.contains("the packs lack the facts of"))
  }

  @Test("are those in the directory, not those in directories of it")
  func nested() throws {
    let sandbox = try repository()
    let packs = try packs(sandbox, shards: 2)
    try packs.write("not a pack", to: "older/3.pack")
    let words = ["lint", "--no-cache", "--format", "jsonl"]
    let ending = try sandbox.east(words + ["--facts", packs.root.path])
    #expect(ending.status == 0 || ending.status == 1, "\(ending.error)")
  }

  @Test("that are missing are listed by blob id, which makes the pack that is missing")
  func missing() throws {
    let sandbox = try repository()
    let packs = try packs(sandbox, shards: 3)
    try packs.remove("2.pack")
    let flags = ["lint", "--no-cache", "--facts-only", "--facts", packs.root.path]
    let refused = try sandbox.east(flags)
    #expect(refused.status == 2 && refused.output.isEmpty)
    let list = refused.error.split(separator: "\n").dropFirst()
    #expect(refused.error.contains("the packs lack the facts of \(list.count) files"))
    let ids = list.map { $0.prefix(40) + "\n" }.joined()
    let file = packs.url("rest.pack").path
    #expect(try sandbox.east("facts", "--stdin", "ids", "--output", file, input: Data(ids.utf8)).status == 0)
    #expect(try sandbox.east(flags).output == sandbox.east("lint", "--no-cache").output)
  }

  @Test("leave out what other packs have")
  func others() throws {
    let sandbox = try repository()
    let older = try packs(sandbox, shards: 1, "--rev", "HEAD~1")
    let file = older.url("new.pack").path
    let ending = try sandbox.east("facts", "--facts", older.root.path, "--output", file)
    #expect(ending.error == "east: wrote the facts of 1 file to '\(file)'\n")
    #expect(
      try sandbox.east("lint", "--facts-only", "--no-cache", "--facts", older.root.path).output
        == sandbox.east("lint", "--no-cache").output)
  }

  @Test("are read of a bare repository, and of no more than is asked for")
  func part() throws {
    let sandbox = try repository()
    try sandbox.git("clone", "--quiet", "--bare", ".", "bare.git")
    let whole = try sandbox.east("facts").output
    #expect(try sandbox.east("facts", "--repo", "bare.git", "--rev", "HEAD").output == whole)
    let part = try sandbox.east("facts", "Driver1.swift", "Tests").output
    #expect(part.count < whole.count / 10)
    let file = try Sandbox()
    try file.write(part, to: "part.pack")
    let rest = try sandbox.east("lint", "--facts-only", "--facts", file.url("part.pack").path).error
    #expect(rest.contains("the facts of 40 files"))
  }
}

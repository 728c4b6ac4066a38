import Foundation
import Git
import Running
import Testing

@testable import Sessions
@testable import east

@Suite("The facts of earlier runs")
struct CacheTests {
  /// A repository with findings, and a directory of its own for the cache.
  private static let template = Result { try Template(made()) }

  private func repository() throws -> Sandbox { try Self.template.get().copy() }

  private static func made() throws -> Sandbox {
    let sandbox = try Sandbox(["Car.swift": Sources.car, "Road.swift": Sources.conflicted])
    for number in 0..<40 {
      try sandbox.write(Sources.reaching.replacing("Driver", with: "Driver\(number)"), to: "Driver\(number).swift")
    }
    try sandbox.git("init", "--quiet")
    try sandbox.commit()
    return sandbox
  }

  private func lint(_ sandbox: Sandbox, _ flags: String...) throws -> Ending {
    try sandbox.forgetFindings()
    let words =
      ["lint", "--format", "json"] + (flags.contains("--no-cache") ? [] : ["--cache-dir", ".git/east"]) + flags
    return try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
  }

  private func packs(_ sandbox: Sandbox) throws -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sandbox.url(".git/east").path)) ?? []
    return names.filter { $0.hasSuffix(".pack") }.sorted().map { sandbox.url(".git/east/\($0)") }
  }

  @Test(
    "change nothing: the fifth run prints what the first and one without a cache do",
    arguments: [[], ["--rev=HEAD"], ["--staged"]])
  func same(flags: [String]) throws {
    let sandbox = try repository()
    func lint(_ more: [String]) throws -> Data {
      try run(productsDirectory.appending(path: "east"), ["lint", "--format", "json"] + flags + more, in: sandbox.root)
        .output
    }
    let plain = try lint(["--no-cache"])
    #expect(try packs(sandbox).isEmpty)
    for jobs in ["1", "8", "2", "1", "8"] {
      #expect(try lint(["--cache-dir", ".git/east", "--jobs", jobs]) == plain)
    }
    #expect(try packs(sandbox).count == 1)
  }

  @Test("hold every spelling of a key path: what is reported cold is reported warm")
  func keyPaths() throws {
    let (sandbox, cache) = (try Sandbox.repository(["Paths.swift": Sources.spelledPaths]), try Sandbox())
    let endings = try (0..<2).map { _ in
      try sandbox.east("lint", "--preset", "strict", "--format", "jsonl", "--cache-dir", cache.root.path)
    }
    #expect(endings[0].text.split(separator: "\n").count == 3, "\(endings[0].text)")
    #expect(endings[1].output == endings[0].output)
  }

  @Test("are those of the content: an edit, a clean checkout, a commit and a rename find what was read before")
  func content() throws {
    let sandbox = try repository()
    _ = try lint(sandbox)
    let first = try packs(sandbox)
    for flags in [["--rev=HEAD"], ["--staged"]] {
      _ = try run(
        productsDirectory.appending(path: "east"), ["lint", "--cache-dir", ".git/east"] + flags, in: sandbox.root)
    }
    try sandbox.git("mv", "Driver1.swift", "Chauffeur.swift")
    try FileManager.default.removeItem(at: sandbox.url("Driver2.swift"))
    try sandbox.git("checkout", "--quiet", "Driver2.swift")
    try sandbox.write(try sandbox.read("Driver3.swift"), to: "Copied.swift")
    _ = try lint(sandbox)
    #expect(try packs(sandbox) == first)
    try sandbox.write(Sources.modest, to: "Driver4.swift")
    let edited = try lint(sandbox)
    #expect(try packs(sandbox).count == 2)
    #expect(edited.output == (try lint(sandbox, "--no-cache")).output)
    #expect(!edited.text.contains("Driver4.swift"))
  }

  @Test("are asked by what git would keep: line ends, whatever the checkout made of them")
  func lineEnds() throws {
    let sandbox = try repository()
    try sandbox.write("*.swift text\n", to: ".gitattributes")
    try sandbox.commit()
    let plain = try lint(sandbox).output
    let first = try packs(sandbox)
    for number in 0..<40 {
      let text = try sandbox.read("Driver\(number).swift")
      try sandbox.write(text.replacing("\n", with: "\r\n"), to: "Driver\(number).swift")
    }
    #expect(try lint(sandbox).output == plain)
    #expect(try lint(sandbox, "--no-cache").output == plain)
    #expect(try lint(sandbox, "--rev=HEAD").output == plain)
    #expect(try packs(sandbox) == first)
  }

  @Test("are not those of what git keeps where a filter makes something else of it")
  func filters() throws {
    let sandbox = try repository()
    try sandbox.git("config", "filter.store.clean", "sed s/Filled/Driver/")
    try sandbox.write("Driver0.swift filter=store\n", to: ".gitattributes")
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Filled0"), to: "Driver0.swift")
    try sandbox.commit()
    #expect(try sandbox.git("show", "HEAD:Driver0.swift").contains("Driver0"))
    let tree = try lint(sandbox, "--no-cache").output
    let commit = try lint(sandbox, "--no-cache", "--rev=HEAD").output
    #expect(tree != commit)
    for _ in 0..<2 {
      #expect(try lint(sandbox).output == tree)
      #expect(try lint(sandbox, "--rev=HEAD").output == commit)
    }
  }

  // Each third is damaged in another way.
  @Test("are believed nowhere they are damaged", arguments: stride(from: 0, to: 24, by: isSlow ? 1 : 4).map { $0 })
  func damage(part: Int) throws {
    let sandbox = try repository()
    let plain = try lint(sandbox).output
    let pack = try #require(try packs(sandbox).first)
    var bytes = try Data(contentsOf: pack)
    let place = bytes.count * part / 24
    switch part % 3 {
    case 0: bytes[place] ^= 0x10
    case 1: bytes.removeSubrange(place..<min(place + 40, bytes.count))
    default: bytes.removeSubrange(place...)
    }
    try bytes.write(to: pack)
    #expect(try lint(sandbox).output == plain)
    // What was damaged has been read anew.
    #expect(try lint(sandbox).output == plain)
  }

  @Test("are believed nowhere they are damaged in a file that cannot be parsed", arguments: ["lanes", "Road"])
  func damagedProblem(name: String) throws {
    let sandbox = try repository()
    let plain = try lint(sandbox).output
    let pack = try #require(try packs(sandbox).first)
    var bytes = try Data(contentsOf: pack)
    let place = try #require(bytes.firstRange(of: Data(name.utf8))).lowerBound
    bytes[place] ^= 0x10
    try bytes.write(to: pack)
    #expect(try lint(sandbox).output == plain)
    #expect(try lint(sandbox).output == plain)
  }

  @Test("are nobody's business where they cannot be written: in a file's place, in a closed or in no directory")
  func unwritable() throws {
    let sandbox = try repository()
    let plain = try lint(sandbox, "--no-cache")
    try sandbox.write("", to: ".git/east")
    let blocked = try lint(sandbox)
    #expect(blocked.output == plain.output)
    #expect(
      blocked.error.contains("cannot create the cache directory '.git/east': a part of the path is not a directory"),
      "\(blocked.error)")
    let nowhere = try sandbox.east("lint", "--format", "json", environment: ["HOME": "", "XDG_CACHE_HOME": ""])
    #expect(nowhere.output == plain.output)
    #expect(nowhere.error == plain.error)
    let full = try sandbox.east("lint", "--format", "json", "--cache-dir", "/dev/full/cache")
    #expect(full.output == plain.output)
  }

  @Test("are left by other versions alone, and what a killed run left goes after a while")
  func strangers() throws {
    let sandbox = try repository()
    let plain = try lint(sandbox).output
    let pack = try #require(try packs(sandbox).first)
    let other = sandbox.url(".git/east/facts-9999-abc.pack")
    try FileManager.default.copyItem(at: pack, to: other)
    try sandbox.write("half", to: ".git/east/facts-7-abc.new")
    try sandbox.write("mine", to: ".git/east/notes.txt")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)],
      ofItemAtPath: sandbox.url(".git/east/facts-7-abc.new").path)
    try sandbox.write(Sources.modest, to: "Passenger.swift")
    #expect(try lint(sandbox).output != plain)
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.url(".git/east").path)
    #expect(names.contains("facts-9999-abc.pack") && names.contains("notes.txt"))
    #expect(!names.contains("facts-7-abc.new"))
    #expect(
      try sandbox.east("cache", "stats", "--cache-dir", ".git/east").text.contains(
        "pack files      3\ncached sources  43\n"))
    #expect(
      try sandbox.east("cache", "clear", "--cache-dir", ".git/east").error == "east: removed 6 files from the cache\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.url(".git/east").path) == ["notes.txt"])
  }

  @Test("are put together when many runs left a little each, and stay within their limit")
  func upkeep() throws {
    let sandbox = try repository()
    for number in 0..<12 {
      try sandbox.write(Sources.reaching.replacing("Driver", with: "New\(number)"), to: "New.swift")
      _ = try lint(sandbox)
    }
    #expect(try packs(sandbox).count < 8)
    #expect(try lint(sandbox).output == (try lint(sandbox, "--no-cache")).output)
    let directory = CacheDirectory(DiskPath(sandbox.url(".git/east").path), limit: 1)
    try directory.tidy(now: 0)
    #expect(try packs(sandbox).isEmpty)
  }

  @Test("keep the pack that has everything when smaller ones come back")
  func merged() throws {
    let sandbox = try repository()
    var small: [URL: Data] = [:]
    for number in 0..<12 {
      try sandbox.write(Sources.reaching.replacing("Driver", with: "New\(number)"), to: "New.swift")
      _ = try lint(sandbox)
      for pack in try packs(sandbox) { small[pack] = try Data(contentsOf: pack) }
    }
    let directory = CacheDirectory(DiskPath(sandbox.url(".git/east").path), limit: 1 << 30)
    for _ in 0..<2 {
      for (pack, content) in small { try content.write(to: pack) }
      #expect(try packs(sandbox).count > 8)
      try directory.tidy(now: 0)
      #expect(try packs(sandbox).count == 1)
    }
  }

  @Test("serve eight processes that begin at once")
  func together() throws {
    let sandbox = try repository()
    let plain = try lint(sandbox, "--no-cache").output
    let processes = try (1...8).map { number in
      let words = ["lint", "--format=json=\(number).json", "--cache-dir=.git/east", "--quiet"]
      return try launch(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    }
    for process in processes { process.waitUntilExit() }
    for number in 1...8 { #expect(try Data(contentsOf: sandbox.url("\(number).json")) == plain) }
    #expect(try packs(sandbox).count == 1)
    #expect(try lint(sandbox).output == plain)
  }

  @Test(
    "answer to two words",
    arguments: [
      (["cache"], "`east cache` takes one operand: stats or clear"),
      (["cache", "clea"], "`east cache` takes one operand: stats or clear; did you mean 'clear'?"),
      (["cache", "stats", "clear"], "`east cache` takes one operand: stats or clear"),
    ])
  func words(words: [String], sentence: String) throws {
    let sandbox = try Sandbox()
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.error.hasPrefix("error: \(sentence)"), "\(ending.error)")
  }
}

import Analysis
import Foundation
import Git
import Running
import Testing

@testable import Sessions
@testable import east

@Suite("Faults of the cache change no finding")
struct CacheFaultTests {
  private static let east = productsDirectory.appending(path: "east")

  private func repository(_ count: Int) throws -> Sandbox {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    for number in 0..<count {
      try sandbox.write(Sources.reaching.replacing("Driver", with: "Driver\(number)"), to: "Driver\(number).swift")
    }
    try sandbox.commit()
    return sandbox
  }

  private func lint(_ sandbox: Sandbox, _ cache: [String]) throws -> Data {
    let ending = try run(Self.east, ["lint", "--format", "json"] + cache, in: sandbox.root)
    #expect(ending.status == 1, "\(ending.error)")
    return ending.output
  }

  @Test("a directory that may only be read")
  func readOnly() throws {
    let (sandbox, cache) = (try repository(8), try Sandbox())
    let flags = ["--cache-dir", cache.root.path]
    let plain = try lint(sandbox, ["--no-cache"])
    for isFilled in [false, true] {
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: cache.root.path)
      #expect(try lint(sandbox, flags) == plain)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: cache.root.path)
      if !isFilled { #expect(try lint(sandbox, flags) == plain) }
    }
  }

  @Test("a directory that goes away while it is used")
  func vanishing() throws {
    let pack = SmallPack()
    _ = try pack.write()
    let cache = FactsCache(pack.directory)
    let content = try #require(pack.contents.first)
    cache.keep(content.facts, size: content.size, of: content.id)
    try FileManager.default.removeItem(atPath: "\(pack.directory.path)")
    // What was open stays readable, what was begun cannot be published.
    #expect(cache.facts(of: content.id, size: nil)?.facts.value == content.facts)
    #expect(cache.finish() == .missing)

    let (sandbox, home) = (try repository(40), try Sandbox())
    let plain = try lint(sandbox, ["--no-cache"])
    let place = home.url("cache")
    let removing = Task.detached {
      while !Task.isCancelled {
        try? FileManager.default.removeItem(at: place)
        await Task.yield()
      }
    }
    for _ in 0..<6 { #expect(try lint(sandbox, ["--cache-dir", place.path]) == plain) }
    removing.cancel()
  }

  @Test("eight that write while a ninth clears")
  func writersAndCleaner() throws {
    let (sandbox, cache) = (try repository(24), try Sandbox())
    let plain = try lint(sandbox, ["--no-cache"])
    let writers = try (1...8).map { number in
      try launch(
        Self.east,
        ["lint", "--format=json=\(cache.root.path)/\(number).json", "--cache-dir", cache.root.path], in: sandbox.root)
    }
    while writers.contains(where: \.isRunning) {
      let cleaner = try launch(Self.east, ["cache", "clear", "--cache-dir", cache.root.path], in: sandbox.root)
      cleaner.waitUntilExit()
      #expect(cleaner.terminationStatus == 0)
    }
    for (number, writer) in zip(1..., writers) {
      writer.waitUntilExit()
      #expect(writer.terminationStatus == 1 && writer.terminationReason == .exit)
      #expect(try Data(contentsOf: cache.url("\(number).json")) == plain)
    }
    #expect(try lint(sandbox, ["--cache-dir", cache.root.path]) == plain)
  }

  @Test("a kill at any moment, twenty times")
  func killed() throws { try kill(20) }

  @Test("a kill at any moment, two hundred times", .slow)
  func killedOften() throws { try kill(200) }

  private func kill(_ count: Int) throws {
    let (sandbox, cache) = (try repository(24), try Sandbox())
    let plain = try lint(sandbox, ["--no-cache"])
    let clock = ContinuousClock()
    let whole = try clock.measure { _ = try lint(sandbox, ["--cache-dir", cache.root.path]) }
    for number in 0..<count {
      // Something new, so that there is something to write.
      try sandbox.write("// \(number)\n", to: "New.swift")
      let process = try launch(Self.east, ["lint", "--cache-dir", cache.root.path, "--quiet"], in: sandbox.root)
      Thread.sleep(forTimeInterval: Double.random(in: 0...1) * (whole / .seconds(1)))
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if number % 5 == 4 {
        try sandbox.write("", to: "New.swift")
        let again = try lint(sandbox, ["--cache-dir", cache.root.path])
        #expect(try lint(sandbox, ["--no-cache"]) == again)
      }
    }
    try FileManager.default.removeItem(at: sandbox.url("New.swift"))
    #expect(try lint(sandbox, ["--cache-dir", cache.root.path]) == plain)
  }

  @Test("a clock that jumps", arguments: [-1, 0, 1, 1 << 31, 253_402_300_799])
  func clock(seconds: Int) throws {
    let (sandbox, cache) = (try repository(8), try Sandbox())
    let flags = ["--cache-dir", cache.root.path]
    let plain = try lint(sandbox, ["--no-cache"])
    #expect(try lint(sandbox, flags) == plain)
    try cache.write("half", to: "facts-7-abc.new")
    for name in try FileManager.default.contentsOfDirectory(atPath: cache.root.path) {
      let date = Date(timeIntervalSince1970: Double(seconds))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: cache.url(name).path)
    }
    try sandbox.write(Sources.modest, to: "Passenger.swift")
    let changed = try lint(sandbox, ["--no-cache"])
    for _ in 0..<2 { #expect(try lint(sandbox, flags) == changed) }
    // What was left behind long ago or in a time to come is nobody's work of now.
    #expect(!FileManager.default.fileExists(atPath: cache.url("facts-7-abc.new").path))
    for now in [0, seconds, .max] { try CacheDirectory(DiskPath(cache.root.path), limit: 1 << 30).tidy(now: now) }
    #expect(try lint(sandbox, flags) == changed)
  }

  @Test("a blob that is missing is reported with a cache as without one", arguments: ["--rev=HEAD", "--staged"])
  func missingBlob(contentSource: String) throws {
    let (sandbox, cache) = (try repository(2), try Sandbox())
    let flags = ["lint", "--format", "jsonl", contentSource]
    let warm = try run(Self.east, flags + ["--cache-dir", cache.root.path], in: sandbox.root)
    #expect(warm.status == 1)
    let id = try sandbox.git("rev-parse", "HEAD:Driver1.swift")
    let object = sandbox.url(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
    try FileManager.default.removeItem(at: object)
    let cold = try run(Self.east, flags + ["--no-cache"], in: sandbox.root)
    let cached = try run(Self.east, flags + ["--cache-dir", cache.root.path], in: sandbox.root)
    #expect(cold.text.contains("unread-file") && cold.text.contains("Driver1.swift"), "\(cold.text)\(cold.error)")
    #expect(cached.output == cold.output)
    #expect(cached.status == cold.status)
    #expect(cached.error == cold.error)
  }
}

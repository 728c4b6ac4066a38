import Foundation
import Git
import Running
import Testing

@testable import Comparison
@testable import Sessions
@testable import east

@Suite("The history of earlier runs")
struct KeptHistoryTests {
  /// What a commit does; the number says to which file.
  private static let changes: [@Sendable (Sandbox, Int) throws -> Void] = [
    {
      try $0.write(Sources.car, to: "Car.swift"); _ = $1
    },
    {
      try $0.write(Sources.car.replacing("var engine", with: "var motor"), to: "Car.swift"); _ = $1
    },
    { try $0.write(Sources.reaching.replacing("Driver", with: "Driver\($1)"), to: "App/Driver\($1).swift") },
    { try $0.write(Sources.reaching.replacing("Driver", with: "Driver\($1)"), to: "App/Driver\($1).swift") },
    { try $0.remove("App/Driver\($1).swift") },
    { try $0.git("mv", "App/Driver\($1).swift", "App/Moved\($1).swift") },
    { try $0.git("mv", "App/Moved\($1).swift", "Driver\($1).swift") },
    { try $0.write("of no interest \($1)\n", to: "notes.txt") },
    {
      try $0.write(#"{ "rules": { "reach": "off" } }"#, to: ".east.json"); _ = $1
    },
    {
      try $0.write(#"{ "rules": { "reach" } }"#, to: ".east.json"); _ = $1
    },
    {
      try $0.remove(".east.json"); _ = $1
    },
    { try $0.write("App/Driver\($1).swift linguist-generated\n", to: ".gitattributes") },
    {
      try $0.write(
        "// east:allow:file reach until 2100-01-0\($1 + 1) - a test\n" + Sources.reaching, to: "App/Allowed.swift")
    },
  ]

  private static let flags: [[String]] = [
    [], [], ["--preset", "strict"], ["--rule", "reach"], ["App"], ["--jobs", "1"],
  ]

  private func commit(to sandbox: Sandbox, _ random: inout SeededGenerator) throws {
    try? random.choice(Self.changes)(sandbox, random.below(4))
    try sandbox.commit()
  }

  private func history(_ sandbox: Sandbox, _ flags: [String], count: Int, every step: Int) async throws -> String {
    let arguments = try arguments(from: ["history", "--repo", sandbox.root.path, "--quiet"] + flags)
    let input = try InputOptions(
      arguments, operands: arguments.operands, by: ConfigurationOptions(arguments))
    let repository = try InputLocation.repository(of: [], from: sandbox.root.path, for: "a test")
    let found = try repository.history(of: "HEAD", limit: count, .silent)
    let commits = stride(from: 0, to: found.count, by: step).reversed().map { found[$0] }
    return try await History(of: commits, input).json(withHotspots: true)
  }

  /// Changes a bit of each pack of facts.
  private func damage(_ sandbox: Sandbox, _ random: inout SeededGenerator) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sandbox.url(".git/east").path)) ?? []
    for name in names where name.hasSuffix(".pack") {
      let pack = sandbox.url(".git/east/\(name)")
      var bytes = try Data(contentsOf: pack)
      bytes[random.below(bytes.count)] ^= 0x10
      try bytes.write(to: pack)
    }
  }

  @Test(
    "is that of a new run: of longer and shorter ones, with commits more, with others in their place, with damaged facts"
  )
  func random() async throws {
    let sandbox = try Sandbox.repository()
    var random = SeededGenerator(seed: 11)
    for _ in 0..<30 { try commit(to: sandbox, &random) }
    var seen: Set<String> = []
    for round in 0..<rounds(fast: 40, slow: 2000) {
      if random.below(4) == 0 { try damage(sandbox, &random) }
      switch random.below(4) {
      case 0: try commit(to: sandbox, &random)
      case 1:
        try sandbox.git("reset", "--quiet", "--hard", "HEAD~\(1 + random.below(6))")
        for _ in 0..<(1 + random.below(6)) { try commit(to: sandbox, &random) }
      default: break
      }
      let (count, step) = (1 + random.below(25), 1 + random.below(2))
      let flags = random.choice(Self.flags).map { $0 == "App" ? sandbox.url("App").path : $0 }
      var outcomes: [String] = []
      for cache in [["--no-cache"], ["--cache-dir", sandbox.url(".git/east").path]] {
        do {
          outcomes.append(try await history(sandbox, flags + cache, count: count, every: step))
        } catch let failure as Failure {
          outcomes.append(failure.sentence)
        }
      }
      if outcomes[0].contains("fingerprint") { seen.insert(outcomes[0]) }
      #expect(outcomes[0] == outcomes[1], "round \(round): \(flags) -n \(count) --every \(step)")
    }
    #expect(seen.count > rounds(fast: 20, slow: 500), "\(seen.count) histories with findings")
  }

  private static let today = "2026-01-01"

  private func entry(_ number: Int, after previous: Int?, until day: String = "2026-01-31") throws -> HistoryEntry {
    func id(_ number: Int) throws -> ObjectID {
      try #require(ObjectID(String(repeating: "\(number)", count: 40)))
    }
    return HistoryEntry(
      commit: try id(number), previous: try previous.map(id), outcome: .unknown("a test"), days: Self.today...day)
  }

  @Test(
    "holds up to the day on which a comment expires that was in effect",
    arguments: [("2025-12-31", 0), ("2026-01-01", 2), ("2026-01-15", 2), ("2026-01-16", 1), ("2026-02-01", 0)])
  func days(day: String, count: Int) throws {
    var kept = KeptHistory()
    let entries = [try entry(1, after: nil), try entry(2, after: nil, until: "2026-01-15")]
    kept.add(HistoryPart(entries: entries))
    let commits = entries.map { Commit(id: $0.commit, time: 0, subject: []) }
    #expect(HistoryPart(kept, of: commits, on: day).entries.count == count)
  }

  @Test("lints no commit a second time, and only the new ones of a longer history")
  func prefix() async throws {
    let sandbox = try Sandbox.repository()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<12 { try commit(to: sandbox, &random) }
    let cache = ["--cache-dir", sandbox.url(".git/east").path]
    _ = try await history(sandbox, cache, count: 12, every: 1)
    try commit(to: sandbox, &random)
    let arguments = try arguments(from: ["history", "--repo", sandbox.root.path, "--quiet"] + cache)
    let input = try InputOptions(arguments, operands: [], by: ConfigurationOptions(arguments))
    let kept = try #require(try HistoryFile(input)?.read())
    let repository = try InputLocation.repository(of: [], from: sandbox.root.path, for: "a test")
    for (limit, known) in [(13, 12), (12, 11), (5, 4)] {
      let commits: [Commit] = try repository.history(of: "HEAD", limit: limit, .silent).reversed()
      let part = HistoryPart(kept, of: commits, on: currentDay())
      #expect(part.entries.count == known, "-n \(limit)")
    }
  }
}

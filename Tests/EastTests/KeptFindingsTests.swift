import Findings
import Foundation
import Git
import Linting
import Running
import Testing

@testable import Sessions
@testable import east

@Suite("The findings of earlier runs")
struct KeptFindingsTests {
  private static let configuration = #"{ "rules": { "reach": "error" } }"#

  private static let files = [
    "Package.swift":
      "let package = Package(name: \"App\", targets: [.target(name: \"App\"), .target(name: \"Cars\")])\n",
    ".east.json": configuration,
    "Sources/App/Car.swift": Sources.car,
    "Sources/Cars/Road.swift": "struct Road {}\n",
    // Has findings whatever happens to the other files, so that each change of a setting is one of the result.
    "Sources/Boats/Boat.swift": (Sources.car + Sources.reaching).replacing("Car", with: "Boat").replacing(
      "car", with: "boat"
    )
    .replacing("Engine", with: "Motor").replacing("Driver", with: "Sailor"),
    "Sources/App/Driver.swift": Sources.reaching,
    "Sources/App/Passenger.swift": Sources.modest,
    "Sources/App/Rider.swift": Sources.reaching.replacing("Driver", with: "Rider"),
    "Tests/AppTests/DriverTests.swift": Sources.reaching.replacing("Driver", with: "DriverTests"),
  ]

  private static let template = Result {
    let sandbox = try Sandbox.repository(files)
    try sandbox.commit()
    return try Template(sandbox)
  }

  private func options(_ sandbox: Sandbox, _ flags: [String]) throws -> InputOptions {
    let arguments = try arguments(from: ["lint", "--repo", sandbox.root.path, "--quiet"] + flags)
    return try InputOptions(arguments, operands: arguments.operands, by: ConfigurationOptions(arguments))
  }

  private func run(_ sandbox: Sandbox, _ flags: [String]) async throws -> LintRun {
    try await LintRun(
      try options(sandbox, flags + ["--cache-dir", sandbox.url(".git/east").path]), isLazy: true, mayBeKept: true)
  }

  /// One thing that findings depend on, and how it is changed; the number says to what.
  private struct Ingredient: Sendable {
    let name: String
    let change: @Sendable (Sandbox, Int) throws -> Void

    /// A file with one of some contents, or without the file.
    static func file(_ path: String, _ contents: [String]) -> Ingredient {
      Ingredient(name: path) { sandbox, number in
        let number = number % (contents.count + 1)
        try number < contents.count ? sandbox.write(contents[number], to: path) : sandbox.remove(path)
      }
    }
  }

  private static let settings: [Ingredient] = [
    .file(
      ".east.json",
      [
        configuration, #"{ "rules": { "reach": "warning" } }"#, #"{ "exclude": ["Rider.swift"] }"#,
        #"{ "tests": true }"#,
        #"{ "extends": "strict" }"#, #"{ "extends": "./other.json" }"#,
        #"{ "budgets": { "reach": "module" } }"#, #"{ "budgets": { "reach": "owner" } }"#,
        #"{ "overrides": [{ "paths": "Sources/App", "rules": { "reach": "off" } }] }"#,
        #"{ "uses": { "a": { "from": "module:App", "to": "Engine", "because": "a test", "severity": "error" } } }"#,
      ]),
    .file("other.json", [#"{ "rules": { "reach": "note" } }"#, #"{ "extends": "legacy" }"#]),
    .file("Sources/App/.east.json", [#"{ "rules": { "reach": "off" } }"#, #"{ "extends": "strict" }"#]),
  ]

  private static let ingredients: [Ingredient] =
    settings + settings + [
      .file("Sources/App/Car.swift", [Sources.car, Sources.car.replacing("engine", with: "motor")]),
      .file("Sources/App/Driver.swift", [Sources.reaching, "// east:allow:file reach - a test\n" + Sources.reaching]),
      .file("Sources/App/Driver.swift", ["// east:allow:file reech - a test\n" + Sources.reaching, "struct {"]),
      .file("Sources/App/Rider.swift", [Sources.modest, "// Generated. DO NOT EDIT.\n" + Sources.reaching + "}"]),
      .file("Sources/App/New/Café.swift", [Sources.reaching.replacing("Driver", with: "Guest")]),
      .file("Tests/AppTests/More.swift", [Sources.reaching.replacing("Driver", with: "More")]),
      .file(
        "Package.swift",
        [files["Package.swift"] ?? "", "let package = Package(name: \"App\", targets: [.testTarget(name: \"App\")])\n"]),
      .file(".east-baseline", ["reach\tDriver.drive(_:)\tCar.engine\t1\n", "reach\tRider.drive(_:)\tCar.engine\t1\n"]),
      .file(".east-ceilings", ["reach\tApp\t1\n", "reach\tApp\t2\n", "reach\t@a\t1\n"]),
      .file("CODEOWNERS", ["* @a\n", "*.swift @b\n"]),
      .file(
        ".gitattributes", ["Sources/App/Rider.swift linguist-generated\n", "Sources/App/R*.swift linguist-vendored\n"]),
      .file(".gitignore", ["New/\n", "Café.swift\n"]),
      .file(".git/info/exclude", ["New/\n", "\n"]),
      Ingredient(name: "index") { sandbox, number in
        try sandbox.git("add", "--all")
        if number % 2 == 0 { try sandbox.git("commit", "--quiet", "--allow-empty", "-m", "change") }
      },
      Ingredient(name: "stamps") { sandbox, number in
        let path = sandbox.url("Sources/App/Passenger.swift").path
        let date = Date(timeIntervalSince1970: Double(1_700_000_000 + number))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      },
      Ingredient(name: "line ends") { sandbox, number in
        let text = try sandbox.read("Sources/App/Car.swift").replacing("\r\n", with: "\n")
        try sandbox.write(number % 2 == 0 ? text : text.replacing("\n", with: "\r\n"), to: "Sources/App/Car.swift")
      },
      Ingredient(name: "rename") { sandbox, number in
        let names = ["Sources/App/Moved.swift", "Sources/Cars/Moved.swift"]
        for name in names { try? sandbox.remove(name) }
        try sandbox.write(Sources.reaching.replacing("Driver", with: "Moved"), to: names[number % 2])
      },
    ]

  private static let flags: [[String]] = [
    [], ["--rule", "reach"], ["--rule", "reach", "--rule", "unread-file"], ["--confidence", "low"],
    ["--preset", "strict"],
    ["--preset", "legacy"], ["--config", "other.json"], ["--include-generated"], ["Sources/App"], ["Sources/Cars"],
    ["--rev", "HEAD"], ["--staged"], ["--jobs", "1"],
  ]

  @Test("are those of a new run, whichever ingredient changes")
  func ingredients() async throws {
    let sandbox = try Self.template.get().copy()
    var random = SeededGenerator(seed: 7)
    var kept = 0
    var numbers: Set<String> = []
    let rounds = rounds(fast: 200, slow: 10_000)
    for round in 0..<rounds {
      let ingredient = random.choice(Self.ingredients)
      try? ingredient.change(sandbox, random.below(1000))
      let flags = random.below(2) == 0 ? [] : random.choice(Self.flags)
      let here = flags.map { $0.hasPrefix("Sources") || $0 == "other.json" ? sandbox.url($0).path : $0 }
      for _ in 0..<2 {
        let fresh: LintResult
        do {
          fresh = try await LintRun(try options(sandbox, here + ["--no-cache"]), isLazy: false, mayBeKept: false)
            .result()
        } catch let failure as Failure {
          await #expect(throws: failure, "round \(round): \(ingredient.name) \(flags)") {
            _ = try await self.run(sandbox, here)
          }
          break
        }
        let run = try await self.run(sandbox, here)
        #expect(run.result() == fresh, "round \(round): \(ingredient.name) \(flags)")
        numbers.insert("\(fresh.findings.map(\.fingerprint)) \(fresh.summary)")
        if run.session == nil { kept += 1 }
      }
    }
    #expect(kept > rounds / 2 && numbers.count > 20, "\(kept) of \(rounds) rounds, \(numbers.count) results")
  }

  @Test("are kept whole: what is silenced, malformed and unreadable, and every kind of finding")
  func packing() async throws {
    var files = Self.files
    files[".east.json"] = #"{ "extends": "strict", "confidence": "low" }"#
    files["Sources/App/Paths.swift"] = Sources.spelledPaths
    files["Sources/App/Road.swift"] = Sources.conflicted
    files["Sources/App/Allowed.swift"] =
      "// east:allow:file reach - a test\n" + Sources.reaching.replacing("Driver", with: "Allowed")
    files["Sources/App/Unused.swift"] = "// east:allow:file reach\n// east:allow:file reech - a test\n" + Sources.modest
    let sandbox = try Sandbox.repository(files)
    let session = try await LintSession(try options(sandbox, ["--no-cache"]))
    let judgement = session.judgement()
    let report = judgement.report
    #expect(!report.silenced.isEmpty && !report.malformed.isEmpty && !judgement.unread.isEmpty)
    #expect(Set(report.findings.map(\.rule)).count > 3, "\(Set(report.findings.map(\.rule)))")
    let words = judgement.words(after: [])
    #expect(Judgement(packed: words[...]) == judgement)
    for count in 0..<words.count { #expect(Judgement(packed: words[..<count]) == nil) }
  }

  @Test("are not believed where they are damaged")
  func damage() async throws {
    let sandbox = try Self.template.get().copy()
    let fresh = try await run(sandbox, []).result()
    #expect(try await run(sandbox, []).session == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.url(".git/east").path)
    let file = sandbox.url(".git/east/\(try #require(names.first { $0.hasSuffix(".findings") }))")
    let whole = try Data(contentsOf: file)
    for place in stride(from: 0, to: whole.count, by: max(1, whole.count / rounds(fast: 40, slow: 4000))) {
      var damaged = whole
      damaged[place] ^= 0x20
      try damaged.write(to: file)
      #expect(try await run(sandbox, []).result() == fresh, "byte \(place)")
      try whole.prefix(place).write(to: file)
      #expect(try await run(sandbox, []).result() == fresh, "\(place) bytes")
    }
  }

  @Test("are compared by --verify-cache, which refuses wrong ones")
  func verified() async throws {
    let sandbox = try Self.template.get().copy()
    let flags = ["--cache-dir", sandbox.url(".git/east").path]
    let options = try options(sandbox, flags)
    _ = try await LintRun(options, isLazy: true, mayBeKept: true).result()
    let verifying = try self.options(sandbox, flags + ["--verify-cache"])
    #expect(try await LintRun(verifying, isLazy: true, mayBeKept: true).session != nil)
    let input = try LintInput(options, in: try options.location())
    let key = try #require(JudgementKey(input, options))
    let file = JudgementFile(file: try #require(try options.commandFile(for: input.location, ending: "findings")))
    var wrong = try #require(file.judgement(of: key))
    wrong.report.findings.removeFirst()
    file.keep(wrong, of: key)
    await #expect(throws: Failure.self) { try await LintRun(verifying, isLazy: true, mayBeKept: true) }
  }

  @Test("are not kept if a file changed between its listing and its reading")
  func changes() async throws {
    for path in ["Sources/App/Driver.swift", "Package.swift"] {
      let sandbox = try Self.template.get().copy()
      let options = try options(sandbox, [])
      let input = try LintInput(options, in: try options.location())
      let key = try #require(JudgementKey(input, options))
      let session = try await LintSession(input, options)
      #expect(key.describes(session.reading, below: session.place))
      try sandbox.write(try sandbox.read(path) + "// more\n", to: path)
      let later = try await LintSession(input, options)
      #expect(!key.describes(later.reading, below: later.place), "\(path)")
    }
  }

  /// Fails when something is added of which nobody said whether findings depend on it.
  @Test("depend on what the key has, and on nothing else")
  func parts() throws {
    let sandbox = try Self.template.get().copy()
    let options = try options(sandbox, [])
    let input = try LintInput(options, in: try options.location())
    func parts(_ value: Any) -> Set<String> { Set(Mirror(reflecting: value).children.compactMap(\.label)) }
    // `given`, `packs`, `uses` and `readsAround`: nothing is kept. The operands, `contentSource`, `repository`, `lintsTests`
    // and `isWhole` decide which files are listed, with which role and content. The rest changes no finding.
    #expect(
      parts(options) == [
        "operands", "contentSource", "repository", "given", "includesGenerated", "lintsTests", "readsAround",
        "configuration", "baselineName", "isWhole", "jobs", "cacheDirectory", "packs", "uses", "verifiesCache", "log",
        "progress",
      ])
    #expect(parts(options.configuration) == ["source", "only", "confidence"])
    // The baseline, the ceilings and the owners are applied to what was kept; `texts` stand for the rule sets.
    #expect(parts(input) == ["location", "listing", "ruleSets", "baseline", "axes", "texts", "day"])
    // Attributes decide which files are listed, with which role; what is left out is counted in `skipped`.
    #expect(
      parts(input.listing) == [
        "root", "isOnDisk", "gitDirectory", "hasWorkTree", "dependencies", "files", "projects", "marked",
        "replacements",
        "links", "leftOut", "testSettings", "departed", "configurations", "includesGenerated", "believedHeaders",
        "isAlone", "notes", "selection", "attributes", "ownAttributes",
      ])
    #expect(
      parts(try #require(input.listing.files.first)) == ["path", "place", "claim", "role", "exclusion"])
  }
}

import Foundation
import Running
import Testing

@Suite("What both sides' settings are")
struct GateSettingsRefusalTests {
  private func branch(_ base: [String: String], then head: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox.repository(
      ["Car.swift": Sources.car, "Driver.swift": Sources.reaching].merging(base) { $1 })
    try sandbox.git("checkout", "--quiet", "-b", "work")
    for (path, text) in head { try sandbox.write(text, to: path) }
    try sandbox.commit()
    return sandbox
  }

  /// What cannot be followed at the base, and what is said of it.
  private static let broken = [
    (".east.json", "{ \"rules\": { \"reich\": \"off\" } }", ".east.json:1: unknown rule 'reich'"),
    (".east.json", "{", ".east.json:1: invalid JSON"),
    (".east-baseline", "reach\n", ".east-baseline:1: "),
  ]

  @Test("fail the gate where the base's shall apply and cannot be read", arguments: broken)
  func unreadable(path: String, text: String, sentence: String) throws {
    let sandbox = try branch([path: text], then: [path: path == ".east.json" ? "{}" : ""])
    let base = try sandbox.git("rev-parse", "main").prefix(12)
    let ending = try sandbox.east("gate", "--base", "main", "--config-from", "base")
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.error.contains("error: invalid settings in the base (\(base)): \(sentence)"), "\(ending.error)")
    let usual = try sandbox.east("gate", "--base", "main", "--format", "json")
    #expect(usual.status == 0)
    #expect(
      usual.error.contains("east: what the head's settings silence is not known: \(sentence)"), "\(usual.error)")
    #expect(try Gate(usual).silenced == nil)
    #expect(try Schema.lint.objections(to: JSONSerialization.jsonObject(with: usual.output)) == [])
  }

  @Test("fail the gate where git lacks them, whichever side's shall apply", arguments: ["head", "base"])
  func lost(origin: String) throws {
    let sandbox = try branch([".east.json": "{ }"], then: [".east.json": "{}"])
    let id = try sandbox.git("rev-parse", "main:.east.json")
    try FileManager.default.removeItem(at: sandbox.url(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))"))
    let ending = try sandbox.east("gate", "--base", "main", "--config-from", origin)
    #expect(ending.status == 2)
    #expect(
      ending.error.contains("error: cannot read '.east.json': object \(id) is missing; run `git fsck`"),
      "\(ending.error)")
  }

  @Test("are not named twice", arguments: [["--config", ".east.json"], ["--baseline", "known"]])
  func twice(flags: [String]) throws {
    let sandbox = try branch([:], then: [".east.json": "{}", "known": ""])
    let words = ["gate", "--base", "main", "--config-from", "base"] + flags
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(
      ending.error.hasPrefix("error: \(flags[0]) and --config-from base are mutually exclusive"), "\(ending.error)")
  }

  /// Changes of settings that silence nothing.
  private static let mild: [[String: String]] = [
    [:], [".east.json": #"{ "rules": { "ask": "error", "reach": "error" } }"#], [".gitattributes": "*.swift text\n"],
    [".east.json": "{ // the same\n }"], ["App/Passenger.swift": Sources.modest], [".east-baseline": ""],
    ["Tests/Tester.swift": Sources.modest], [".east.json": #"{ "confidence": "low", "tests": true }"#],
  ]

  @Test("are not all: a symbolic link in the place of a file is named, too")
  func replaced() throws {
    let sandbox = try branch([:], then: ["Hidden/Driver.txt": Sources.reaching])
    try FileManager.default.removeItem(at: sandbox.url("Driver.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.url("Driver.swift").path, withDestinationPath: "Hidden/Driver.txt")
    try sandbox.commit()
    for flags in [[], ["--head", "work"], ["--config-from", "base"]] {
      let words = ["gate", "--base", "main"] + flags
      let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
      #expect(
        ending.error.contains(
          "silenced: 1 file is now a symbolic link, an LFS pointer or in a submodule (Driver.swift): 1 finding\n"),
        "\(ending.error)")
      #expect(ending.error.contains(" 0 fixed, "), "\(ending.error)")
    }
  }

  @Test("do not hide findings in other files behind a link in the place of what these use")
  func declarationsReplaced() throws {
    let sandbox = try branch([:], then: ["Pilot.swift": Sources.reaching.replacing("Driver", with: "Pilot")])
    try sandbox.git("mv", "Car.swift", "Car.txt")
    try sandbox.link("Car.swift", to: "Car.txt")
    try sandbox.commit()
    let loose = try sandbox.east("gate", "--base", "main")
    #expect(loose.status == 0)
    for part in [
      "east: 0 new, 0 fixed, 0 unchanged",
      "silenced: 1 file is now a symbolic link, an LFS pointer or in a submodule (Car.swift): 0 findings\n",
      "silenced: files that use or are used by 2 files are no longer read (Driver.swift and 1 more): 2 findings (1 new)\n",
    ] {
      #expect(loose.error.contains(part), "\(loose.error)")
    }
    for flags in [[], ["--head", "work"], ["Pilot.swift"]] {
      let strict = try sandbox.east(["gate", "--base", "main", "--config-from", "base", "--format", "xcode"] + flags)
      #expect(strict.status == 1)
      #expect(strict.text.contains("Pilot.swift:3:22: warning: reaches through 'Car.engine'"), "\(strict.error)")
      #expect(!strict.text.contains("Driver.swift"), "\(strict.text)")
      #expect(strict.error.contains("1 new, 0 fixed, "), "\(strict.error)")
    }
  }

  @Test("find what a file declares where it moved, with a link in its old place")
  func movedBehindLink() throws {
    let sandbox = try branch([:], then: ["Pilot.swift": Sources.reaching.replacing("Driver", with: "Pilot")])
    try FileManager.default.createDirectory(at: sandbox.url("Kit"), withIntermediateDirectories: true)
    try sandbox.git("mv", "Car.swift", "Kit/Car.swift")
    try sandbox.link("Car.swift", to: "Kit/Car.swift")
    try sandbox.commit()
    for origin in ["head", "base"] {
      let ending = try sandbox.east("gate", "--base", "main", "--config-from", origin, "--format", "json")
      #expect(ending.error.contains("1 new, 0 fixed, 1 unchanged"), "\(ending.error)")
      #expect(try Gate(ending).silenced?.findings == 0, "\(ending.error)")
    }
  }

  @Test("silence nothing where they are as strict", arguments: mild)
  func harmless(head: [String: String]) throws {
    let sandbox = try branch([:], then: head)
    for origin in ["head", "base"] {
      let ending = try sandbox.east("gate", "--base", "main", "--config-from", origin, "--format", "json")
      #expect(ending.status == 0, "\(ending.error)")
      #expect(try Gate(ending).silenced?.changes.count == 0, "\(ending.text)")
      #expect(!ending.error.contains("silence"), "\(ending.error)")
    }
  }

  @Test("of the base let a rule that the head switches on wait")
  func stricter() throws {
    let asking = "func ask(_ car: Car) -> Engine { car.engine }\n"
    let sandbox = try branch([:], then: [".east.json": #"{ "rules": { "ask": "warning" } }"#, "Ask.swift": asking])
    #expect(try sandbox.east("gate", "--base", "main").status == 1)
    #expect(try sandbox.east("gate", "--base", "main", "--config-from", "base").status == 0)
  }
}

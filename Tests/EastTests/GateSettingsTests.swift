import Foundation
import Running
import Testing

@Suite("What a branch may do to its own gate")
struct GateSettingsTests {
  /// A way of silencing: what is on `main`, what the branch does, and what the summary says of it.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var base: [String: String] = [:]
    let head: [String: String]
    /// Paths that the branch removes.
    var removed: [String] = []
    /// The number of findings that are reported all the same.
    var reported = 0
    let sentence: String
    var change: String
  }

  static let ways: [Way] = [
    Way(
      testDescription: "a rule switched off", head: [".east.json": "{\n  \"rules\": { \"reach\": \"off\" }\n}\n"],
      sentence: "'reach' is off in 3 files (.east.json:2): 2 findings, 1 new", change: "rule-off"),
    Way(
      testDescription: "a rule switched off for some paths",
      head: [".east.json": #"{ "overrides": [{ "paths": ["App"], "rules": { "reach": "off" } }] }"#],
      sentence: "'reach' is off in 1 file (.east.json:1): 1 finding, 1 new", change: "rule-off"),
    Way(
      testDescription: "a nearer configuration", head: ["App/.east.json": #"{ "extends": [] }"#],
      sentence: "'reach' is off in 1 file (App/.east.json): 1 finding, 1 new", change: "rule-off"),
    Way(
      testDescription: "another preset", head: [".east.json": #"{ "extends": "legacy" }"#],
      sentence: "'reach' is off in 3 files (.east.json", change: "rule-off"),
    Way(
      testDescription: "a configuration taken away", base: [".east.json": #"{ "rules": { "poke": "warning" } }"#],
      head: ["App/Pilot.swift": "func poke(_ box: Box) { box.item = 1 }\nfinal class Box { var item = 0 }\n"],
      removed: [".east.json"], sentence: "'poke' is off in 3 files (recommended): 1 finding, 1 new", change: "rule-off"),
    Way(
      testDescription: "a lower severity", head: [".east.json": #"{ "rules": { "reach": "note" } }"#], reported: 1,
      sentence: "'reach' has a lower severity in 3 files (.east.json:1): 2 findings, 1 new", change: "severity-lowered"),
    Way(
      testDescription: "a wider option",
      head: [".east.json": #"{ "rules": { "reach": { "severity": "warning", "allowed": 2 } } }"#],
      sentence: "options of 'reach' changed in 3 files (.east.json:1): 2 findings, 1 new", change: "options-changed"),
    Way(
      testDescription: "a higher confidence",
      base: [".east.json": #"{ "confidence": "low" }"#],
      head: [
        ".east.json": #"{ "confidence": "high" }"#,
        "App/Pilot.swift": "func fly() { for car in cars() { print(car.engine.temperature) } }\n",
      ], sentence: "the minimum confidence is higher in 3 files (.east.json)", change: "confidence-raised"),
    Way(
      testDescription: "tests no longer linted", base: [".east.json": #"{ "tests": true }"#],
      head: [".east.json": "{}", "Tests/Tester.swift": reaching("Tester")], reported: 1,
      sentence: "tests are off in 1 file (", change: "tests-off"),
    Way(
      testDescription: "a file marked as generated", head: [".gitattributes": "App/** linguist-generated\n"],
      sentence: "1 file is marked as generated (App/Pilot.swift): 1 finding, 1 new", change: "generated"),
    Way(
      testDescription: "a file marked as vendored", head: [".gitattributes": "App/** linguist-vendored\n"],
      sentence: "1 file is marked as vendored (App/Pilot.swift): 1 finding, 1 new", change: "vendored"),
    Way(
      testDescription: "what others use marked as generated",
      head: [".gitattributes": "Car.swift linguist-generated\n"],
      sentence:
        "files are left out with declarations that 2 files used (App/Pilot.swift and 1 more): 2 findings, 1 new",
      change: "declarations-hidden"),
    Way(
      testDescription: "a file moved into a folder of tests",
      head: ["AppTests/Driver.swift": reaching("Driver") + reaching("Racer")], removed: ["Driver.swift"], reported: 1,
      sentence: "1 file is now where the settings are looser (AppTests/Driver.swift): 2 findings, 1 new",
      change: "moved"),
    Way(
      testDescription: "a file moved into a marked folder",
      base: [".gitattributes": "Made/** linguist-generated\n"],
      head: ["Made/Other.swift": reaching("Driver") + reaching("Racer")], removed: ["Driver.swift"], reported: 1,
      sentence: "1 file is now where the settings are looser (Made/Other.swift): 2 findings, 1 new", change: "moved"),
    Way(
      testDescription: "a file moved into the folder of an override",
      base: [".east.json": #"{ "overrides": [{ "paths": ["Old"], "rules": { "reach": "off" } }] }"#],
      head: ["Old/Driver.swift": reaching("Driver") + reaching("Racer")], removed: ["Driver.swift"], reported: 1,
      sentence: "1 file is now where the settings are looser (Old/Driver.swift): 2 findings, 1 new", change: "moved"),
    Way(
      testDescription: "a grown baseline", head: [".east-baseline": "reach\tPilot.drive(_:)\tCar.engine\t1\n"],
      sentence: "the baseline has more entries (.east-baseline): 1 finding, 1 new", change: "baseline"),
  ]

  private static func reaching(_ name: String) -> String { Sources.reaching.replacing("Driver", with: name) }

  /// A repository whose branch `work` adds a finding and does what the way says.
  private func branch(_ way: Way) throws -> Sandbox {
    let sandbox = try Sandbox.repository(
      ["Car.swift": Sources.car, "Driver.swift": Sources.reaching].merging(way.base) { $1 })
    try sandbox.git("checkout", "--quiet", "-b", "work")
    for (path, text) in ["App/Pilot.swift": Self.reaching("Pilot")].merging(way.head, uniquingKeysWith: { $1 }) {
      try sandbox.write(text, to: path)
    }
    for path in way.removed { try sandbox.git("rm", "--quiet", path) }
    try sandbox.commit()
    return sandbox
  }

  @Test("is named in the summary", arguments: ways)
  func summary(way: Way) throws {
    let sandbox = try branch(way)
    let ending = try sandbox.east("gate", "--base", "main", "--format", "json")
    #expect(ending.error.contains("east: silenced: \(way.sentence)"), "\(ending.error)")
    let gate = try Gate(ending)
    #expect(gate.new == way.reported, "\(ending.text)")
    #expect(gate.silenced?.changes.contains { $0.change == way.change && $0.findings > 0 } == true, "\(ending.text)")
    #expect(try Schema.lint.objections(to: JSONSerialization.jsonObject(with: ending.output)) == [])
  }

  @Test("does not help where the base's settings apply", arguments: ways)
  func fromBase(way: Way) throws {
    let sandbox = try branch(way)
    let ending = try sandbox.east("gate", "--base", "main", "--config-from", "base", "--format", "json")
    #expect(ending.status == 1, "\(ending.error)")
    #expect(ending.error.contains("east: silenced: \(way.sentence)"), "\(ending.error)")
    #expect(try Gate(ending).new > 0)
    for flags in [["--head", "work"], ["--staged"]] {
      let words = ["gate", "--base", "main", "--config-from", "base", "--format", "json"] + flags
      #expect(try run(productsDirectory.appending(path: "east"), words, in: sandbox.root).output == ending.output)
    }
  }
}

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
    (".east.json", "{ \"rules\": { \"reich\": \"off\" } }", ".east.json, line 1: unknown rule 'reich'"),
    (".east.json", "{", ".east.json, line 1: invalid JSON"),
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
        ending.error.contains("silenced: 1 file is now a symbolic link or in a submodule (Driver.swift): 1 finding\n"),
        "\(ending.error)")
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

/// What `east gate --format json` says of the comparison.
struct Gate: Decodable {
  struct Silenced: Decodable {
    let findings: Int
    let new: Int
    let changes: [Change]
  }

  struct Change: Decodable {
    let change: String
    let findings: Int
  }

  let new: Int
  let newSuppressions: Int
  let silenced: Silenced?

  init(_ ending: Ending) throws {
    struct Report: Decodable { let summary: Summary }
    struct Summary: Decodable { let gate: Gate }
    self = try JSONDecoder().decode(Report.self, from: ending.output).summary.gate
  }
}

extension Schema {
  static var lint: Schema {
    get throws { try Schema(packageDirectory.appending(path: "Documentation/schemas/lint.json")) }
  }
}

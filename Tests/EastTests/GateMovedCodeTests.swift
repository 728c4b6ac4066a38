import Running
import Testing

@Suite("east gate of code that was moved")
struct GateMovedCodeTests {
  /// What may be done to `Driver.swift` without anything being new.
  private static let harmless: [(String, @Sendable (Sandbox) throws -> Void)] = [
    ("nothing", { _ in }),
    ("a renamed file", { try $0.git("mv", "Driver.swift", "Chauffeur.swift") }),
    ("a moved directory", { try $0.git("mv", "Old", "New") }),
    (
      "another layout",
      {
        try $0.write(
          Sources.reaching.replacing("(car.engine", with: "(\n      car\n        .engine"), to: "Driver.swift")
      }
    ),
    ("other members first", { try $0.write(Sources.twice.reordered, to: "Twice.swift") }),
    (
      "a declaration in another file",
      {
        try $0.write("", to: "Driver.swift")
        try $0.write(Sources.modest + Sources.reaching, to: "Passenger.swift")
      }
    ),
    (
      "line ends of another system",
      { try $0.write(Sources.reaching.replacing("\n", with: "\r\n"), to: "Driver.swift") }
    ),
    ("a file that cannot be followed, renamed", { try $0.git("mv", "Road.swift", "Street.swift") }),
    ("a test source that is one no more", { try $0.git("mv", "Tests/Tester.swift", "Tester.swift") }),
    ("a finding less", { try $0.git("rm", "--quiet", "Twice.swift") }),
    (
      "a stricter configuration",
      { try $0.write(#"{ "rules": { "poke": "error", "ask": "error" } }"#, to: ".east.json") }
    ),
    ("an end to a mark", { try $0.git("rm", "--quiet", ".gitattributes") }),
  ]

  @Test("says nothing of", arguments: harmless.map(\.0))
  func nothing(change: String) throws {
    let sandbox = try Sandbox.withOldFindings([
      "Driver.swift": Sources.reaching, "Road.swift": Sources.conflicted, "Twice.swift": Sources.twice,
      "Tests/Tester.swift": Sources.reaching.replacing("Driver", with: "Tester"),
      ".gitattributes": "Made.swift linguist-generated\n",
      "Made.swift": Sources.reaching.replacing("Driver", with: "Made"),
    ])
    try #require(Self.harmless.first { $0.0 == change }).1(sandbox)
    let ending = try sandbox.east("gate", "--base", "main", "--fail-level", "note")
    #expect(ending.status == 0, "\(ending.text)\(ending.error)")
    #expect(ending.output.isEmpty)
    try sandbox.commit()
    #expect(try sandbox.east("gate", "--base", "main", "--fail-level", "note").output.isEmpty)
  }

  @Test(
    "counts nothing as new that one of several merge bases has, whichever commit has the smaller id", arguments: 0..<6)
  func crissCross(seed: Int) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, ".seed": "\(seed)"])
    try sandbox.git("checkout", "--quiet", "-b", "work")
    let own = Sources.reaching.replacing("Driver", with: "Pilot")
    let ours = try sandbox.commit(["Pilot.swift": own])
    try sandbox.git("checkout", "--quiet", "main")
    let theirs = try sandbox.commit(["Driver.swift": Sources.reaching])
    try sandbox.git("merge", "--quiet", "--message", "one", ours)
    try sandbox.git("checkout", "--quiet", "work")
    try sandbox.git("merge", "--quiet", "--message", "other", theirs)
    let bases = try sandbox.git("merge-base", "--all", "main", "work").split(separator: "\n")
    #expect(bases.count == 2)
    for flags in [[], ["--config-from", "base"], ["--head", "work"]] {
      let ending = try sandbox.east(["gate", "--base", "main"] + flags)
      #expect(ending.status == 0 && ending.error.contains("0 new, 0 fixed, 2 unchanged"), "\(ending.error)")
      for base in bases { #expect(ending.error.contains(base.prefix(12)), "\(ending.error)") }
    }
    try sandbox.write(own.replacing("Pilot", with: "Racer") + "// \(seed)\n", to: "Racer.swift")
    #expect(try sandbox.east("gate", "--base", "main").error.contains("1 new, 0 fixed, 2 unchanged"))
    // What one base silences already, the head does not silence.
    try sandbox.write(#"{ "rules": { "reach": "off" } }"#, to: ".east.json")
    #expect(try sandbox.east("gate", "--base", "main").error.contains("silence 3 findings (1 new)"))
  }

  @Test("reports what the end of a forwarding property made of its users")
  func forwarder() throws {
    let forwarding = Sources.car.replacing("Engine()\n}", with: "Engine()\n  var heat: Int { engine.temperature }\n}")
    let users = (1...3).map { ("User\($0).swift", "func use\($0)(_ car: Car) { print(car.heat) }\n") }
    let sandbox = try Sandbox.withOldFindings(["Car.swift": forwarding].merging(users) { $1 })
    try sandbox.write(Sources.car, to: "Car.swift")
    for (path, text) in users { try sandbox.write(text.replacing("heat", with: "engine.temperature"), to: path) }
    let ending = try sandbox.east("gate", "--base", "main", "--format", "xcode")
    #expect(ending.status == 1)
    #expect(ending.text.split(separator: "\n").map { $0.prefix { $0 != ":" } } == users.map { Substring($0.0) })
  }

  /// What another file says before and after, and what is said of it.
  private static let causes: [(String, String, String)] = [
    (
      "class Vehicle { var info = Info() }\nfinal class Car: Vehicle { var info: String { \"\" } }\n",
      "class Vehicle { var info = Info() }\nfinal class Car: Vehicle {}\n",
      "Car.swift:2:13: this code is not new; 'Car.info' was removed from here"
    ),
    (
      "final class Car { let info = \"\" }\n", "final class Car {\n  var info = Info()\n}\n",
      "Car.swift:2:7: this code is not new; 'Car.info' was changed"
    ),
  ]

  @Test("says so of findings that appear because another file changed, and where", arguments: causes)
  func elsewhere(before: String, after: String, remark: String) throws {
    let sandbox = try Sandbox.withOldFindings([
      "Car.swift": before, "Info.swift": "final class Info { var total = 0; func clear() { total = 0 } }\n",
      "Use.swift": "func use(_ car: Car) {\n  print(car.info.total)\n}\n",
    ])
    try sandbox.write(after, to: "Car.swift")
    let ending = try sandbox.east("gate", "--base", "main", "--format", "full")
    #expect(ending.status == 1, "\(ending.error)")
    #expect(ending.text.hasPrefix("Use.swift:2:18: warning: reaches through "), "\(ending.text)")
    #expect(ending.text.contains("= \(remark)\n"), "\(ending.text)")
    #expect(ending.error.contains(" 1 new, "))
  }

  @Test("counts: a second declaration of the same name is new, the moved first is not")
  func pluralized() throws {
    let sandbox = try Sandbox.withOldFindings(["Driver.swift": Sources.reaching])
    try sandbox.git("mv", "Driver.swift", "Moved.swift")
    #expect(try sandbox.east("gate", "--base", "main").status == 0)
    try sandbox.write(Sources.reaching, to: "Again.swift")
    let ending = try sandbox.east("gate", "--base", "main", "--format", "xcode")
    #expect(ending.status == 1)
    #expect(ending.text.split(separator: "\n").count == 1)
  }
}

extension Sources {
  /// Two members that reach.
  fileprivate static let twice = """
    final class Twice {
      func one(_ car: Car) { print(car.engine.temperature) }
      func two(_ car: Car) { print(car.engine.temperature) }
    }

    """
}

extension String {
  fileprivate var reordered: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return ([lines[0], lines[2], lines[1]] + lines[3...]).joined(separator: "\n")
  }
}

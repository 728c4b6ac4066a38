import Foundation
import Running
import Testing

@Suite("east gate")
struct GateCommandTests {
  @Test(
    "reports the one finding that a branch adds to twenty old ones",
    arguments: [[], ["--staged"], ["--head=work"]])
  func added(flags: [String]) throws {
    let sandbox = try Sandbox.withOldFindings()
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "New/Pilot.swift")
    try sandbox.commit()
    let words = ["gate", "--base", "main", "--format", "xcode"] + flags
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.status == 1, "\(ending.error)")
    #expect(
      ending.text == """
        New/Pilot.swift:3:22: warning: reaches through 'Car.engine' to 'temperature'; tell Car what you need [reach]

        """)
    let base = try sandbox.git("rev-parse", "main").prefix(12)
    #expect(ending.error.hasPrefix("east: comparing with 'main' (--base), merge base \(base)\n"), "\(ending.error)")
    #expect(ending.error.contains("east: 1 new, 0 fixed, 21 unchanged since \(base)\n"), "\(ending.error)")
  }

  /// A driver whose only statement reaches, and a note for that.
  private static let forwarder = """
    final class Driver {
      func drive(_ car: Car) {
        car.engine.start()
      }
    }

    """

  @Test("a note that became a warning is new, unless notes already fail, and says what it was")
  func raised() throws {
    let car = Sources.car.replacing(
      "var temperature = 0", with: "var temperature = 0; func start() { temperature += 1 }")
    let sandbox = try Sandbox.repository(["Car.swift": car, "Driver.swift": Self.forwarder])
    #expect(try sandbox.east("lint").status == 0)
    #expect(try sandbox.east("lint").text.contains(": note: "))
    try sandbox.write(
      Self.forwarder.replacing(
        "    car.engine.start()", with: "    print(car)\n    car.engine.start()\n    car.engine.start()"),
      to: "Driver.swift")
    #expect(try sandbox.east("lint").status == 1)
    let ending = try sandbox.east("gate", "--base", "HEAD")
    #expect(ending.status == 1 && ending.error.contains("east: 1 new, 0 fixed, 0 unchanged since "), "\(ending.error)")
    #expect(ending.text.contains("this finding was a note before"), "\(ending.text)")
    #expect(!ending.text.contains("this code is not new"), "\(ending.text)")
    for level in ["note", "error"] {
      #expect(
        try sandbox.east("gate", "--base", "HEAD", "--fail-level", level).error.contains("east: 0 new, 0 fixed, 1 unch")
      )
    }
    #expect(try sandbox.east("history", "-n", "1").status == 0)
  }

  @Test("of two overloads that swap their places, a note and a warning, neither is new")
  func swapped() throws {
    let car = Sources.car.replacing(
      "var temperature = 0", with: "var temperature = 0; func start() { temperature += 1 }")
    let note = "  func ride(_ car: Car) {\n    car.engine.start()\n  }\n"
    let warning =
      "  func ride(_ car: Car) -> Int {\n    print(car)\n    car.engine.start()\n    car.engine.start()\n    return 1\n  }\n"
    let sandbox = try Sandbox.repository([
      "Car.swift": car, "Driver.swift": "final class Driver {\n\(note)\(warning)}\n",
    ])
    try sandbox.write("final class Driver {\n\(warning)\(note)}\n", to: "Driver.swift")
    let ending = try sandbox.east("gate", "--base", "HEAD")
    #expect(ending.error.contains("east: 0 new, 0 fixed, 2 unchanged since "), "\(ending.error)")
  }

  @Test("test sources that are deleted are neither fixed nor the origin of other code")
  func deletedTests() throws {
    let tester = Sources.reaching.replacing("Driver", with: "Tester")
    let files = ["Car.swift": Sources.car, "App/Driver.swift": "final class Driver {}\n", "Tests/Tester.swift": tester]
    let sandbox = try Sandbox.repository(files)
    try sandbox.remove("Tests/Tester.swift")
    #expect(try sandbox.east("gate", "--base", "HEAD").error.contains("east: 0 new, 0 fixed, 0 unchanged since "))
    // Code of an old file is new.
    try sandbox.write(tester, to: "App/Driver.swift")
    #expect(try sandbox.east("gate", "--base", "HEAD").error.contains("east: 1 new, 0 fixed, 0 unchanged since "))
    // A file that moved is not.
    try sandbox.write(files["App/Driver.swift"] ?? "", to: "App/Driver.swift")
    try sandbox.write(tester, to: "App/Tester.swift")
    #expect(try sandbox.east("gate", "--base", "HEAD").error.contains("east: 0 new, 0 fixed, 1 unchanged since "))
  }

  @Test("a copy of a type that is never compiled hides nothing", arguments: ["Aaa.swift", "Zed.swift"])
  func deadCode(path: String) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    try sandbox.write(
      "#if false\nclass Car {}\n#if DEBUG\n#endif\nextension Engine { var temperature: Int { 1 } }\n#endif\n", to: path)
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "Pilot.swift")
    let ending = try sandbox.east("gate", "--base", "HEAD")
    #expect(ending.status == 1 && ending.error.contains("east: 1 new, 0 fixed, 1 unchanged since "), "\(ending.error)")
  }

  @Test("before the first commit everything is new", arguments: ["HEAD", "@"])
  func first(base: String) throws {
    let sandbox = try Sandbox(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    try sandbox.git("init", "--quiet")
    try sandbox.git("add", ".")
    let ending = try sandbox.east("gate", "--base", base, "--staged")
    #expect(ending.status == 1)
    #expect(ending.error.hasPrefix("east: comparing with an empty tree: HEAD has no commit\n"), "\(ending.error)")
    #expect(ending.error.contains("east: 1 new, 0 fixed, 0 unchanged since 4b825dc642cb\n"), "\(ending.error)")
    #expect(try sandbox.east("gate", "--base", base).status == 1)
  }

  @Test("says why it passes although something is new")
  func pass() throws {
    let sandbox = try Sandbox.withOldFindings()
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "Pilot.swift")
    try sandbox.commit()
    let ending = try sandbox.east("gate", "--base", "main", "--fail-level", "error")
    #expect(ending.status == 0)
    #expect(
      ending.error.contains("east: passed: --fail-level is 'error', and all that is new is below\n"), "\(ending.error)")
    #expect(!(try sandbox.east("gate", "--base", "main")).error.contains("passed"))
    let allowed = Sources.reaching.replacing("temperature)", with: "temperature)  // east:allow reach - a racer may")
    try sandbox.write(allowed.replacing("Driver", with: "Racer"), to: "Racer.swift")
    let refused = try sandbox.east("gate", "--base", "main", "--fail-level", "error", "--max-new-suppressions", "0")
    #expect(refused.status == 1)
    #expect(!refused.error.contains("passed"), "\(refused.error)")
  }

  @Test("a suppression that is removed leaves a new finding, and --add-suppressions writes one again")
  func suppressions() throws {
    let allowed = Sources.reaching.replacing(
      "temperature)", with: "temperature)  // east:allow reach - adopted: as it was")
    let sandbox = try Sandbox.withOldFindings(["Driver.swift": allowed])
    try sandbox.write(Sources.reaching, to: "Driver.swift")
    #expect(try sandbox.east("gate", "--base", "main").status == 1)
    #expect(try sandbox.east("gate", "--base", "main", "--add-suppressions", "as it was").status == 0)
    #expect(try sandbox.read("Driver.swift") == allowed.replacing("adopted: ", with: ""))
    #expect(try sandbox.east("gate", "--base", "main").status == 0)
  }

  @Test("prints the same bytes every time, and what the schema says")
  func same() throws {
    let sandbox = try Sandbox.withOldFindings()
    for name in ["Pilot", "Racer"] {
      try sandbox.write(Sources.reaching.replacing("Driver", with: name), to: "\(name).swift")
    }
    func json() throws -> Ending { try sandbox.east("gate", "--base", "main", "--format", "json", "--statistics") }
    let first = try json()
    for _ in 1..<5 { #expect(try json().output == first.output) }
    let schema = try Schema(packageDirectory.appending(path: "Documentation/schemas/lint.json"))
    #expect(schema.objections(to: try JSONSerialization.jsonObject(with: first.output)) == [])
    #expect(
      first.text.contains(#""new": 2, "fixed": 0, "unchanged": 21, "configFrom": "head", "newSuppressions": 0, "#),
      "\(first.text)")
    #expect(first.text.contains(#""rules": [{ "name": "reach", "count": 2 }]"#))
  }
}

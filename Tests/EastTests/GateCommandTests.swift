import Foundation
import Running
import Testing

@Suite("east gate")
struct GateCommandTests {
  /// A repository with two hundred old findings and a note of the property they all use on `main`, and a branch `work`
  /// that is checked out.
  private func old(_ more: [String: String] = [:]) throws -> Sandbox {
    var files = ["Car.swift": Sources.car]
    for number in 0..<200 {
      files["Old/Driver\(number).swift"] = Sources.reaching.replacing("Driver", with: "Driver\(number)")
    }
    let sandbox = try Sandbox.repository(files.merging(more) { $1 })
    try sandbox.git("checkout", "--quiet", "-b", "work")
    return sandbox
  }

  @Test(
    "reports the one finding that a branch adds to two hundred old ones",
    arguments: [[], ["--staged"], ["--head=work"]])
  func added(flags: [String]) throws {
    let sandbox = try old()
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
    #expect(ending.error.contains("east: 1 new, 0 fixed, 201 unchanged since \(base)\n"), "\(ending.error)")
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

  @Test("judges the whole repository in any of its folders, unless it is told which part")
  func folders() throws {
    let sandbox = try old(["New/Other.swift": Sources.modest])
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "Pilot.swift")
    try sandbox.commit()
    for flags in [[], ["--head", "work"], ["--repo", "../New"]] {
      let ending = try sandbox.east(["gate", "--base", "main"] + flags, in: "New")
      #expect(ending.status == 1 && ending.error.contains("east: 1 new"), "\(ending.error)")
    }
    #expect(try sandbox.east("gate", "--base", "main", ".", in: "New").error.contains("east: 0 new"))
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

  @Test("counts the files, chains and skipped files of the part that it is told to judge")
  func counts() throws {
    let sandbox = try Sandbox.repository([
      "App/Car.swift": Sources.car, "Kit/Driver.swift": Sources.reaching, "Kit/Tests/A.swift": Sources.modest,
    ])
    let size = Sources.car.utf8.count
    let ending = try sandbox.east("gate", "--base", "main", "App")
    let lint = try sandbox.east("lint", "App")
    #expect(lint.error.contains("east: no findings in 1 file (\(size) bytes"), "\(lint.error)")
    #expect(!ending.error.contains("skipped"), "\(ending.error)")
    #expect(ending.error.contains(lint.error.prefix { $0 != "\n" }), "\(ending.error)")
  }

  @Test("counts and names what is silenced in the part that it is told to judge")
  func silencedInPart() throws {
    let suppressed = Sources.reaching.replacing(
      "temperature)", with: "temperature)  // east:allow reach - adopted: as it was")
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, "App/Driver.swift": suppressed,
      "Kit/Pilot.swift": suppressed.replacing("Driver", with: "Pilot"),
      "Kit/Racer.swift": Sources.reaching.replacing("Driver", with: "Racer"),
      "Kit/Tester.swift": Sources.reaching.replacing("Driver", with: "Tester"),
    ])
    try sandbox.git("checkout", "--quiet", "-b", "work")
    try sandbox.write("reach\tRacer.drive(_:)\tCar.engine\t1\n", to: ".east-baseline")
    try sandbox.remove("Kit/Tester.swift")
    try sandbox.link("Kit/Tester.swift", to: "Racer.swift")
    try sandbox.commit()
    let whole = try sandbox.east("gate", "--base", "main")
    for part in [
      "; 2 suppressed (2 adopted)",
      "silenced: 1 file is now a symbolic link, an LFS pointer or in a submodule (Kit/Tester.swift)",
      "silenced: the baseline has more entries",
    ] {
      #expect(whole.error.contains(part), "\(whole.error)")
    }
    let part = try sandbox.east("gate", "--base", "main", "App")
    #expect(part.error.contains("; 1 suppressed (1 adopted)\n"), "\(part.error)")
    #expect(!part.error.contains("silence"), "\(part.error)")
  }

  @Test("says why it passes although something is new")
  func pass() throws {
    let sandbox = try old()
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

  @Test(
    "draws what is new and what is fixed in Markdown, and nothing where neither is", arguments: [[], ["--head=work"]])
  func diagram(flags: [String]) throws {
    let sandbox = try old()
    // A copy of the other file with another name would be that file, renamed.
    let pilot = Sources.reaching.replacing("Driver", with: "Pilot").replacing("drive", with: "fly")
    try sandbox.write(pilot, to: "New/Pilot.swift")
    try sandbox.remove("Old/Driver7.swift")
    try sandbox.commit()
    let text = try sandbox.east(["gate", "--base", "main", "--format", "markdown"] + flags).text
    #expect(
      text.hasSuffix(
        """

        ```mermaid
        flowchart LR
          n0["Car"]
          n1["Driver7"]
          n2["Pilot"]
          n1 -->|"gone: engine"| n0
          n2 ==>|"new: engine"| n0
          linkStyle 0 stroke:#1b6e3c
          linkStyle 1 stroke:#b3261e
        ```

        """), "\(text)")
    let part = try sandbox.east(["gate", "--base", "main", "--format", "markdown"] + flags + ["New"]).text
    #expect(part.contains("|\"new: engine\"|") && !part.contains("gone"), "\(part)")
    #expect(!(try sandbox.east(["gate", "--base", "work", "--format", "markdown"]).text.contains("```")))
    #expect(!(try sandbox.east(["lint", "--format", "markdown"]).text.contains("```mermaid")))
  }

  @Test("draws an edge of which as many findings are fixed as are new")
  func exchangeInDiagram() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    try sandbox.git("checkout", "-q", "-b", "work")
    // The read is fixed, and a write of the same property is new.
    let write = "    car.engine.temperature = 3"
    try sandbox.write(
      Sources.reaching.replacing("    print(car.engine.temperature)", with: write), to: "Driver.swift")
    let text = try sandbox.east("gate", "--base", "main", "--format", "markdown").text
    #expect(text.contains("n1 ==>|\"changed: engine\"| n0"), "\(text)")
  }

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
    let sandbox = try old([
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

  @Test("reports what the end of a forwarding property made of its users")
  func forwarder() throws {
    let forwarding = Sources.car.replacing("Engine()\n}", with: "Engine()\n  var heat: Int { engine.temperature }\n}")
    let users = (1...3).map { ("User\($0).swift", "func use\($0)(_ car: Car) { print(car.heat) }\n") }
    let sandbox = try old(["Car.swift": forwarding].merging(users) { $1 })
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
    let sandbox = try old([
      "Car.swift": before, "Info.swift": "final class Info { var total = 0; func clear() { total = 0 } }\n",
      "Use.swift": "func use(_ car: Car) {\n  print(car.info.total)\n}\n",
    ])
    try sandbox.write(after, to: "Car.swift")
    let ending = try sandbox.east("gate", "--base", "main")
    #expect(ending.status == 1, "\(ending.error)")
    #expect(ending.text.hasPrefix("Use.swift:2:18: warning: reaches through "), "\(ending.text)")
    #expect(ending.text.contains("= \(remark)\n"), "\(ending.text)")
    #expect(ending.error.contains(" 1 new, "))
  }

  @Test("counts: a second declaration of the same name is new, the moved first is not")
  func pluralized() throws {
    let sandbox = try old(["Driver.swift": Sources.reaching])
    try sandbox.git("mv", "Driver.swift", "Moved.swift")
    #expect(try sandbox.east("gate", "--base", "main").status == 0)
    try sandbox.write(Sources.reaching, to: "Again.swift")
    let ending = try sandbox.east("gate", "--base", "main", "--format", "xcode")
    #expect(ending.status == 1)
    #expect(ending.text.split(separator: "\n").count == 1)
  }

  @Test("reports below the named places only, and knows what moved in from outside")
  func places() throws {
    let sandbox = try old(["App/A.swift": Sources.modest, "Driver.swift": Sources.reaching])
    try sandbox.git("mv", "Driver.swift", "App/Driver.swift")
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "Pilot.swift")
    #expect(try sandbox.east("gate", "--base", "main", "App").status == 0)
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Pilot"), to: "App/Pilot.swift")
    let ending = try sandbox.east("gate", "--base", "main", "App", "--format", "xcode")
    #expect(ending.status == 1)
    #expect(ending.text.split(separator: "\n").count == 1)
    #expect(ending.error.contains(" 1 new, 0 fixed, 1 unchanged since "), "\(ending.error)")
  }

  @Test("a suppression that is removed leaves a new finding, and --add-suppressions writes one again")
  func suppressions() throws {
    let allowed = Sources.reaching.replacing(
      "temperature)", with: "temperature)  // east:allow reach - adopted: as it was")
    let sandbox = try old(["Driver.swift": allowed])
    try sandbox.write(Sources.reaching, to: "Driver.swift")
    #expect(try sandbox.east("gate", "--base", "main").status == 1)
    #expect(try sandbox.east("gate", "--base", "main", "--add-suppressions", "as it was").status == 0)
    #expect(try sandbox.read("Driver.swift") == allowed.replacing("adopted: ", with: ""))
    #expect(try sandbox.east("gate", "--base", "main").status == 0)
  }

  @Test("prints the same bytes every time, and what the schema says")
  func same() throws {
    let sandbox = try old()
    for name in ["Pilot", "Racer"] {
      try sandbox.write(Sources.reaching.replacing("Driver", with: name), to: "\(name).swift")
    }
    func json() throws -> Ending { try sandbox.east("gate", "--base", "main", "--format", "json", "--statistics") }
    let first = try json()
    for _ in 1..<5 { #expect(try json().output == first.output) }
    let schema = try Schema(packageDirectory.appending(path: "Documentation/schemas/lint.json"))
    #expect(schema.objections(to: try JSONSerialization.jsonObject(with: first.output)) == [])
    #expect(
      first.text.contains(#""new": 2, "fixed": 0, "unchanged": 201, "configFrom": "head", "newSuppressions": 0, "#),
      "\(first.text)")
    #expect(first.text.contains(#""rules": [{ "name": "reach", "count": 2 }]"#))
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

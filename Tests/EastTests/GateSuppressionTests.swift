import Foundation
import Running
import Testing

@Suite("Suppressions that a branch adds")
struct GateSuppressionTests {
  private static let allowed = Sources.reaching.replacing(
    "temperature)", with: "temperature)  // east:allow reach - a driver may")

  /// A second owner of an engine, and a driver of it with a comment.
  private static let boat = "final class Boat { let motor = Engine() }\n"
  private static let sailing = allowed.replacing("car: Car", with: "boat: Boat").replacing(
    "car.engine", with: "boat.motor")
  private static let forFile = "// east:allow:file reach - all\n"

  private func branch(_ files: [String: String], then head: [String: String], removing: [String] = []) throws -> Sandbox
  {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car].merging(files) { $1 })
    try sandbox.git("checkout", "--quiet", "-b", "work")
    for (path, text) in head { try sandbox.write(text, to: path) }
    for path in removing { try sandbox.git("rm", "--quiet", path) }
    try sandbox.commit()
    return sandbox
  }

  private func gate(_ sandbox: Sandbox, _ flags: String...) throws -> Ending {
    let words = ["gate", "--base", "main", "--format", "json"] + flags
    return try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
  }

  /// What the base has, what the head makes of it, and how many suppressions that adds.
  private static let changes: [(String, [String: String], [String: String], [String], Int)] = [
    ("a comment at new code", [:], ["Driver.swift": allowed], [], 1),
    ("a comment at old code", ["Driver.swift": Sources.reaching], ["Driver.swift": allowed], [], 1),
    ("a comment for the file", [:], ["Driver.swift": "// east:allow:file reach - all\n" + Sources.reaching], [], 1),
    (
      "a comment with two rules", [:],
      ["Driver.swift": allowed.replacing("allow reach", with: "allow reach, write-through")], [], 2
    ),
    ("no comment", ["Driver.swift": allowed], ["Other.swift": Sources.modest], [], 0),
    (
      "a comment that moves with its file", ["Driver.swift": allowed], ["App/Driver.swift": allowed], ["Driver.swift"],
      0
    ),
    (
      "a comment that moves with its declaration", ["Driver.swift": allowed],
      ["Driver.swift": "", "Other.swift": Sources.modest + allowed], [], 0
    ),
    (
      "a better reason", ["Driver.swift": allowed],
      ["Driver.swift": allowed.replacing("a driver may", with: "a driver reads the dashboard")], [], 0
    ),
    (
      "a later day", ["Driver.swift": allowed.replacing("may", with: "may until 2020-01-01")],
      ["Driver.swift": allowed.replacing("may", with: "may until 2999-01-01")], [], 1
    ),
    ("a comment without a reason", [:], ["Driver.swift": allowed.replacing(" - a driver may", with: "")], [], 0),
    (
      "a copy of a comment", ["Driver.swift": allowed],
      ["Racer.swift": allowed.replacing("Driver", with: "Racer")], [], 1
    ),
    (
      "a comment for a file, taken from a fixed file", ["Driver.swift": forFile + Sources.reaching],
      ["Driver.swift": Sources.modest, "Boat.swift": boat, "Racer.swift": forFile + sailing], [], 2
    ),
    (
      "a comment for a file that silences nothing yet, taken from a fixed file",
      ["Driver.swift": forFile + Sources.reaching],
      ["Driver.swift": Sources.modest, "Racer.swift": forFile + "final class Racer {}\n"], [], 1
    ),
    (
      "a comment for a file that moves with it", ["Driver.swift": forFile + Sources.reaching],
      ["App/Driver.swift": forFile + Sources.reaching], ["Driver.swift"], 0
    ),
    (
      "a better reason for a file", ["Driver.swift": forFile + Sources.reaching],
      ["Driver.swift": forFile.replacing("all", with: "all drivers") + Sources.reaching], [], 0
    ),
    (
      "new code below a comment for the file", ["Driver.swift": forFile + Sources.reaching, "Boat.swift": boat],
      ["Driver.swift": forFile + Sources.reaching + Sources.reaching.replacing("Driver", with: "Racer")], [], 1
    ),
    (
      "a reported finding that moves below a comment for a file",
      ["Driver.swift": forFile + Sources.modest, "Racer.swift": Sources.reaching],
      ["Driver.swift": forFile + Sources.modest + Sources.reaching], ["Racer.swift"], 1
    ),
    (
      "other code below a comment for the file", ["Driver.swift": forFile + Sources.reaching],
      ["Driver.swift": forFile + Sources.reaching + Sources.modest], [], 0
    ),
    (
      "a comment taken from another declaration of the file", ["Boat.swift": boat, "Driver.swift": allowed],
      ["Driver.swift": Sources.modest + sailing.replacing("drive", with: "sail")], [], 1
    ),
    (
      "a comment taken from another use in the declaration", ["Boat.swift": boat, "Driver.swift": allowed],
      ["Driver.swift": allowed.replacing("car: Car", with: "boat: Boat").replacing("car.engine", with: "boat.motor")],
      [], 1
    ),
    (
      "a comment taken for a finding that was reported",
      ["Driver.swift": allowed, "Racer.swift": Sources.reaching.replacing("Driver", with: "Racer")],
      ["Driver.swift": Sources.modest, "Racer.swift": allowed.replacing("Driver", with: "Racer")], [], 1
    ),
    (
      "a comment that moves with a renamed method", ["Driver.swift": allowed],
      ["Driver.swift": allowed.replacing("drive", with: "steer")], [], 0
    ),
    (
      "a comment that moves with its use to another method", ["Driver.swift": allowed],
      [
        "Driver.swift": allowed.replacing(
          "  func drive(_ car: Car) {\n", with: "  func drive(_ car: Car) { show(car) }\n\n  func show(_ car: Car) {\n")
      ], [], 0
    ),
    (
      "a comment whose code is reported because of another file",
      ["Car.swift": "final class Engine {}\n", "Driver.swift": allowed], ["Car.swift": Sources.car], [], 0
    ),
  ]

  @Test("are counted", arguments: changes.map(\.0))
  func pluralized(change: String) throws {
    let (_, base, head, removed, count) = try #require(Self.changes.first { $0.0 == change })
    let sandbox = try branch(base, then: head, removing: removed)
    let ending = try gate(sandbox, "--fail-level", "never")
    #expect(try Gate(ending).newSuppressions == count, "\(ending.text)\(ending.error)")
    #expect(try gate(sandbox, "--fail-level", "never", "--max-new-suppressions", "\(count)").status == 0)
    if count > 0 {
      let refused = try gate(sandbox, "--fail-level", "never", "--max-new-suppressions", "\(count - 1)")
      #expect(refused.status == 1)
      #expect(refused.error.contains("more than --max-new-suppressions \(count - 1);"), "\(refused.error)")
    }
  }

  @Test("count a finding once that two of them silence")
  func together() throws {
    let twice = Sources.reaching.replacing(
      "    print(car.engine.temperature)\n",
      with: "    print(car.engine.temperature)\n    print(car.engine.temperature)\n")
    let head = twice.replacing("temperature)\n", with: "temperature)  // east:allow reach - a driver may\n")
    let ending = try gate(try branch(["Driver.swift": twice], then: ["Driver.swift": head]))
    #expect(
      ending.error.contains(
        """
        east: changes in the head silence 1 finding
        east: silenced: suppression of 'reach' (Driver.swift:3): 1 finding
        east: silenced: suppression of 'reach' (Driver.swift:4): 1 finding

        """), "\(ending.error)")
    #expect(try Gate(ending).silenced?.findings == 1)
  }

  @Test("are listed with their places and what they silence")
  func listed() throws {
    let sandbox = try branch([:], then: ["Driver.swift": Self.allowed])
    let ending = try gate(sandbox)
    #expect(ending.status == 0)
    #expect(
      ending.error.contains(
        """
        east: changes in the head silence 1 finding (1 new)
        east: silenced: suppression of 'reach' (Driver.swift:3): 1 finding (1 new)

        """), "\(ending.error)")
  }

  @Test("that a gate writes adopt nothing, and one at new code is listed though it says that it does")
  func newCode() throws {
    let sandbox = try branch([:], then: ["Driver.swift": Sources.reaching])
    #expect(try sandbox.east("gate", "--base", "main", "--add-suppressions", "agreed").status == 0)
    #expect(try sandbox.read("Driver.swift").contains("// east:allow reach - agreed"))
    let listed = "silenced: suppression of 'reach' (Driver.swift:3): 1 finding (1 new)"
    #expect(try sandbox.east("gate", "--base", "main").error.contains(listed))
    let adopting = try sandbox.read("Driver.swift").replacing("- agreed", with: "- adopted: agreed")
    try sandbox.write(adopting, to: "Driver.swift")
    #expect(try sandbox.east("gate", "--base", "main").error.contains(listed))
  }

  @Test("do not make room for a new use of the same kind")
  func noRoom() throws {
    let other = Sources.reaching.replacing("Driver", with: "Racer")
    let sandbox = try branch(["Driver.swift": Sources.reaching], then: ["Driver.swift": Self.allowed + other])
    #expect(try gate(sandbox).error.contains("1 new, 0 fixed, 0 unchanged"))
  }

  @Test("silence one finding each, also where the settings are looser, too")
  func once() throws {
    let twice = Sources.reaching.replacing(
      "final class Driver {\n",
      with: "final class Driver {\n  func drive(_ car: Int, _ other: Car = Car()) { print(other.engine.temperature) }\n"
    ).replacing("drive(_ car: Car)", with: "drive(_ car: Car, _ other: Int = 1)")
    let head = [
      "Driver.swift": Self.allowed.replacing("drive(_ car: Car)", with: "drive(_ car: Car, _ other: Int = 1)"),
      ".east.json": #"{ "rules": { "write-through": "off" } }"#,
    ]
    let ending = try gate(try branch(["Driver.swift": twice], then: head))
    #expect(ending.error.contains("0 new, 1 fixed, 0 unchanged"), "\(ending.error)")
  }

  @Test(
    "and other ways to silence a finding do not fix it",
    arguments: [
      ["Driver.swift": allowed], ["Driver.swift": "// east:allow:file reach - all\n" + Sources.reaching],
      ["Driver.swift": "", "Tests/Driver.swift": Sources.reaching],
      ["Driver.swift": "", "Vendor/Driver.swift": Sources.reaching],
    ])
  func notFixed(head: [String: String]) throws {
    let sandbox = try branch(["Driver.swift": Sources.reaching], then: head)
    let ending = try gate(sandbox)
    #expect(ending.error.contains("0 new, 0 fixed, 0 unchanged"), "\(ending.error)")
    #expect(ending.error.contains("changes in the head silence 1 finding"), "\(ending.error)")
  }

  @Test("are not counted if they name no rule, which the gate refuses anyway")
  func strangers() throws {
    let sandbox = try branch([:], then: ["Driver.swift": Self.allowed.replacing("allow reach", with: "allow reich")])
    let ending = try gate(sandbox, "--fail-level", "never", "--max-new-suppressions", "0")
    #expect(ending.status == 2)
    #expect(try Gate(ending).newSuppressions == 0)
    #expect(!ending.error.contains("silence"), "\(ending.error)")
    #expect(ending.error.contains("error: Driver.swift:3: unknown rule 'reich'"), "\(ending.error)")
  }

  @Test("are listed in one line if they are marked as adopted, and counted apart")
  func adopted() throws {
    let files = ["Driver.swift": Sources.reaching, "Pilot.swift": Sources.reaching.replacing("Driver", with: "Pilot")]
    let sandbox = try branch(files, then: ["Racer.swift": Self.allowed.replacing("Driver", with: "Racer")])
    #expect(try sandbox.east("lint", "--add-suppressions", "as it was").status == 0)
    let ending = try sandbox.east("gate", "--base", "main", "--max-new-suppressions", "2")
    #expect(ending.status == 1)
    #expect(ending.error.contains("; 3 suppressed (2 adopted)"), "\(ending.error)")
    #expect(ending.error.contains("silenced: suppression of 'reach' (Racer.swift:3): 1 finding (1 new)"))
    #expect(
      ending.error.contains(
        "silenced: suppressions of existing findings in 2 files (Driver.swift:3 and 1 more): 2 findings\n"))
    #expect(ending.error.contains("3 new suppressions, more than --max-new-suppressions 2"))
    #expect(try sandbox.east("doctor").text.contains("ok  suppressions   3 comments, 2 of them marked as adopted"))
    #expect(try sandbox.east("lint", "--format", "json").text.contains("\"adopted\": 2"))
  }

  @Test("hold whoever's settings apply")
  func settings() throws {
    let sandbox = try branch([:], then: ["Driver.swift": Self.allowed])
    #expect(try gate(sandbox, "--config-from", "base").status == 0)
    #expect(try gate(sandbox, "--config-from", "base", "--max-new-suppressions", "0").status == 1)
  }

  @Test("are in the formats that other tools read")
  func formats() throws {
    let sandbox = try branch([:], then: ["Driver.swift": Self.allowed])
    let words = ["gate", "--base", "main", "--max-new-suppressions", "0", "--format"]
    for (format, text) in [
      (
        "sarif",
        #""toolConfigurationNotifications": [{ "level": "warning", "message": { "text": "changes in the head"#
      ),
      ("markdown", "changes in the head silence 1 finding (1 new)\n"),
      ("github", "::error title=east gate::changes in the head silence 1 finding (1 new)%0Asilenced: suppression of"),
    ] {
      let ending = try run(productsDirectory.appending(path: "east"), words + [format], in: sandbox.root)
      #expect(ending.status == 1)
      #expect(ending.text.contains(text), "\(ending.text)")
    }
  }
}

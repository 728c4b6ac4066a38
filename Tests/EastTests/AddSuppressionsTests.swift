import Foundation
import Running
import Testing

@Suite("east lint --add-suppressions")
struct AddSuppressionsTests {
  /// Sources with a finding, and the same with the comment that allows it.
  private static let table: [(String, String)] = [
    ("  show(car.engine.heat)\n", "  show(car.engine.heat)  // east:allow reach - adopted: as it was\n"),
    ("  show(car.engine.heat)\r\n", "  show(car.engine.heat)  // east:allow reach - adopted: as it was\r\n"),
    (
      "  show(car.engine.heat)  // hot\n",
      "  // east:allow:next reach - adopted: as it was\n  show(car.engine.heat)  // hot\n"
    ),
    (
      "\tshow(car.engine.heat) /* hot */\r\n",
      "\t// east:allow:next reach - adopted: as it was\r\n\tshow(car.engine.heat) /* hot */\r\n"
    ),
    (
      "  show(\"\"\"\n    \\(car.engine.heat)\n    \"\"\")\n",
      "  // east:allow:next reach - adopted: as it was\n  show(\"\"\"\n    \\(car.engine.heat)\n    \"\"\")\n"
    ),
    (
      "  show(car.engine.heat, \"\"\"\n    text\n    \"\"\")\n",
      "  // east:allow:next reach - adopted: as it was\n  show(car.engine.heat, \"\"\"\n    text\n    \"\"\")\n"
    ),
    (
      "  show(\"\"\"\n    text\n    \"\"\", car.engine.heat)\n",
      "  show(\"\"\"\n    text\n    \"\"\", car.engine.heat)  // east:allow reach - adopted: as it was\n"
    ),
    (
      "  car.engine.heat = 1; show(car.engine.heat)\n",
      "  car.engine.heat = 1; show(car.engine.heat)  // east:allow reach, write-through - adopted: as it was\n"
    ),
    (
      "  show(\(String(repeating: "a", count: 90)), car.engine.heat)\n",
      "  // east:allow:next reach - adopted: as it was\n  show(\(String(repeating: "a", count: 90)), car.engine.heat)\n"
    ),
    (
      "  // east:allow:next write-through - cold start\n  car.engine.heat = 1; show(car.engine.heat) // hot\n",
      "  // east:allow:next write-through - cold start\n  // east:allow:next reach - adopted: as it was\n"
        + "  car.engine.heat = 1; show(car.engine.heat) // hot\n"
    ),
    (
      "  // swiftlint:disable:next line_length\n  show(\(String(repeating: "a", count: 90)), car.engine.heat)\n",
      "  // swiftlint:disable:next line_length\n  show(\(String(repeating: "a", count: 90)), car.engine.heat)"
        + "  // east:allow reach - adopted: as it was\n"
    ),
    (
      "  // heat, as on the next page\n  show(car.engine.heat)  // hot\n",
      "  // heat, as on the next page\n  // east:allow:next reach - adopted: as it was\n  show(car.engine.heat)  // hot\n"
    ),
  ]

  private static let car = "final class Engine { var heat = 0 }\nfinal class Car { var engine = Engine() }\n"

  @Test("writes what allows a finding and changes nothing else; a second run is clean", arguments: table)
  func written(body: String, allowed: String) throws {
    func source(_ body: String) -> String { "func drive(_ car: Car) {\n\(body)}\nfunc show(_ things: Any...) {}" }
    let sandbox = try Sandbox.repository(["Car.swift": Self.car, "Drive.swift": source(body)])
    let ending = try sandbox.east("lint", "--add-suppressions", "as it was")
    #expect(ending.status == 0, "\(ending.text)\(ending.error)")
    #expect(try sandbox.read("Drive.swift") == source(allowed))
    #expect(try sandbox.read("Car.swift") == Self.car)
    let again = try sandbox.east("lint", "--add-suppressions", "as it was")
    #expect(again.status == 0 && again.output.isEmpty)
    #expect(try sandbox.read("Drive.swift") == source(allowed))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sandbox.root.path).sorted() == [
        ".git", "Car.swift", "Drive.swift",
      ])
  }

  @Test("writes behind the last line, though nothing ends it, and keeps mode and mark")
  func lastLine() throws {
    let source = "\u{feff}func heat(_ car: Car) { print(car.engine.heat) }"
    let sandbox = try Sandbox.repository(["Car.swift": Self.car, "Heat.swift": source])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sandbox.url("Heat.swift").path)
    #expect(try sandbox.east("lint", "--add-suppressions", "as it was").status == 0)
    #expect(try sandbox.read("Heat.swift") == source + "  // east:allow reach - adopted: as it was")
    let mode = try FileManager.default.attributesOfItem(atPath: sandbox.url("Heat.swift").path)[.posixPermissions]
    #expect(mode as? Int == 0o755)
  }

  @Test("writes what only a lower confidence needs, and a surer run does not call it needless")
  func confidence() throws {
    let sandbox = try Sandbox.repository([
      "Car.swift": """
      final class Engine { func stop() {} }
      final class Car {
        private let part = Engine()
        func engine() -> Engine { part }
      }
      """,
      "Drive.swift": "func drive(_ car: Car) { car.engine().stop() }\n",
    ])
    #expect(try sandbox.east("lint", "--confidence", "low", "--add-suppressions", "as it was").status == 0)
    #expect(try sandbox.read("Drive.swift").hasSuffix("  // east:allow reach - adopted: as it was\n"))
    let surer = try sandbox.east("lint", "--fail-level", "note")
    #expect(surer.status == 0, "\(surer.text)")
  }

  @Test("leaves what no comment may allow, and what was not asked for")
  func left() throws {
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, "App/Driver.swift": Sources.reaching, "Road.swift": Sources.conflicted,
      "Old/Pilot.swift": Sources.reaching.replacing("Driver", with: "Pilot"),
      "Old/Plane.swift": "// east:allow:file reech - a slip\n",
    ])
    let ending = try sandbox.east("lint", "--format", "xcode", "--add-suppressions", "as it was", "App", "Road.swift")
    #expect(ending.status == 1)
    #expect(ending.error.contains("suppressed 1 finding in 1 file"))
    #expect(ending.text.split(separator: "\n").count == 1)
    #expect(ending.text.contains("Road.swift:2:1: error: "))
    #expect(try sandbox.git("diff", "--name-only") == "App/Driver.swift")
  }

  @Test("leaves a file in which a comment would separate another linter's comment from its line")
  func directive() throws {
    let source = "func heat(_ car: Car) {\n  // swiftlint:disable:next x\n  print(car.engine.heat)  // hot\n}\n"
    let sandbox = try Sandbox.repository(["Car.swift": Self.car, "Heat.swift": source])
    let ending = try sandbox.east("lint", "--add-suppressions", "as it was")
    #expect(ending.status == 1)
    #expect(ending.error.contains("Heat.swift"), "\(ending.error)")
    #expect(try sandbox.read("Heat.swift") == source)
  }

  @Test(
    "is refused where there is nothing to write to, or nothing to write",
    arguments: [
      (["x", "--staged"], "--add-suppressions writes to the work tree"),
      (["x", "--rev", "HEAD"], "--add-suppressions writes"),
      (["-"], "--add-suppressions needs a reason"), (["a\nb"], "--add-suppressions needs a reason"),
      (["see // there"], "--add-suppressions needs a reason"),
      (["x", "-"], "--add-suppressions writes to the work tree"),
    ] as [([String], String)])
  func refused(words: [String], sentence: String) throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    let words = ["lint", "--add-suppressions"] + words
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.error.hasPrefix("error: \(sentence)"), "\(ending.error)")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    let plain = try Sandbox(["Car.swift": Sources.car, "Driver.swift": Sources.reaching])
    #expect(try plain.east("lint", "--add-suppressions", "x").status == 2)
    #expect(try plain.read("Driver.swift") == Sources.reaching)
  }
}

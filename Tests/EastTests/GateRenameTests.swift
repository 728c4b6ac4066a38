import Running
import Testing

@Suite("A gate knows again what was renamed")
struct GateRenameTests {
  /// A car, and whoever reaches through its property, twice.
  private static let sources = [
    "Car.swift": """
    final class Engine { func start() {}; func stop() {} }
    final class Car {
      var engine = Engine()
      func honk() { print("honk"); print("honk") }
    }

    """,
    "Driver.swift": """
    final class Driver {
      func drive(_ car: Car) { car.engine.start(); print("drive") }
      func park(in car: Car) { car.engine.stop(); print("park") }
    }

    """,
  ]

  /// Edits of texts in all files, and what the gate counts.
  private static let edits: [(name: String, edits: [(String, String)], counts: String)] = [
    ("a method", [("drive", "go")], "0 new, 0 fixed, 2 unchanged"),
    ("an argument label", [("in car", "inside car")], "0 new, 0 fixed, 2 unchanged"),
    ("the property", [("engine", "motor")], "0 new, 0 fixed, 2 unchanged"),
    ("the type of the owner", [("class Car", "class Auto"), ("car: Car", "car: Auto")], "0 new, 0 fixed, 2 unchanged"),
    ("the type of the user", [("class Driver", "class Pilot")], "0 new, 0 fixed, 2 unchanged"),
    ("everything", [("Driver", "Pilot"), ("engine", "motor"), ("drive", "go")], "0 new, 0 fixed, 2 unchanged"),
    (
      "a method that does something else now", [("drive", "go"), ("engine.start", "engine.stop")],
      "1 new, 1 fixed, 1 unchanged"
    ),
    ("a method and what it calls", [("drive", "go"), ("start", "run")], "0 new, 0 fixed, 2 unchanged"),
    ("the property and what is called of it", [("engine", "motor"), ("start", "run")], "0 new, 0 fixed, 2 unchanged"),
    ("the property and a variable", [("engine", "motor"), ("car", "auto")], "0 new, 0 fixed, 2 unchanged"),
    ("all types", [("Driver", "Pilot"), ("Car", "Auto"), ("Engine", "Motor")], "0 new, 0 fixed, 2 unchanged"),
    ("a method and the type of the user", [("Driver", "Pilot"), ("park", "stand")], "0 new, 0 fixed, 2 unchanged"),
    (
      "the property, and a method that does something else now", [("engine", "motor"), ("motor.start", "motor.stop")],
      "1 new, 1 fixed, 1 unchanged"
    ),
    ("nothing, but one use is gone", [("car.engine.stop(); ", "")], "0 new, 1 fixed, 1 unchanged"),
    (
      "nothing, but the use is in another method",
      [("car.engine.stop(); ", ""), ("}\n}\n", "}\n  func leave(_ car: Car) { car.engine.stop(); print(1) }\n}\n")],
      "0 new, 0 fixed, 2 unchanged"
    ),
    (
      "nothing, but a use like another one is in another method",
      [("}\n}\n", "}\n  func leave(_ car: Car) { car.engine.stop(); print(1) }\n}\n")], "1 new, 0 fixed, 2 unchanged"
    ),
    (
      "a method, and one more use", [("drive", "go"), ("print(\"go\")", "car.engine.stop()")],
      "0 new, 0 fixed, 2 unchanged"
    ),
  ]

  @Test("although a later name in the chain begins with the old one")
  func longerName() throws {
    let car = """
      final class Engine { var engineOil = Oil() }
      final class Oil { func drain() { print(1); print(2) } }
      final class Car {
        var engine = Engine()
        func honk() { print("honk"); print("honk") }
      }

      """
    let driver = "final class Driver { func drive(_ car: Car) { car.engine.engineOil.drain(); print(1) } }\n"
    let sandbox = try Sandbox.repository(["Car.swift": car, "Driver.swift": driver])
    try sandbox.write(car.replacing("var engine =", with: "var motor ="), to: "Car.swift")
    try sandbox.write(driver.replacing("car.engine.", with: "car.motor."), to: "Driver.swift")
    let gate = try sandbox.east("gate", "--base", "HEAD")
    #expect(gate.status == 0 && gate.error.contains("0 new, 0 fixed, 1 unchanged"), "\(gate.text)\(gate.error)")
  }

  @Test("if nothing else has its old name, and nothing had the new one", arguments: edits)
  func renamed(_ name: String, edits: [(String, String)], counts: String) throws {
    let sandbox = try Sandbox.repository(Self.sources)
    try sandbox.git("checkout", "-q", "-b", "feature")
    for (path, text) in Self.sources {
      try sandbox.write(edits.reduce(text) { $0.replacing($1.0, with: $1.1) }, to: path)
    }
    try sandbox.git("commit", "-q", "-a", "-m", name)
    let gate = try sandbox.east("gate", "--base", "main")
    #expect(gate.error.contains("east: \(counts) since"), "\(gate.text)\(gate.error)")
    #expect(gate.status == (counts.hasPrefix("0 new") ? 0 : 1))
    // A history says the same of the commit.
    let history = try sandbox.east("history", "--format", "csv").text.split(separator: "\r\n").last ?? ""
    let numbers = history.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    #expect("\(numbers[3]) new, \(numbers[4]) fixed" == counts.split(separator: ", ").prefix(2).joined(separator: ", "))
  }

  @Test("also a property that many reach through")
  func leakyAccessor() throws {
    let users = (0..<6).map { "func visit\($0)(_ car: Car) { car.engine.start(); print(\($0)) }\n" }.joined()
    let sandbox = try Sandbox.repository(Self.sources.merging(["Users.swift": users]) { $1 })
    for path in ["Car.swift", "Driver.swift", "Users.swift"] {
      try sandbox.write(try sandbox.read(path).replacing("Car", with: "Auto"), to: path)
    }
    #expect(try sandbox.east("gate", "--base", "HEAD").error.contains("0 new, 0 fixed, 9 unchanged"))
    for path in ["Car.swift", "Driver.swift", "Users.swift"] {
      try sandbox.write(try sandbox.read(path).replacing("engine", with: "motor"), to: path)
    }
    #expect(try sandbox.east("gate", "--base", "HEAD").error.contains("0 new, 0 fixed, 9 unchanged"))
  }

  @Test("and says that the baseline has the older names")
  func olderNamesInBaseline() throws {
    let sandbox = try Sandbox.repository(Self.sources)
    _ = try sandbox.east("baseline", "write")
    try sandbox.commit()
    try sandbox.write(try sandbox.read("Driver.swift").replacing("Driver", with: "Pilot"), to: "Driver.swift")
    let warning =
      "warning: the baseline has 2 findings by older names; fix the new findings, then run `east baseline write` on this branch\n"
    let gate = try sandbox.east("gate", "--base", "HEAD")
    #expect(gate.status == 0)
    #expect(gate.error.contains(warning), "\(gate.error)")
    _ = try sandbox.east("baseline", "write")
    #expect(try !sandbox.east("gate", "--base", "HEAD").error.contains("warning: "))
  }

  /// Edits of texts in all files, besides a move of the users into another file.
  private static let moves: [[(String, String)]] = [
    [("engine", "motor")], [("drive", "go")], [("Driver", "Pilot")], [("engine", "motor"), ("start", "run")],
    [("Driver", "Pilot"), ("engine", "motor")], [("Car", "Auto"), ("park", "stand")],
  ]

  @Test("also in another file that was there before", arguments: moves)
  func moved(edits: [(String, String)]) throws {
    let sandbox = try Sandbox.repository(Self.sources.merging(["Other.swift": "final class Other {}\n"]) { $1 })
    let texts = Self.sources.mapValues { text in edits.reduce(text) { $0.replacing($1.0, with: $1.1) } }
    try sandbox.remove("Driver.swift")
    try sandbox.write(texts["Car.swift", default: ""], to: "Car.swift")
    try sandbox.write("final class Other {}\n" + texts["Driver.swift", default: ""], to: "Other.swift")
    let gate = try sandbox.east("gate", "--base", "HEAD")
    #expect(gate.error.contains("0 new, 0 fixed, 2 unchanged"), "\(gate.text)\(gate.error)")
    // A use more is new all the same.
    let more = "final class More { func ride(_ car: Car) { car.engine.start(); print(1) } }\n"
    let edited = edits.reduce(more) { $0.replacing($1.0, with: $1.1) }
    try sandbox.write(try sandbox.read("Other.swift") + edited, to: "Other.swift")
    #expect(try sandbox.east("gate", "--base", "HEAD").error.contains("1 new, 0 fixed, 2 unchanged"))
  }

  @Test("also with a file of another name")
  func movedFile() throws {
    let sandbox = try Sandbox.repository(Self.sources)
    try sandbox.git("mv", "Driver.swift", "Pilot.swift")
    try sandbox.write(Self.sources["Driver.swift", default: ""].replacing("Driver", with: "Pilot"), to: "Pilot.swift")
    try sandbox.git("add", "-A")
    #expect(try sandbox.east("gate", "--base", "HEAD", "--staged").error.contains("0 new, 0 fixed, 2 unchanged"))
  }
}

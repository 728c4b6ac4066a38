import Analysis
import Findings
import Foundation
import Git
import Running
import Testing

@testable import Sessions
@testable import east

@Suite("Tests that nothing else can use")
struct IsolatedTestsTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Cars",
      targets: [.target(name: "App"), .target(name: "Kit"), .testTarget(name: "AppTests", dependencies: ["App"])])

    """

  private static let tests = """
    @testable import App
    extension Engine { func cool() { for _ in 0..<3 { print(self) } } }
    final class Helper { let car = Car() }

    """

  private static let files = [
    "Package.swift": manifest, "Sources/App/Car.swift": Sources.car, "Sources/App/Driver.swift": Sources.reaching,
    "Tests/AppTests/CarTests.swift": tests, "Tests/Other/OtherTests.swift": tests,
  ]

  private func session(_ sandbox: Sandbox, _ words: [String] = []) async throws -> LintSession {
    let arguments = try arguments(from: ["lint", sandbox.root.path, "--quiet", "--no-cache"] + words)
    let options = try InputOptions(arguments, operands: arguments.operands, by: ConfigurationOptions(arguments))
    return try await LintSession(options, editing: [:])
  }

  private func paths(_ session: LintSession) -> [String] { session.files.map(\.path.description) }

  @Test("are not read, in the work tree and in commits, unless tests are linted")
  func unread() async throws {
    let sandbox = try Sandbox.repository(Self.files)
    let read = Self.files.keys.filter { $0 != "Tests/AppTests/CarTests.swift" }.sorted()
    for words in [[], ["--rev", "HEAD"], ["--jobs", "1"]] {
      #expect(try await paths(session(sandbox, words)) == read, "\(words)")
    }
    try sandbox.write(#"{ "tests": true }"#, to: ".east.json")
    #expect(try await paths(session(sandbox)) == Self.files.keys.sorted())
  }

  /// A trip is data; if the test's extension counted, it would have behaviour, and the note would be an error.
  private static let trips = [
    "Package.swift": manifest, ".east.json": #"{ "rules": { "reach": "error" } }"#,
    "Sources/App/Trip.swift": """
    final class Map { var scale = 1; func show() { for _ in 0..<3 { print(scale) } } }
    struct Trip { let map: Map; let name: String }
    final class Driver {
      func drive(_ trip: Trip) {
        print("go")
        trip.map.show()
      }
    }

    """,
  ]

  private static let tripTests =
    "@testable import App\nextension Trip { func test() { for _ in 0..<3 { print(self) } } }\n"

  @Test("change no finding, neither of lint nor of a gate")
  func findings() async throws {
    let sandbox = try Sandbox.repository(Self.trips)
    let without = try await session(sandbox).result().findings
    #expect(without.map(\.reason) == ["data"])
    try sandbox.commit(["Tests/AppTests/TripTests.swift": Self.tripTests])
    #expect(try await session(sandbox).result().findings == without)
    for flags in [[], ["--config-from", "base"], ["--staged"]] {
      let gate = try sandbox.east(["gate", "--base", "HEAD~1", "--no-cache"] + flags)
      #expect(gate.status == 0 && gate.error.contains("0 new, 0 fixed, 1 unchanged"), "\(gate.error)")
    }
  }

  private static let parts = """
    final class Oil { var level = 1; func drain() { for _ in 0..<3 { print(level) } } }
    final class Engine { let oil = Oil(); var power = 3; func start() { for _ in 0..<3 { print(power) } } }

    """

  private static let car = """
    final class Car { let engine = Engine(); func go() { for _ in 0..<3 { engine.start() } } }

    """

  private static let driver = """
    final class Driver {
      func drive(_ car: Car) {
        print("go")
        car.engine.oil.drain()
      }
    }

    """

  @Test(
    "let no type count as renamed that was moved to them, but do if they declare one of the same name all along",
    arguments: [
      (older: [:], newer: [:], "0 new, 0 fixed, 1 unchanged"),
      (older: [:], newer: ["Tests/AppTests/Car.swift": car], "1 new, 1 fixed, 0 unchanged"),
      (older: ["Tests/AppTests/Car.swift": car], newer: [:], "0 new, 0 fixed, 1 unchanged"),
    ] as [(older: [String: String], newer: [String: String], counts: String)])
  func renamed(older: [String: String], newer: [String: String], counts: String) throws {
    let files = ["Package.swift": Self.manifest, "Sources/App/Engine.swift": Self.parts]
    let (car, driver) = ("Sources/App/Car.swift", "Sources/App/Driver.swift")
    let cars = [car: Self.car, driver: Self.driver]
    let sandbox = try Sandbox.repository(files.merging(older) { $1 }.merging(cars) { $1 })
    let vans = cars.mapValues {
      $0.replacing("Car", with: "Van").replacing("car", with: "van")
    }
    try sandbox.commit(newer.merging(vans) { $1 })
    let gate = try sandbox.east(["gate", "--base", "HEAD~1", "--no-cache"])
    #expect(gate.error.contains(counts), "\(gate.error)")
  }

  @Test("are edited without an analysis of anything")
  func edited() async throws {
    let sandbox = try Sandbox.repository(Self.files)
    let opened = try await session(sandbox)
    let path = try #require(RepositoryPath("Tests/AppTests/CarTests.swift"))
    let edited = try #require(opened.updated(path, with: Array("class Broken {".utf8)))
    #expect(edited.result().findings == opened.result().findings)
    #expect(paths(edited) == paths(opened))
  }
}

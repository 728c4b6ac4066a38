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

  /// Makes the engine an object, if it were looked at.
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

  @Test("change no finding: of lint, of a gate, or of a history")
  func findings() async throws {
    let sandbox = try Sandbox.repository(Self.files)
    let with = try await session(sandbox).result().findings
    try sandbox.remove("Tests/AppTests/CarTests.swift")
    #expect(try await session(sandbox).result().findings == with)
    #expect(!with.isEmpty)
    try sandbox.git("commit", "--quiet", "--all", "--message", "without")
    let gate = try sandbox.east("gate", "--base", "HEAD~1", "--no-cache")
    #expect(gate.status == 0 && gate.error.contains("0 new"), "\(gate.error)")
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

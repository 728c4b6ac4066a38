import Foundation
import Running
import Testing

@Suite("module-edge in a repository")
struct ModuleEdgeTests {
  /// A package whose targets `App` and `Cars` are in the folders `Screens` and `Model`.
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Cars",
      targets: [
        .target(name: "Cars", path: "Model"), .target(name: "App", dependencies: ["Cars"], path: "Screens"),
      ])
    """,
    "Model/Car.swift": "public final class Car { public init() {}; public func start() {} }",
    "Screens/Driver.swift": "import Cars\nfunc drive(_ car: Car) {\n  car.start()\n}",
  ]

  private func lint(_ edge: String) throws -> Ending {
    let configuration =
      #"{ "extends": [], "rules": { "module-edge": { "severity": "error", "edges": ["\#(edge)"] } } }"#
    return try Sandbox.repository(Self.files.merging([".east.json": configuration]) { $1 }).east([
      "lint", "--format", "full",
    ])
  }

  @Test(
    "takes the names of targets and of folders",
    arguments: ["App -> Cars", "Screens -> Model", "App -> Model", "Screens -> Cars"])
  func names(edge: String) throws {
    let ending = try lint(edge)
    #expect(ending.text.hasPrefix("Screens/Driver.swift:3:7: error: "), "\(ending.text)")
    #expect(!ending.error.contains("warning:"), "\(ending.error)")
  }

  @Test("does not report the other direction")
  func direction() throws {
    let ending = try lint("Cars -> App")
    #expect((ending.status, ending.text) == (0, ""))
  }

  @Test(
    "refuses a name that no module has",
    arguments: [
      ("App -> Carz", "Carz", "no module is called 'Carz'; did you mean 'Cars'?"),
      ("Storage -> Cars", "Storage", "no module is called 'Storage'; "),
    ])
  func unknown(edge: String, name: String, problem: String) throws {
    let ending = try lint(edge)
    #expect(ending.error.contains("error: module-edge: '\(name)' matches nothing: \(problem)"), "\(ending.error)")
  }
}

import Foundation
import Running
import Testing

/// What the examples need is no part of this project, so each runs where it is installed.
@Suite("Examples/Fleet")
struct FleetTests {
  private static let folder = packageDirectory.appending(path: "Examples/Fleet")

  private func repository() throws -> Sandbox {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    for number in 0..<20 {
      try sandbox.write(Sources.reaching.replacing("Driver", with: "Driver\(number)"), to: "Driver\(number).swift")
    }
    try sandbox.commit()
    return sandbox
  }

  @Test("GNU parallel prints what `east lint` prints", .enabled(if: isInstalled("parallel")))
  func parallel() throws {
    let sandbox = try repository()
    let script = Self.folder.appending(path: "lint-with-parallel").path
    let ending = try sandbox.shell("\"$0\" \"$@\"", [script, ".", "HEAD", "3", "--format", "json"])
    #expect(ending.output == (try sandbox.east("lint", "--rev", "HEAD", "--format", "json").output), "\(ending.error)")
  }

  @Test("parts print what `east lint` prints of the whole", .enabled(if: isInstalled("parallel")))
  func parts() throws {
    let sandbox = try Sandbox.repository(["Car/Car.swift": Sources.car, "Car Park/Modest.swift": Sources.modest])
    for number in 0..<20 {
      let folder = ["App", "App-Kit", "Car"][number % 3]
      try sandbox.write(
        Sources.reaching.replacing("Driver", with: "Driver\(number)"), to: "\(folder)/Driver\(number).swift")
    }
    try sandbox.commit()
    let script = Self.folder.appending(path: "lint-in-parts").path
    let ending = try sandbox.shell("\"$0\" \"$@\"", [script, ".", "HEAD", "2", "Car", "App", "App-Kit/", "Car Park"])
    let plain = try sandbox.east("lint", "--rev", "HEAD", "--format", "jsonl")
    #expect(ending.output == plain.output && ending.status == 1, "\(ending.error)")
    #expect(plain.text.contains("leaky-accessor"))
  }

  @Test("Spark keeps what `east lint` prints", .slow, .enabled(if: hasPythonModules("pyspark", "pyarrow")))
  func spark() throws {
    let (sandbox, output) = (try repository(), try Sandbox())
    try output.write("car \(sandbox.root.path) HEAD\nsame \(sandbox.root.path) HEAD\n", to: "list.txt")
    let script = Self.folder.appending(path: "lint_with_spark.py").path
    let east = productsDirectory.appending(path: "east").path
    let ending = try run(["python3", script, output.url("list.txt").path, output.url("out").path, "--east", east])
    #expect(ending.status == 0, "\(ending.error)")
    let plain = try sandbox.east("lint", "--rev", "HEAD", "--format", "json").text
    for name in ["car", "same"] { #expect(try output.read("out/reports/\(name).json") == plain) }
  }
}

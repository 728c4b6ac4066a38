import Foundation
import Running
import Testing

@Suite("The same bytes out")
struct DeterminismTests {
  /// A repository with findings of every kind, and many files.
  private func repository() throws -> Sandbox {
    let sandbox = try Sandbox(["Car.swift": Sources.car])
    for number in 0..<120 {
      let reaching = Sources.reaching.replacing("Driver", with: "Driver\(number)")
      try sandbox.write(reaching, to: "Drivers\(number % 7)/Driver\(number).swift")
    }
    try sandbox.write(Sources.conflicted, to: "Road.swift")
    try sandbox.write("\u{feff}" + Sources.modest, to: "Tests/Passenger.swift")
    try sandbox.git("init", "--quiet")
    try sandbox.commit()
    return sandbox
  }

  @Test(
    "for one thread and for eight, the work tree, the index and the commit",
    arguments: ["grouped", "full", "json", "xcode"])
  func runs(format: String) throws {
    let sandbox = try repository()
    let first = try sandbox.east("lint", "--statistics", "--format", format, "--jobs", "1")
    #expect(first.status == 1)
    #expect(first.output.count > (format == "grouped" ? 1_000 : 10_000))
    for _ in 0..<3 {
      #expect(try sandbox.east("lint", "--statistics", "--format", format, "--jobs", "8").output == first.output)
    }
    for flags in [["--rev", "HEAD"], ["--staged"]] {
      let words = ["lint", "--statistics", "--format", format] + flags
      let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
      #expect(ending.output == first.output)
      #expect(ending.error.suffix(60) == first.error.suffix(60))
    }
  }

  @Test("for a clone and for a copy without git")
  func clones() throws {
    let sandbox = try repository()
    let here = try sandbox.east("lint", "--format", "json")
    try sandbox.git("clone", "--quiet", ".", "clone")
    #expect(try sandbox.east("lint", "--format", "json", "--repo", "clone").output == here.output)
    try FileManager.default.removeItem(at: sandbox.url("clone"))
    try FileManager.default.removeItem(at: sandbox.url(".git"))
    #expect(try sandbox.east("lint", "--format", "json").output == here.output)
  }
}

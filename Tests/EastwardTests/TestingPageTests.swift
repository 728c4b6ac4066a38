import Foundation
import Running
import Testing

extension UserPackages {
  /// Runs the tests of the page on testing in a package of their own, with both frameworks, as a user would.
  @Suite("The page on testing")
  struct TestingPageTests {
    @Test("its tests pass, and fail at the line of the expectation where that is wrong, in Swift Testing and in XCTest")
    func frameworks() throws {
      let code = try Guide("Testing.md").code
      let passing = try test(code)
      #expect(passing.status == 0, "\(passing.text)")
      #expect(passing.text.contains("Executed 1 test, with 0 failures"), "\(passing.text)")
      #expect(passing.text.contains("Test run with 4 tests in 4 suites passed"), "\(passing.text)")

      let wrong = code.replacing("transcript.expect(1, 101)", with: "transcript.expect(2, 101)")
        .replacing("transcript.expect(0, 1)", with: "transcript.expect(0, 3)")
        .replacing("    deliveries.expect(", with: "    _ = (")
      let failing = try test(wrong)
      #expect(failing.status != 0)
      let newer = try line(of: "transcript.expect(2, 101)", in: wrong)
      #expect(failing.everything.contains("recorded an issue at Page.swift:\(newer):"), "\(failing.everything)")
      let older = try line(of: "transcript.expect(0, 3)", in: wrong)
      #expect(
        failing.everything.contains("Page.swift:\(older): error: OlderCounterTests.testCounts"), "\(failing.everything)"
      )
      let trace = try line(of: "Transcript<Delivery>(.testing)", in: wrong)
      #expect(failing.everything.contains("recorded an issue at Page.swift:\(trace):"), "\(failing.everything)")
      #expect(
        failing.everything.contains("delivered and not expected: rename(\"one\") delivers TheTitle → Header"),
        "\(failing.everything)")
    }

    private func line(of text: String, in code: String) throws -> Int {
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      return try #require(lines.firstIndex { $0.contains(text) }) + 1
    }

    private func test(_ code: String) throws -> Ending {
      let package = UserPackages.folder.appending(path: "Page")
      let folder = package.appending(path: "Tests/PageTests")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let manifest = """
        // swift-tools-version: 6.3
        import PackageDescription
        let package = Package(
          name: "Page", platforms: [.macOS(.v15)],
          dependencies: [.package(name: "Eastward", path: "\(packageDirectory.path)")],
          targets: [
            .testTarget(
              name: "PageTests",
              dependencies: [
                .product(name: "Eastward", package: "Eastward"), .product(name: "EastwardTestReporters", package: "Eastward"),
              ])
          ])
        """
      try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
      try Data(code.utf8).write(to: folder.appending(path: "Page.swift"))
      return try run(["swift", "test"] + UserPackages.options(of: package))
    }
  }
}

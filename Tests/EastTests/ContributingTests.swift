import Foundation
import Reports
import Running
import Testing

@testable import east

@Suite("CONTRIBUTING.md")
struct ContributingTests {
  private static let file = packageDirectory.appending(path: "Documentation/Internals/Modules.md")
  private static let page = (try? String(contentsOf: file, encoding: .utf8)) ?? ""

  /// The paths in the table of what to add, to which CONTRIBUTING.md refers, with `<Name>` for what varies.
  private static let paths = page.split(separator: "\n").drop { !$0.hasPrefix("| to add |") }.dropFirst(2)
    .prefix { $0.hasPrefix("|") }.flatMap { $0.matches(of: /`([^` ]+\/[^` ]+)`/) }.map { String($0.1) }

  @Test("the table has paths for all that can be added")
  func table() {
    #expect(Self.paths.count >= 25)
  }

  @Test("every path of the table exists, a pattern at least twice", arguments: paths)
  func exists(path: String) throws {
    #expect(try matches(path).count >= (path.contains("<") ? 2 : 1), "correct the table, or add \(path)")
  }

  @Test("a format is one file, and its snapshot another")
  func formats() throws {
    for pattern in ["Sources/Reports/<Format>Report.swift", "Tests/EastTests/Snapshots/report.<format>"] {
      #expect(Self.paths.contains(pattern))
      #expect(try matches(pattern).count == ReportFormat.all.count, "\(pattern)")
    }
  }

  @Test(
    "the scripts that are named exist",
    arguments: [
      "CONTRIBUTING.md", ".github/workflows/ci.yml", ".github/workflows/release.yml", ".github/workflows/site.yml",
      ".pre-commit-config.yaml",
    ])
  func scripts(file: String) throws {
    let text = try String(contentsOf: packageDirectory.appending(path: file), encoding: .utf8)
    for script in Set(text.matches(of: /\bScripts\/[a-z_-]+/).map { String($0.output) }) {
      let path = packageDirectory.appending(path: script).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(file) names \(script)")
    }
  }

  /// The files that a path stands for.
  private func matches(_ path: String) throws -> [String] {
    let url = packageDirectory.appending(path: path)
    guard path.contains("<") else { return FileManager.default.fileExists(atPath: url.path) ? [path] : [] }
    let parts = url.lastPathComponent.split(separator: /<\w+>/, omittingEmptySubsequences: false)
    return try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).filter { name in
      guard let first = parts.first, let last = parts.last else { return false }
      return name.hasPrefix(first) && name.hasSuffix(last) && name.count > first.count + last.count
    }
  }
}

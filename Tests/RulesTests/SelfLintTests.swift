import Analysis
import Findings
import Foundation
import Linting
import Rules
import SwiftReader
import Testing

@Suite("the linter on itself")
struct SelfLintTests {
  /// The folders that ship.
  static let linted = ["Rules/", "Sources/"]

  @Test("`recommended` warns of nothing that ships")
  func clean() throws {
    let configuration = try recommended()
    let report = findings(
      of: try configuration.activeRules(from: rules, others: suppressionRules.map(\.id)),
      in: Codebase(try Self.sources(), jobs: 4),
      conventions: configuration.conventions, today: "2026-01-01")
    for finding in report.findings where finding.severity > .note {
      Issue.record(
        "\(finding.message) [\(finding.rule)]",
        sourceLocation: SourceLocation(
          fileID: "Eastward/\(finding.path)", filePath: root.appending(path: finding.path.description).path,
          line: finding.position.line, column: finding.position.column))
    }
    #expect(report.suppressed.all() <= 10, "more suppressions than the project gives itself")
  }

  private static func sources() throws -> [SourceFile] {
    try ["Rules", "Sources"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }.sorted().map { try source(folder + "/" + $0) }
    }
  }

  private static func source(_ path: String) throws -> SourceFile {
    let bytes = try Data(contentsOf: root.appending(path: path))
    return SourceFile(
      path: ByteString(path), facts: facts(of: Array(bytes)),
      role: linted.contains { path.hasPrefix($0) } ? .linted : .test)
  }
}

private let root = rulesFolder.deletingLastPathComponent()

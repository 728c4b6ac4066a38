import Foundation
import Lint
import Rules
import SwiftReader

/// Judges one source with one rule, as `recommended` does.
func report(on source: String, by rule: any Rule.Type) throws -> Report {
  let file = SourceFile(path: "Example.swift", facts: facts(of: Array(source.utf8)), isJudged: true)
  let active = try recommended().activeRules(from: rules, others: allowanceRules.map(\.id)).filter { $0.id == rule.id }
  return findings(of: active, in: Codebase([file], jobs: 1), today: "2026-01-01")
}

extension Report {
  /// What the report says, as a page's markers do.
  var expectations: [Page.Expectation] {
    findings.map { Page.Expectation(line: $0.position.line, message: $0.message) }
  }
}

let rulesFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Rules")
let pagesFolder = rulesFolder.appending(path: "Pages")

/// The names of a folder's files with that ending, without it.
func names(in folder: URL, endingIn ending: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }
    .map { String($0.dropLast(ending.count)) }.sorted()
}

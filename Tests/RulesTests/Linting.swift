import Analysis
import Findings
import Foundation
import Linting
import Rules
import SwiftReader

/// Lints an example with one rule, as `recommended` does; a rule that is off there warns.
func report(on source: String, by rule: any Rule.Type) throws -> Report {
  let example = ExampleFiles(source)
  let codebase = Codebase(
    example.files.map { SourceFile(path: $0.path, facts: facts(of: Array($0.text.utf8)), role: .linted) },
    jobs: 1)
  let preset = try recommended()
  let severity = preset.rules[rule.id]?.severity ?? .warning
  let entry = RuleSetting(severity: severity, options: example.settings)
  let active = try Configuration(rules: [rule.id: entry]).activeRules(from: rules)
  return findings(of: active, in: codebase, conventions: preset.conventions, today: "2026-01-01")
}

extension ExampleFiles {
  /// The options of the rule.
  var settings: [String: JSON] {
    options.flatMap { try? JSONDecoder().decode([String: JSON].self, from: Data($0.utf8)) } ?? [:]
  }
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

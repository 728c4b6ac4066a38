import Analysis
import Findings
import Foundation
import Linting
import Rules
import SwiftReader

/// Lints an example with one rule, as `recommended` does; a rule that is off there warns.
func report(on source: String, by rule: any Rule.Type) throws -> Report {
  let example = Example(source)
  let codebase = Codebase(
    example.files.map { SourceFile(path: ByteString($0.path), facts: facts(of: Array($0.text.utf8)), role: .linted) },
    jobs: 1)
  let preset = try recommended()
  let severity = preset.rules[rule.id]?.severity ?? .warning
  let entry = RuleSetting(severity: severity, options: example.options)
  let active = try Configuration(rules: [rule.id: entry]).activeRules(from: rules)
  return findings(of: active, in: codebase, conventions: preset.conventions, today: "2026-01-01")
}

/// The files of an example. `// options: {…}` as its first line gives the rule options, `// file: …` begins a file;
/// lines keep their numbers.
struct Example {
  var options: [String: JSON] = [:]
  private var hasOptions = false
  var files: [(path: String, text: String)] = []

  init(_ source: String) {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let first = lines.first, first.hasPrefix(Self.optionsMark) {
      let text = Data(first.dropFirst(Self.optionsMark.count).utf8)
      options = (try? JSONDecoder().decode([String: JSON].self, from: text)) ?? [:]
      hasOptions = true
      lines[0] = ""
    }
    var current: [String] = []
    var path = "Example.swift"
    for (number, line) in lines.enumerated() {
      if hasOptions, line.hasPrefix(Self.fileMark) {
        if !current.allSatisfy(\.isEmpty) { files.append((path, current.joined(separator: "\n"))) }
        path = String(line.dropFirst(Self.fileMark.count))
        current = Array(repeating: "", count: number + 1)
      } else {
        current.append(line)
      }
    }
    files.append((path, current.joined(separator: "\n")))
  }

  static let optionsMark = "// options: "
  static let fileMark = "// file: "
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

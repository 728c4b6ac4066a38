import Analysis
import Findings
import Foundation
import Git
import Linting
import Reports
import Rules

/// The rules that a configuration without `extends` and overrides switches on.
func ruleSets(in file: String) throws -> RuleSets {
  guard let data = FileManager.default.contents(atPath: file) else { throw Complaint("'\(file)' cannot be read") }
  let configuration = try Configuration(json: Array(data))
  let hygiene = suppressionRules.compactMap { rule in
    configuration.rules[rule.id]?.severity.map { ActiveSuppressionRule(rule, severity: $0) }
  }
  let ruleSet = RuleSet(
    rules: try configuration.activeRules(from: rules, others: suppressionRules.map(\.id)), suppressionRules: hygiene,
    useRules: try configuration.useRules, confidence: configuration.confidence ?? .high,
    conventions: configuration.conventions)
  return RuleSets(ruleSet, known: allRules)
}

extension Configuration {
  /// The rules of a team's own, with paths that are relative to the root.
  fileprivate var useRules: [ActiveUseRule] {
    get throws {
      try uses.values.sorted { $0.name < $1.name }.map { rule in
        let restrictions = try rule.restrictions(in: groups) { pattern, directory in
          PathGlob(pattern, below: .root).map { glob in
            PathMatcher(pattern, below: directory) { RepositoryPath(bytes: $0.bytes).map(glob.covers) ?? false }
          }
        }
        return ActiveUseRule(rule, severity: rule.severity ?? .warning, restrictions: restrictions)
      }
    }
  }
}

/// The findings on one line, as `east lint --format json` has them.
func report(on codebase: Codebase, under ruleSets: RuleSets) -> String { report(found(in: codebase, ruleSets)) }

func found(in codebase: Codebase, _ ruleSets: RuleSets) -> [Finding] {
  findings(under: ruleSets, in: codebase, today: Date.now.formatted(.iso8601.year().month().day())).findings
}

func report(_ findings: [Finding]) -> String {
  let content = ReportContent(version: "", items: findings.map { ReportContent.Item($0) }, summary: Summary())
  return ReportFormat.json.render(content).replacing("\n", with: " ")
}

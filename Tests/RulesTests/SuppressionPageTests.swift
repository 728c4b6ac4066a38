import Analysis
import Findings
import Linting
import Rules
import SwiftReader
import Testing

@Suite("the pages of the rules about suppressions")
struct SuppressionPageTests {
  @Test("a reported example gives exactly the findings it marks", arguments: SuppressionExample.all(in: "Reported"))
  func broken(_ example: SuppressionExample) throws {
    #expect(try example.found == example.page.expected)
    #expect(!example.page.expected.isEmpty, "nothing is marked")
  }

  @Test("an example of what is not reported is silent", arguments: SuppressionExample.all(in: "Not reported"))
  func kept(_ example: SuppressionExample) throws {
    #expect(try example.found == [])
  }

  @Test(
    "comments in comments and strings allow nothing and are nothing", arguments: SuppressionExample.all(in: "Reported"))
  func hidden(_ example: SuppressionExample) throws {
    var example = example
    let source = example.page.source
    example.page.source = "/*\n\(source)*/\n"
    #expect(try example.found == [])
    example.page.source = "let text = ##\"\"\"\n\(source)\"\"\"##\n"
    #expect(try example.found == [])
  }
}

/// One example of a page, with the rule it belongs to.
struct SuppressionExample: CustomTestStringConvertible, Sendable {
  let id: String
  var page: Page.Example

  var testDescription: String { "\(id):\(page.line)" }

  static func all(in section: String) -> [SuppressionExample] {
    suppressionRules.flatMap { rule in
      rule.page.examples.filter { $0.section == section }.map { SuppressionExample(id: rule.id, page: $0) }
    }
  }

  /// What the rule says of the example, as the page's markers do, with all rules of `recommended` at work.
  var found: [Page.Expectation] {
    get throws {
      let configuration = try recommended()
      let ruleSet = RuleSet(
        rules: try configuration.rules.activeRules(from: rules),
        suppressionRules: suppressionRules.map { ActiveSuppressionRule($0, severity: .warning) }, confidence: .high)
      let file = SourceFile(path: "Example.swift", facts: facts(of: Array(page.source.utf8)), role: .linted)
      let ruleSets = RuleSets(ruleSet, wanted: [id], known: allRules)
      let report = Linting.findings(under: ruleSets, in: Codebase([file], jobs: 1), today: "2026-06-01")
      return report.findings.map { Page.Expectation(line: $0.position.line, message: $0.message) }
    }
  }
}

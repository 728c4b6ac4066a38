import Analysis
import Findings
import Linting

/// A rule without a book: everything that reaches, as it is.
struct TestRule: Rule {
  struct Options: Codable, Sendable, Equatable {
    var manner = "read"
  }

  static let page = Page("# test-rule\n\nA rule for tests.\n")
  static let defaults = Options()

  private let useKind: UseKind

  init(_ options: Options) {
    useKind = UseKind(rawValue: options.manner) ?? .read
  }

  func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    codebase.edgeUses(ReachQuery(useKind, confidence: context.confidence)).map {
      Finding(
        $0, rule: Self.id, severity: context.severity, message: "\($0.edge) -> \($0.member)", advice: "")
    }
  }
}

/// What the test rule reports.
func report(on codebase: Codebase, confidence: Confidence = .high, today: String = "2026-06-01") -> Report {
  let rules = ["read", "write", "launder"].map {
    ActiveRule(TestRule(TestRule.Options(manner: $0)), severity: .warning)
  }
  return findings(of: rules, in: codebase, confidence: confidence, today: today)
}

package import Analysis
package import Findings

/// A law of the linter: what is broken where.
///
/// A rule is three files: `Rules/<Rule>.swift`, `Rules/Pages/<id>.md`, and its entry in `Rules/Rules.swift`.
package protocol Rule: Sendable {
  associatedtype Options: Codable & Sendable & Equatable

  /// The rule's page: its name, documentation and tests.
  static var page: Page { get }

  /// The options when a configuration names none.
  static var defaults: Options { get }

  /// The values that each option takes beyond its type, by the name of the option.
  static var limits: [String: OptionLimit] { get }

  /// Whether the rule counts how other files use what a linted one declares.
  static var countsUses: Bool { get }

  init(_ options: Options)

  /// Finds where the codebase breaks the rule, in no particular order.
  ///
  /// - Parameters:
  ///   - severity: the configured severity; a rule may report a lower one.
  ///   - confidence: how sure a finding must be.
  func findings(in codebase: Codebase, severity: Severity, confidence: Confidence) -> [Finding]
}

extension Rule {
  /// The name by which configurations and suppressions call the rule.
  package static var id: String { page.id }

  package static var limits: [String: OptionLimit] { [:] }

  package static var countsUses: Bool { false }
}

/// A rule as a configuration switched it on.
package struct ActiveRule: Sendable {
  package let rule: any Rule
  package let severity: Severity

  package init(_ rule: any Rule, severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  package var id: String { type(of: rule).id }

  func findings(in codebase: Codebase, confidence: Confidence) -> [Finding] {
    rule.findings(in: codebase, severity: severity, confidence: confidence)
  }
}

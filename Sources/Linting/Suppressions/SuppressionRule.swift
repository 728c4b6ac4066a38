package import Findings

/// A rule about suppressions: a page, and the kind of fault that violates the rule.
package struct SuppressionRule: Sendable {
  package let page: Page
  package let kind: SuppressionFault.Kind
  /// The fix of a violation, in one sentence.
  package let advice: String

  package init(_ page: Page, _ kind: SuppressionFault.Kind, advice: String) {
    self.page = page
    self.kind = kind
    self.advice = advice
  }

  package var id: String { page.id }
}

/// A rule about suppressions that a configuration enables, with its severity.
package struct ActiveSuppressionRule: Sendable {
  package let rule: SuppressionRule
  package let severity: Severity

  package init(_ rule: SuppressionRule, severity: Severity) {
    self.rule = rule
    self.severity = severity
  }
}

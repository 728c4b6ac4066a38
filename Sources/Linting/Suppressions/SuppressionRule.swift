package import Findings

/// A rule about suppressions themselves: a page, and the kind of fault that breaks it.
package struct SuppressionRule: Sendable {
  package let page: Page
  package let kind: SuppressionFault.Kind
  /// What to do about it, in one sentence.
  package let advice: String

  package init(_ page: Page, _ kind: SuppressionFault.Kind, advice: String) {
    self.page = page
    self.kind = kind
    self.advice = advice
  }

  package var id: String { page.id }
}

/// A rule about suppressions as a configuration switched it on.
package struct ActiveSuppressionRule: Sendable {
  package let rule: SuppressionRule
  package let severity: Severity

  package init(_ rule: SuppressionRule, severity: Severity) {
    self.rule = rule
    self.severity = severity
  }
}

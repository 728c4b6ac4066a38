package import Findings


/// A law about allowances themselves: a page, and the kind of fault that breaks it.
package struct AllowanceRule: Sendable {
  package let page: Page
  package let kind: AllowanceFault.Kind
  /// What to do about it, in one sentence.
  package let advice: String

  package init(_ page: Page, _ kind: AllowanceFault.Kind, advice: String) {
    self.page = page
    self.kind = kind
    self.advice = advice
  }

  package var id: String { page.id }
}

/// A rule about allowances as a configuration switched it on.
package struct ActiveAllowanceRule: Sendable {
  package let rule: AllowanceRule
  package let severity: Severity

  package init(_ rule: AllowanceRule, severity: Severity) {
    self.rule = rule
    self.severity = severity
  }
}

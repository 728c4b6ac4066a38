package import Findings

/// The texts about a rule that a report prints.
package struct RuleText: Sendable, Equatable {
  package var id: String
  /// The rule in one sentence.
  package var summary: String
  /// The reason for the rule, in Markdown.
  package var reason: String
  /// The whole page, in Markdown.
  package var page: String
  /// The default severity of the rule; `nil` if the rule is off by default.
  package var severity: Severity?

  package init(id: String, summary: String, reason: String, page: String, severity: Severity?) {
    self.id = id
    self.summary = summary
    self.reason = reason
    self.page = page
    self.severity = severity
  }
}

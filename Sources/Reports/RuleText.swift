package import Findings

/// What a report says of a rule.
package struct RuleText: Sendable, Equatable {
  package var id: String
  /// One sentence.
  package var summary: String
  /// Why there is such a rule, in Markdown.
  package var reason: String
  /// The whole page, in Markdown.
  package var page: String
  /// The severity of the rule when nobody says otherwise; `nil` if it is off.
  package var severity: Severity?

  package init(id: String, summary: String, reason: String, page: String, severity: Severity?) {
    self.id = id
    self.summary = summary
    self.reason = reason
    self.page = page
    self.severity = severity
  }
}

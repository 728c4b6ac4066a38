import Findings
import Linting
import Reports
import Rules
import Sessions

/// Returns the texts about all rules that reports contain, in alphabetical order.
func ruleTexts() throws(Failure) -> [RuleText] {
  let usual = try usualConfiguration()
  return rulePages.map {
    RuleText($0, severity: $0.id == UnreadFile.id ? .error : usual.severity(of: $0.id))
  }
}

extension RuleText {
  fileprivate init(_ page: Page, severity: Severity?) {
    self.init(id: page.id, summary: page.summary, reason: page.reason, page: page.text, severity: severity)
  }
}

extension Configuration {
  /// Returns the severity of a rule; `nil` if the rule is off.
  fileprivate func severity(of id: String) -> Severity? { rules[id]?.severity }
}

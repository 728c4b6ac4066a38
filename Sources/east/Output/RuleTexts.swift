import Findings
import Linting
import Reports
import Rules
import Sessions

/// Returns the texts about all rules that reports contain, in alphabetical order.
///
/// - Parameter own: the rules of the team's own.
func ruleTexts(besides own: [ActiveUseRule]) throws(Failure) -> [RuleText] {
  let usual = try usualConfiguration()
  let texts = rulePages.map {
    RuleText($0, severity: $0.id == UnreadFile.id ? .error : usual.severity(of: $0.id))
  }
  return (texts + own.map { RuleText($0.rule) }).sorted { $0.id < $1.id }
}

extension RuleText {
  fileprivate init(_ rule: UseRule) {
    self.init(id: rule.id, summary: rule.because, reason: rule.because, page: rule.text, severity: rule.severity)
  }

  fileprivate init(_ page: Page, severity: Severity?) {
    self.init(id: page.id, summary: page.summary, reason: page.reason, page: page.text, severity: severity)
  }
}

extension Configuration {
  /// Returns the severity of a rule; `nil` if the rule is off.
  fileprivate func severity(of id: String) -> Severity? { rules[id]?.severity }
}

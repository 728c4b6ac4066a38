import Findings
import Linting
import Rules
import Sessions

/// Returns the default configuration: the preset `recommended`.
func usualConfiguration() throws(Failure) -> Configuration {
  do {
    return try recommended()
  } catch {
    throw error.failure(in: "the preset 'recommended'")
  }
}

/// Returns the error for a rule that does not exist, with the rule that has the most similar name.
func unknownRule(_ name: String) -> Failure {
  let hint = suggestion(for: name, among: allRules)
  return Failure("unknown rule '\(name)'\(hint.isEmpty ? "; `east rules` lists the rules" : hint)")
}

extension ResolvedConfiguration {
  /// Returns the severity of a rule as a configuration file writes it: `warning`, or `off`.
  func severityWord(of id: String) -> String { rules[id].map(\.value.word) ?? RuleSetting.off }

  /// Returns the severity of a rule of the team's own.
  func severityWord(of rule: UseRule) -> String {
    severity(of: rule)?.rawValue ?? RuleSetting.off
  }
}

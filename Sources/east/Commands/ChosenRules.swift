import Findings
import Linting
import Rules

/// The configuration that applies when nothing else is said.
func usualConfiguration() throws(Failure) -> Configuration {
  do {
    return try recommended()
  } catch {
    throw Failure(error.sentence(in: "the preset 'recommended'"))
  }
}

/// Says that there is no such rule, and which one may be meant.
func unknownRule(_ name: String) -> Failure {
  let known = configurableRules + [UnreadFile.id]
  let hint = suggestion(for: name, among: known)
  return Failure("unknown rule '\(name)'\(hint.isEmpty ? "; `east rules` lists the rules" : hint)")
}

extension ResolvedConfiguration {
  /// The severity of a rule, as people write it.
  func severityWord(of id: String) -> String { rules[id].map(\.value.word) ?? RuleSetting.off }
}

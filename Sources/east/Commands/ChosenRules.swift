import Lint
import Rules

/// The configuration that applies when nothing else is said.
func usualConfiguration() throws(Failure) -> Configuration {
  do {
    return try recommended()
  } catch {
    throw Failure(error.sentence)
  }
}

/// The rules that a configuration switches on, or the named ones alone.
func activeRules(of usual: Configuration, only names: [String]) throws(Failure) -> [ActiveRule] {
  var configuration = usual
  if !names.isEmpty {
    configuration.rules = [:]
    // What could not be read is reported whatever the configuration says.
    for name in names where name != UnreadFile.id {
      guard rules.contains(where: { $0.id == name }) else { throw unknownRule(name) }
      let setting = usual.rules[name].flatMap { $0.severity == nil ? nil : $0 }
      configuration.rules[name] = setting ?? RuleSetting(severity: .warning)
    }
  }
  do {
    return try configuration.activeRules(from: rules)
  } catch {
    throw Failure(error.sentence)
  }
}

/// Says that there is no such rule, and which one may be meant.
func unknownRule(_ name: String) -> Failure {
  let known = rules.map { $0.id } + [UnreadFile.id]
  let hint = suggestion(for: name, among: known)
  return Failure("there is no rule '\(name)'\(hint.isEmpty ? "; 'east rules' lists them" : hint)")
}

extension Configuration {
  /// How loud a rule is, as people write it.
  func loudness(of id: String) -> String { rules[id]?.word ?? "off" }
}

extension RuleSetting {
  fileprivate var word: String { severity?.rawValue ?? "off" }
}

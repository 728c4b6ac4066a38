import Findings
import Linting
import Rules

/// What applies to a file in the end, and who said so.
struct ResolvedConfiguration: Sendable, Equatable {
  private(set) var confidence = Sourced(value: Confidence.high, location: Self.builtIn)
  private(set) var tests = Sourced(value: false, location: Self.builtIn)
  private(set) var exclude = Sourced<[Configuration.Located]>(value: [], location: Self.builtIn)
  private(set) var dependencies = Sourced<[Configuration.Located]>(value: [], location: Self.builtIn)
  private(set) var rules: [String: Sourced<RuleSetting>] = [:]

  struct Sourced<Value: Sendable & Equatable>: Sendable, Equatable {
    var value: Value
    /// The file and line, or the preset.
    var location: String
    /// What of the value another one said before: `options of recommended:13`.
    var kept: String?

    /// Everything that the value comes from.
    var sources: String { kept.map { "\(location), \($0)" } ?? location }
  }

  private static let builtIn = "default"

  /// Starts again from no rules.
  mutating func forgetRules() {
    (rules, confidence) = ([:], Sourced(value: .high, location: Self.builtIn))
  }

  /// Lets a configuration have the last word so far.
  mutating func apply(_ configuration: Configuration, from name: String) {
    if let confidence = configuration.confidence { self.confidence = Sourced(value: confidence, location: name) }
    if let tests = configuration.tests { self.tests = Sourced(value: tests, location: name) }
    if let patterns = configuration.exclude { exclude = Sourced(value: exclude.value + patterns, location: name) }
    if let dependencies = configuration.dependencies {
      self.dependencies = Sourced(value: dependencies, location: name)
    }
    for (id, setting) in configuration.rules {
      let older = rules[id]
      // Options that are not named keep the value they had.
      let options = (older?.value.options ?? [:]).merging(setting.options) { $1 }
      let place = setting.line > 0 ? "\(name):\(setting.line)" : name
      let kept = [options == setting.options ? nil : "options", setting.keepsSeverity ? "severity" : nil]
        .compactMap(\.self)
      rules[id] = Sourced(
        value: RuleSetting(
          severity: setting.keepsSeverity ? older?.value.severity : setting.severity, options: options),
        location: place,
        kept: kept.isEmpty ? nil : "\(kept.joined(separator: " and ")) of \(older?.location ?? Self.builtIn)")
    }
  }

  /// The law that follows.
  ///
  /// - Parameters:
  ///   - names: the only rules that are wanted; empty for all that are switched on.
  ///   - confidence: how sure findings must be, if the command line says so.
  func ruleSet(only names: [String], confidence: Confidence?) throws(ConfigurationError) -> RuleSet {
    var settings = rules.mapValues(\.value)
    for name in names where settings[name]?.severity == nil {
      settings[name] = RuleSetting(severity: .warning, options: settings[name]?.options ?? [:])
    }
    let suppressionRules = Rules.suppressionRules.compactMap { rule in
      settings[rule.id]?.severity.map { ActiveSuppressionRule(rule, severity: $0) }
    }
    // Which suppression is needed is known only when all rules have spoken.
    let needsAll = names.isEmpty || Rules.suppressionRules.contains { names.contains($0.id) }
    return RuleSet(
      rules: try settings.filter { needsAll || names.contains($0.key) }.activeRules(from: Rules.rules),
      suppressionRules: suppressionRules, confidence: confidence ?? self.confidence.value)
  }
}

package import Findings
package import Linting
import Rules

/// The settings that apply to a file, each with its source.
package struct ResolvedConfiguration: Sendable, Equatable {
  package private(set) var confidence = Sourced(value: Confidence.high, location: Self.builtIn)
  package private(set) var tests = Sourced(value: false, location: Self.builtIn)
  /// The patterns of all layers, relative to the directory of the configuration, each with its source.
  package private(set) var exclude: [Sourced<String>] = []
  package private(set) var dependencies = Sourced<[Configuration.Located]>(value: [], location: Self.builtIn)
  package private(set) var rules: [String: Sourced<RuleSetting>] = [:]
  /// The patterns of names, each list with its source.
  package private(set) var conventions = Conventions()

  package struct Sourced<Value: Sendable & Equatable>: Sendable, Equatable {
    package var value: Value
    /// The file and line, or the preset, that set the value.
    package var location: String
    /// The part of the value that an earlier layer set, and that layer: `options of recommended:13`.
    var kept: String?

    /// The sources of all parts of the value.
    package var sources: String { kept.map { "\(location), \($0)" } ?? location }
  }

  private static let builtIn = "default"

  /// Removes all rules and conventions, and resets the confidence.
  mutating func forgetRules() {
    (rules, conventions, confidence) = ([:], Conventions(), Sourced(value: .high, location: Self.builtIn))
  }

  /// Merges a layer, whose settings override those of earlier ones.
  ///
  /// - Parameters:
  ///   - name: the name of the layer.
  ///   - patterns: the patterns in `exclude` that are added.
  mutating func apply(_ configuration: Configuration, from name: String, excluding patterns: [Sourced<String>]) {
    if let confidence = configuration.confidence { self.confidence = Sourced(value: confidence, location: name) }
    if let tests = configuration.tests { self.tests = Sourced(value: tests, location: name) }
    exclude += patterns
    if let dependencies = configuration.dependencies {
      self.dependencies = Sourced(value: dependencies, location: name)
    }
    for convention in Convention.allCases {
      guard let list = configuration.conventions[convention] else { continue }
      conventions[convention] = NameList(list.patterns, from: name)
    }
    for (id, setting) in configuration.rules { apply(setting, of: id, from: name) }
  }

  /// Merges the setting of a rule. Options that it does not name keep the value they had.
  private mutating func apply(_ setting: RuleSetting, of id: String, from name: String) {
    let older = rules[id]
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

  /// Returns the rule set of the configuration.
  ///
  /// - Parameters:
  ///   - names: the only rules that run; empty for all rules that are on.
  ///   - confidence: the minimum confidence from the command line; `nil` for that of the configuration.
  func ruleSet(only names: [String], confidence: Confidence?) throws(ConfigurationError) -> RuleSet {
    var settings = rules.mapValues(\.value)
    for name in names where settings[name]?.severity == nil {
      settings[name] = RuleSetting(severity: .warning, options: settings[name]?.options ?? [:])
    }
    // Unused suppressions are known only after all rules have run.
    let needsAll = names.isEmpty || Rules.suppressionRules.contains { names.contains($0.id) }
    return RuleSet(
      rules: try settings.filter { needsAll || names.contains($0.key) }.activeRules(from: Rules.rules),
      suppressionRules: needsAll ? settings.suppressionRules : [], confidence: confidence ?? self.confidence.value,
      conventions: conventions)
  }
}

extension [String: RuleSetting] {
  fileprivate var suppressionRules: [ActiveSuppressionRule] {
    Rules.suppressionRules.compactMap { rule in
      self[rule.id]?.severity.map { ActiveSuppressionRule(rule, severity: $0) }
    }
  }
}

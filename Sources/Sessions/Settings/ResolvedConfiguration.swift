import Analysis
package import Findings
import Git
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
  package private(set) var budgets = Sourced<[String: Configuration.Located]>(value: [:], location: Self.builtIn)
  /// The selections of code to which ``uses`` refers, by name.
  package private(set) var groups: [String: Sourced<CodeGroup>] = [:]
  /// The rules of the team's own, by name.
  package private(set) var uses: [String: Sourced<UseRule>] = [:]
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

  /// Removes all rules, groups and conventions, and resets the confidence.
  mutating func forgetRules() {
    (groups, uses) = ([:], [:])
    (rules, conventions, confidence) = ([:], Conventions(), Sourced(value: .high, location: Self.builtIn))
  }

  /// Merges a layer, whose settings override those of earlier ones.
  ///
  /// - Parameters:
  ///   - directory: the directory that the paths of the layer are relative to.
  ///   - name: the name of the layer.
  ///   - patterns: the patterns in `exclude` that are added.
  mutating func apply(
    _ configuration: Configuration, of directory: RepositoryPath, from name: String,
    excluding patterns: [Sourced<String>]
  ) {
    if let confidence = configuration.confidence { self.confidence = Sourced(value: confidence, location: name) }
    if let tests = configuration.tests { self.tests = Sourced(value: tests, location: name) }
    exclude += patterns
    if let dependencies = configuration.dependencies {
      self.dependencies = Sourced(value: dependencies, location: name)
    }
    if let budgets = configuration.budgets { self.budgets = Sourced(value: budgets, location: name) }
    for convention in Convention.allCases {
      guard let list = configuration.conventions[convention] else { continue }
      conventions[convention] = NameList(list.patterns, from: name)
    }
    for (id, setting) in configuration.rules { apply(setting, of: id, from: name) }
    for (group, code) in configuration.groups {
      var code = code
      code.directory = directory.source
      groups[group] = Sourced(value: code, location: "\(name):\(code.line)")
    }
    for (own, rule) in configuration.uses {
      var rule = rule
      rule.directory = directory.source
      uses[own] = Sourced(value: rule, location: "\(name):\(rule.line)")
    }
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
      suppressionRules: needsAll ? settings.suppressionRules : [],
      useRules: try useRules(only: names), confidence: confidence ?? self.confidence.value, conventions: conventions)
  }

  /// Returns the severity of a rule of the team's own, to which `rules` may give another one; `nil` if it is off.
  package func severity(of rule: UseRule) -> Severity? {
    guard let setting = rules[rule.id]?.value else { return rule.severity }
    return setting.keepsSeverity ? rule.severity : setting.severity
  }

  /// Returns the rules of the team's own that are on, in alphabetical order. `rules` may give them another severity.
  func useRules(only names: [String]) throws(ConfigurationError) -> [ActiveUseRule] {
    let ids = uses.values.map(\.value.id)
    for (id, setting) in rules.sorted(by: { $0.key < $1.key }) where id.hasPrefix(UseRule.prefix) && !ids.contains(id) {
      var error = ConfigurationError.unknown("rule", id, among: ids.sorted(), line: 0)
      error.why = "\(setting.location): \(error.why)"
      throw error
    }
    var active: [ActiveUseRule] = []
    for (_, sourced) in uses.sorted(by: { $0.key < $1.key }) {
      let rule = sourced.value
      let isChosen = names.contains(rule.id)
      if !names.isEmpty, !isChosen { continue }
      guard let severity = severity(of: rule) ?? (isChosen ? .warning : nil) else { continue }
      do throws(ConfigurationError) {
        active.append(
          ActiveUseRule(
            rule, severity: severity, restrictions: try rule.restrictions(in: groups.mapValues(\.value), path)))
      } catch {
        throw ConfigurationError("\(sourced.location): \(error.why)", line: 0)
      }
    }
    return active
  }

  /// Returns the matcher of a pattern of paths below a directory.
  private func path(_ pattern: String, _ directory: ByteString) -> PathMatcher? {
    guard let home = RepositoryPath(bytes: directory.bytes) ?? (directory.isEmpty ? .root : nil),
      let glob = PathGlob(pattern, below: home)
    else { return nil }
    return PathMatcher(pattern, below: directory) { path in RepositoryPath(bytes: path.bytes).map(glob.covers) ?? false
    }
  }
}

extension [String: RuleSetting] {
  fileprivate var suppressionRules: [ActiveSuppressionRule] {
    Rules.suppressionRules.compactMap { rule in
      self[rule.id]?.severity.map { ActiveSuppressionRule(rule, severity: $0) }
    }
  }
}

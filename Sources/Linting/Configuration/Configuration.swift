package import Findings

/// The contents of an `.east.json` file or preset: the rules with their severities, and the minimum confidence.
package struct Configuration: Sendable, Equatable {
  /// The presets and files that this configuration extends; `nil` if it has no such key.
  package var extends: [Located]?
  /// The oldest version of `east` that accepts this configuration.
  package var requiredVersion: Located?
  package var confidence: Confidence?
  /// Whether test sources are linted.
  package var tests: Bool?
  /// The folders of package managers whose sources are read for their declarations; only the configuration of the root
  /// may set them.
  package var dependencies: [Located]?
  /// Patterns of files that are not linted; a pattern that begins with `!` includes files again.
  package var exclude: [Located]?
  package var rules: [String: RuleSetting]
  /// The lists of conventions that this configuration sets.
  package var conventions = Conventions()
  /// The selections of code to which ``uses`` refers, by name.
  package var groups: [String: CodeGroup] = [:]
  /// The rules of a team's own, by name.
  package var uses: [String: UseRule] = [:]
  /// What the findings of rules with a budget are counted by; only the configuration of the root may set them.
  package var budgets: [String: Located]?
  /// Settings for some paths only; a later override takes precedence over an earlier one.
  package var overrides: [Override]

  package init(confidence: Confidence? = nil, rules: [String: RuleSetting] = [:]) {
    self.confidence = confidence
    self.rules = rules
    overrides = []
  }

  /// A string and the line of the configuration on which it is written, from 1.
  package struct Located: Sendable, Equatable {
    package var text: String
    package var line: Int

    package init(text: String, line: Int) {
      self.text = text
      self.line = line
    }
  }

  /// Settings for the files that match one of the patterns.
  package struct Override: Sendable, Equatable {
    package var paths: [Located]
    /// The settings, which contain no overrides.
    package var configuration: Configuration

    /// Whether the override has its own `extends`, so that the rules of the file around it do not apply.
    package var replacesBase: Bool { configuration.extends != nil }
  }

  /// Reads a configuration from JSON, which may have comments and trailing commas.
  package init(json bytes: [UInt8]) throws(ConfigurationError) {
    let document = try LocatedJSON(bytes)
    try self.init(document, keys: ConfigurationKey.allCases)
  }
}

/// A key of `.east.json`.
package enum ConfigurationKey: String, Sendable, CaseIterable {
  case schema = "$schema"
  case extends, confidence, rules, tests, exclude, dependencies, conventions, groups, uses, budgets, overrides
  case requiredVersion = "required_version"
  /// Only in an override.
  case paths

  static var ofOverrides: [ConfigurationKey] { [.paths, .extends, .confidence, .rules, .tests, .conventions] }
}

/// One rule's entry: `"reach": "warning"`, or `"reach": { "severity": "warning", "allowed": 2 }`; `"off"` disables the
/// rule.
package struct RuleSetting: Sendable, Equatable {
  /// The severity; `nil` if the rule is off, or if only options are set (``keepsSeverity``).
  package var severity: Severity?
  /// Whether only options are set, so that the rule keeps the severity of the extended configuration.
  package var keepsSeverity: Bool
  /// All keys of the entry except the severity.
  package var options: [String: JSON]
  /// The line of the entry; 0 if the setting was not read from a text.
  package var line: Int

  package init(
    severity: Severity?, keepsSeverity: Bool = false, options: [String: JSON] = [:], line: Int = 0
  ) {
    self.severity = severity
    self.keepsSeverity = keepsSeverity
    self.options = options
    self.line = line
  }

  /// The severity as a configuration spells it: `off`, `note`, `warning` or `error`.
  package var word: String { severity?.rawValue ?? Self.off }

  package static let off = "off"
}

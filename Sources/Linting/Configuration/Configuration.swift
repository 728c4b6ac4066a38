package import Findings

/// What one `.east.json` or preset says: which rules run, with which severity, and the minimum confidence.
package struct Configuration: Sendable, Equatable {
  /// The presets and files that this one builds on; `nil` when it says nothing of them.
  package var extends: [Located]?
  /// The oldest version of the tool that may lint by this.
  package var requiredVersion: Located?
  package var confidence: Confidence?
  /// Whether test sources are linted.
  package var tests: Bool?
  /// The folders of package managers whose sources are read for their declarations; of the root's configuration alone.
  package var dependencies: [Located]?
  /// Patterns of files that are not linted; one that begins with `!` has files linted after all.
  package var exclude: [Located]?
  package var rules: [String: RuleSetting]
  /// What holds for some paths only, a later one before an earlier one.
  package var overrides: [Override]

  package init(confidence: Confidence? = nil, rules: [String: RuleSetting] = [:]) {
    self.confidence = confidence
    self.rules = rules
    overrides = []
  }

  /// A text with the line it stands on.
  package struct Located: Sendable, Equatable {
    package var text: String
    package var line: Int

    package init(text: String, line: Int) {
      self.text = text
      self.line = line
    }
  }

  /// What holds for the files that one of the patterns covers.
  package struct Override: Sendable, Equatable {
    package var paths: [Located]
    /// Without overrides of its own.
    package var configuration: Configuration
    package var line: Int
  }

  /// Reads JSON that may have comments and trailing commas.
  package init(json bytes: [UInt8]) throws(ConfigurationError) {
    let document = try LocatedJSON(bytes)
    try self.init(document, keys: ConfigurationKey.allCases)
  }
}

/// A key of `.east.json`.
package enum ConfigurationKey: String, Sendable, CaseIterable {
  case schema = "$schema"
  case extends, confidence, rules, tests, exclude, dependencies, overrides
  case requiredVersion = "required_version"
  /// Of an override alone.
  case paths

  static var ofOverrides: [ConfigurationKey] { [.paths, .extends, .confidence, .rules, .tests] }
}

/// One rule's entry: `"reach": "warning"`, or `"reach": { "severity": "warning", "allowed": 2 }`; `"off"` silences it.
package struct RuleSetting: Sendable, Equatable {
  /// `nil` when the rule is off.
  package var severity: Severity?
  /// Whether only options are set, so that the severity stays what it was.
  package var keepsSeverity: Bool
  /// Everything beside the severity.
  package var options: [String: JSON]
  /// The line of the entry; 0 if no text has it.
  package var line: Int

  package init(
    severity: Severity?, keepsSeverity: Bool = false, options: [String: JSON] = [:], line: Int = 0
  ) {
    self.severity = severity
    self.keepsSeverity = keepsSeverity
    self.options = options
    self.line = line
  }

  /// The setting as people write it: `off`, `note`, `warning` or `error`.
  package var word: String { severity?.rawValue ?? Self.off }

  package static let off = "off"
}

package import Lint

/// The configurations that ship with the tool, by the names under which others extend them.
package let presets: KeyValuePairs<String, [UInt8]> = [
  "legacy": PackageResources.legacy_json,
  "recommended": PackageResources.recommended_json,
  "strict": PackageResources.strict_json,
]

/// The configuration that applies when a repository has none of its own.
package func recommended() throws(ConfigurationError) -> Configuration {
  try Configuration(json: PackageResources.recommended_json)
}

/// Every rule that a configuration may name.
package var configurableRules: [String] { (rules.map { $0.id } + allowanceRules.map(\.id)).sorted() }

extension Configuration {
  /// Refuses rules that do not exist and options that a rule does not have.
  package func check() throws(ConfigurationError) {
    try check(Rules.rules, others: allowanceRules.map(\.id))
  }
}

/// The JSON schema of `.east.json`.
package var configurationSchema: JSON {
  Lint.configurationSchema(
    of: rules, others: allowanceRules.map { ($0.id, $0.page.summary) }, presets: presets.map(\.key))
}

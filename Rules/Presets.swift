package import Linting

/// The configurations that ship with the tool, by name.
package let presets: KeyValuePairs<String, [UInt8]> = [
  "legacy": PackageResources.legacy_json,
  "recommended": PackageResources.recommended_json,
  "strict": PackageResources.strict_json,
]

/// Returns the configuration of a repository that has no `.east.json`.
package func recommended() throws(ConfigurationError) -> Configuration {
  try Configuration(json: PackageResources.recommended_json)
}

extension Configuration {
  /// Throws if the configuration names an unknown rule or option.
  package func check() throws(ConfigurationError) {
    try check(Rules.rules, others: suppressionRules.map(\.id), fixed: [UnreadFile.id])
  }
}

package import Lint

/// Every rule, in alphabetical order.
package let rules: [any Rule.Type] = [
  LaunderedReach.self,
  Reach.self,
  WriteThrough.self,
]

/// The configuration that applies when a repository has none of its own.
package func recommended() throws(ConfigurationError) -> Configuration {
  try Configuration(json: PackageResources.recommended_json)
}

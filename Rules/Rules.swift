package import Lint

/// Every rule, in alphabetical order.
package let rules: [any Rule.Type] = [
  Ask.self,
  AskingProvider.self,
  DeepKeyPath.self,
  DispatchWhileTold.self,
  GlobalReach.self,
  LaunderedReach.self,
  LeakyAccessor.self,
  MiddleMan.self,
  ModuleEdge.self,
  Poke.self,
  Reach.self,
  WholeStateSubscriber.self,
  WriteThrough.self,
]

/// The configuration that applies when a repository has none of its own.
package func recommended() throws(ConfigurationError) -> Configuration {
  try Configuration(json: PackageResources.recommended_json)
}

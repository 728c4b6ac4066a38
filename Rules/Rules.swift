package import Linting

/// Every rule, in alphabetical order.
package let rules: [any Rule.Type] = [
  Ask.self,
  AskingProvider.self,
  DeepKeyPath.self,
  DispatchDuringDelivery.self,
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

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

/// The ids of all rules that a configuration may name.
package var configurableRules: [String] { (rules.map { $0.id } + suppressionRules.map(\.id)).sorted() }

/// The ids of all rules, `unread-file` included, which no configuration may name.
package var allRules: [String] { (configurableRules + [UnreadFile.id]).sorted() }

/// The pages of all rules, `unread-file` included, in alphabetical order.
package var rulePages: [Page] {
  (rules.map { $0.page } + suppressionRules.map(\.page) + [UnreadFile.page]).sorted { $0.id < $1.id }
}

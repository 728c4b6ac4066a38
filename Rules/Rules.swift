package import Lint

/// Every rule, in alphabetical order.
package let rules: [any Rule.Type] = [
  LaunderedReach.self,
  Reach.self,
  WriteThrough.self,
]

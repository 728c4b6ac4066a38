extension SubscriptionToken {
  /// Stores the token in `tokens`. The subscription ends when the array is released or emptied.
  ///
  /// ```swift
  /// counts.provide { print($0) }.store(in: &tokens)
  /// ```
  public func store(in tokens: inout [SubscriptionToken]) { tokens.append(self) }
}

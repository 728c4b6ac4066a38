extension Subscription {
  /// Puts it into `subscriptions`, which end when the array goes or is emptied.
  ///
  /// ```swift
  /// counts.provide { print($0) }.keep(in: &tokens)
  /// ```
  public func keep(in subscriptions: inout [Subscription]) { subscriptions.append(self) }
}

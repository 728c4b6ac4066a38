extension Subscription {
  /// Stores the subscription in `subscriptions`. It ends when the array is released or emptied.
  ///
  /// ```swift
  /// counts.provide { print($0) }.keep(in: &tokens)
  /// ```
  public func keep(in subscriptions: inout [Subscription]) { subscriptions.append(self) }
}

/// A token that ends a subscription on ``cancel()`` or when it is released.
///
/// Keep it as long as you want to receive values, in a property or with ``store(in:)``.
public final class SubscriptionToken {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) { self.end = end }

  /// Ends the subscription immediately, even during a delivery. A second call has no effect.
  ///
  /// - Complexity: O(log n) with n subscribers of the same aspect.
  public func cancel() { end.take()?() }

  deinit { cancel() }
}

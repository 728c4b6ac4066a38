/// Ends something that was begun: on ``cancel()``, or when the last reference to it goes.
///
/// Keep it as long as you want to be told.
public final class Subscription {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) { self.end = end }

  /// Ends it now. What was cancelled is not told again, not even in the delivery that is going on; cancelling twice
  /// does nothing.
  ///
  /// - Complexity: O(log n) with n who listen to the same thing.
  public func cancel() { end.take()?() }

  deinit { cancel() }
}

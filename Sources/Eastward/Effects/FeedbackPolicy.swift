/// How a feedback handles running effects when its query changes.
///
/// With every policy, an effect is cancelled when its query becomes nil, and a query that disappears before its effect
/// has started is removed.
public enum FeedbackPolicy: Sendable {
  /// Cancels the running effect and starts the new one.
  case replace
  /// Cancels the running effect and starts the new one when the query has not changed for the given time.
  case debounce(Duration)
  /// Cancels the running effect and starts the new one, but not before the given time has passed since the last start.
  /// If several wait, only the last one starts.
  case throttle(Duration)
  /// Runs at most `limit` effects (at least one) at a time. A further effect cancels the oldest.
  case cancelOldest(limit: Int)
  /// Runs at most `limit` effects (at least one) at a time. A further effect waits until one of them has ended.
  case queue(limit: Int)
}

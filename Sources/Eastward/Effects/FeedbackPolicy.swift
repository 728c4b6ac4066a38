/// What a feedback does with a running effect when its query changes.
///
/// With every policy, an effect is cancelled when its query becomes nil, and a query that disappears before its effect
/// has started is removed.
public enum FeedbackPolicy: Sendable {
  /// Cancels the running effect and starts the new one.
  case replace
  /// Cancels the running effect and starts the new one when the query has not changed for the given time.
  case debounce(Duration)
  /// Cancels the running effect and starts the new one, at the earliest the given time after the last start. Of several
  /// that wait only the last one starts.
  case throttle(Duration)
  /// Runs at most `limit` effects, at least one. A further one cancels the oldest.
  case cancelOldest(limit: Int)
  /// Runs at most `limit` effects, at least one. A further one waits until one of them has ended.
  case queue(limit: Int)
}

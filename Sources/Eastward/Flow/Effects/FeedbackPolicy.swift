/// Says what becomes of an effect when another query comes.
///
/// Whatever the policy, an effect whose query went away without another in its place is cancelled, and a query that
/// went away before its effect began is forgotten.
public enum FeedbackPolicy: Sendable {
  /// Ends what runs, and begins the new one at once.
  case replace
  /// Ends what runs, and begins the new one when no other has come for a while.
  case debounce(Duration)
  /// Ends what runs, and begins the new one at once, but a while after the last beginning at the earliest. What comes
  /// meanwhile waits; only the last begins.
  case throttle(Duration)
  /// Lets as many run as said, at least one. One more ends the oldest.
  case newest(Int)
  /// Lets as many run as said, at least one. One more waits until one of them has ended.
  case oldest(Int)
}

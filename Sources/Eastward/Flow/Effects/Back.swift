/// Sends an effect's answers home, and is all that an effect gets of a store.
///
/// An answer reaches the reducer on the actor where the feedback was made, never in the middle of a delivery. It is
/// dropped when the query that the effect was started for is gone or another one by then, even if the effect did not
/// notice that it was cancelled.
public struct Back<Action: Sendable>: Sendable {
  private let send: @Sendable (Action) async -> Void

  init(_ send: @escaping @Sendable (Action) async -> Void) { self.send = send }

  /// Sends `action`; returns when it was reduced and delivered, or dropped.
  ///
  /// While a state of the past is shown it returns at once, and the answer waits for the present.
  public func callAsFunction(_ action: Action) async { await send(action) }
}

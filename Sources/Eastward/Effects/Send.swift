/// Sends actions of an effect to its store: `await send(.loaded(news))`.
///
/// An action arrives on the actor where the feedback was created, never during a delivery. It is dropped if the effect
/// was cancelled by then because its query has changed or disappeared (see ``FeedbackPolicy``), even if the effect
/// ignored its cancellation.
public struct Send<Action: Sendable>: Sendable {
  private let deliver: @Sendable (Action) async -> Void

  init(_ deliver: @escaping @Sendable (Action) async -> Void) { self.deliver = deliver }

  /// Sends `action`. Returns when the action has been delivered or dropped.
  ///
  /// While a ``Recorder`` shows the past, it returns immediately, and the action is dispatched after the return to the
  /// present.
  public func callAsFunction(_ action: Action) async { await deliver(action) }
}

/// How a store handles actions that are dispatched during a delivery.
///
/// With every policy, all subscribers receive the values of one state before the next state is delivered. Deliveries
/// are never nested.
public enum Reentrancy: Sendable {
  /// Queues each action and delivers its state separately, first in, first out.
  case queue
  /// Reduces all waiting actions together and delivers once.
  case coalesce
  /// Rejects them as a ``UsageError``.
  case trap
}

/// What happens to actions that are dispatched during a delivery.
///
/// With every policy, a delivery tells one state to all subscribers, and deliveries are not nested.
public enum Reentrancy: Sendable {
  /// Each waits in a queue and gets a delivery of its own, first in, first out.
  case queue
  /// All waiting actions are reduced together and delivered once (the conductor of the 2017 article).
  case conduct
  /// They are usage errors; see ``Misuse``.
  case trap
}

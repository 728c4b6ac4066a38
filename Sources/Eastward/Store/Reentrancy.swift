/// Says what becomes of actions that are sent while a state is being told.
///
/// Whatever the policy, a delivery tells one state to everybody, and nothing is told in the middle of it.
public enum Reentrancy: Sendable {
  /// Each waits its turn, and each gets a delivery of its own, first in, first out.
  case queue
  /// All that wait are reduced together and delivered once: the conductor.
  case conduct
  /// They are errors in the program; see ``Misuse``.
  case trap
}

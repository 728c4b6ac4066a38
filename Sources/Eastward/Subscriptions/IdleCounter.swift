/// Counts deliveries without a new value, and decides when to look for released subscribers.
///
/// Looking at n subscribers every 8 × n deliveries costs less than evaluating the state for released ones.
struct IdleCounter {
  private var length = 0

  mutating func end() { length = 0 }

  /// Counts one more delivery, and returns whether to look at `observers` subscribers now.
  mutating func isLong(for observers: Int) -> Bool {
    length += 1
    guard length > 16 + 8 * observers else { return false }
    length = 0
    return true
  }
}

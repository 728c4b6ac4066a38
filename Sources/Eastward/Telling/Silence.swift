/// Counts deliveries that told nothing new, so that now and then somebody looks for those who died meanwhile.
///
/// Looking at n listeners every 8 × n deliveries costs less than asking the state for the sake of the dead.
struct Silence {
  private var length = 0

  mutating func end() { length = 0 }

  /// Counts one more; answers whether it is time to look at so many listeners.
  mutating func isLong(for listeners: Int) -> Bool {
    length += 1
    guard length > 16 + 8 * listeners else { return false }
    length = 0
    return true
  }
}

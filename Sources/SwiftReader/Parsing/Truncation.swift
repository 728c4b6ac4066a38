import SwiftTokens

extension Array {
  /// Removes the elements after the first `count`.
  mutating func truncate(to count: Int) {
    if self.count > count { removeLast(self.count - count) }
  }
}

import SwiftTokens

extension Array {
  /// Removes what stands behind the first `count` elements.
  mutating func truncate(to count: Int) {
    if self.count > count { removeLast(self.count - count) }
  }
}

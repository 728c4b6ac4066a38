import Git

/// One of several parts of all contents, divided by blob id: a content is always in the part with the same number.
package struct Shard: Equatable {
  /// The number of the part, from 1.
  let number: Int
  let count: Int

  /// Parses `I/N`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], 1 <= number, number <= count else {
      return nil
    }
    (self.number, self.count) = (number, count)
  }

  func contains(_ id: ObjectID) -> Bool {
    // An id is a hash, so its bits are evenly distributed.
    let words = id.words
    return UInt64(words[1], words[0]) % UInt64(count) == UInt64(number - 1)
  }
}

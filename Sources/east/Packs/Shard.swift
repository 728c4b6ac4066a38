import Git

/// One of several parts of all contents, by their names: the same content is always in the same part.
struct Shard: Equatable {
  /// From 1.
  let number: Int
  let count: Int

  /// Reads `I/N`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], 1 <= number, number <= count else {
      return nil
    }
    (self.number, self.count) = (number, count)
  }

  func contains(_ id: ObjectID) -> Bool {
    // The names are hashes already.
    let words = id.words
    return UInt64(words[1], words[0]) % UInt64(count) == UInt64(number - 1)
  }
}

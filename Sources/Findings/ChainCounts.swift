/// Counts of what was linted, for `--statistics`.
package struct ChainCounts: Sendable, Equatable {
  /// The chains of all linted files.
  package var chains = 0
  /// The uses of a value that is one hop or more past a friend, by name alone.
  package var candidates = 0
  /// The candidates whose receiver's type is known.
  package var typed = 0

  package init() {}

  package static func + (left: ChainCounts, right: ChainCounts) -> ChainCounts {
    var sum = left
    sum.chains += right.chains
    sum.candidates += right.candidates
    sum.typed += right.typed
    return sum
  }
}

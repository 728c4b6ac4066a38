/// The numbers of chains and candidate violations, for `--statistics`.
package struct ChainCounts: Sendable, Equatable {
  /// The number of chains in all linted files.
  package var chains = 0
  /// The number of uses of a value that is at least one hop from a friend, by names alone.
  package var candidates = 0
  /// The number of candidates whose receiver has a known type.
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

/// Counts of what was judged, for `--statistics`.
package struct Tally: Sendable, Equatable {
  /// The chains of all judged files.
  package var chains = 0
  /// The uses of a value that is one hop or more past a friend, by name alone.
  package var candidates = 0
  /// The candidates whose receiver's type is known.
  package var typed = 0

  package init() {}

  package static func + (left: Tally, right: Tally) -> Tally {
    var sum = left
    sum.chains += right.chains
    sum.candidates += right.candidates
    sum.typed += right.typed
    return sum
  }
}

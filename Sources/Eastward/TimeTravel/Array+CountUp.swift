extension [Int] {
  /// Returns how many of these ascending numbers are not above `limit`.
  func countUp(to limit: Int) -> Int { indices.countPrefix { self[$0] <= limit } }
}

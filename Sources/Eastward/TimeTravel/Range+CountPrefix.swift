extension Range<Int> {
  /// Returns how many of these indices satisfy a condition that none satisfies after one that does not, by binary
  /// search.
  func countPrefix(where isBefore: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low - lowerBound
  }
}

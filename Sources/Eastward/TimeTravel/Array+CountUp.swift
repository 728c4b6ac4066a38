extension [Int] {
  /// Returns how many of these ascending numbers are not above `limit`, by binary search.
  func countUp(to limit: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

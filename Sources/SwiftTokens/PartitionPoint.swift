extension RandomAccessCollection {
  /// Returns the index of the first element that does not satisfy a condition. All elements before it satisfy the
  /// condition, and none after it does.
  ///
  /// - Complexity: O(log *n*) in the number of elements.
  @inlinable
  package func partitionPoint(where isBefore: (Element) -> Bool) -> Index {
    var start = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if isBefore(self[middle]) {
        start = index(after: middle)
        count -= half + 1
      } else {
        count = half
      }
    }
    return start
  }
}

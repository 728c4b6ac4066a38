extension RandomAccessCollection {
  /// The first index whose element, and those of all after it, do not satisfy a condition which all before it satisfy.
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

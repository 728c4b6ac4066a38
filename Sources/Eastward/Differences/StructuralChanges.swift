extension Array where Element: Identifiable {
  /// Returns the removals, moves, additions and changes since an older version, with as few moves as possible.
  ///
  /// The common beginning and end are only compared: after one element was added or removed, that is all. Of several
  /// elements with one identity between them only the first counts.
  ///
  /// It is inlined where a list is observed, because the compiler knows the identities there.
  ///
  /// - Parameters:
  ///   - old: the identities of the older version.
  ///   - isChanged: compares an element, given by its old and its new place, with itself.
  ///
  /// - Complexity: O(n) if elements were added or removed in one place; otherwise O(n log n) with n elements, new and
  ///   old together.
  @inlinable
  func structuralChanges<Old: RandomAccessCollection>(
    since old: Old, isChanged: (_ old: Int, _ new: Int) -> Bool
  ) -> [Change<Element>] where Old.Element == Element.ID, Old.Index == Int {
    let shorter = Swift.min(old.count, count)
    var start = 0
    while start < shorter, old[start] == self[start].id { start += 1 }
    var rest = 0
    while rest < shorter - start, old[old.count - 1 - rest] == self[count - 1 - rest].id { rest += 1 }
    let (before, after) = (start..<old.count - rest, start..<count - rest)

    let oldPlaces = firstPlaces(of: before) { old[$0] }
    let newPlaces = firstPlaces(of: after) { self[$0].id }
    var changes: [Change<Element>] = []
    for place in before.reversed() where newPlaces[old[place]] == nil || oldPlaces[old[place]] != place {
      changes.append(.removed(old[place], was: place))
    }
    // The old places of the remaining elements, in their new order: those of a longest ascending subsequence have not
    // moved.
    let stayed = after.compactMap { place -> (old: Int, new: Int)? in
      guard newPlaces[self[place].id] == place, let was = oldPlaces[self[place].id] else { return nil }
      return (was, place)
    }
    let unmoved = longestAscent(in: stayed.map(\.old))
    for (places, isUnmoved) in zip(stayed, unmoved) where !isUnmoved {
      changes.append(.moved(self[places.new].id, from: places.old, to: places.new))
    }
    for place in after where oldPlaces[self[place].id] == nil || newPlaces[self[place].id] != place {
      changes.append(.added(self[place], at: place))
    }
    for place in 0..<start where isChanged(place, place) { changes.append(.changed(self[place], at: place)) }
    for (was, place) in stayed where isChanged(was, place) { changes.append(.changed(self[place], at: place)) }
    for place in after.upperBound..<count where isChanged(place - after.upperBound + before.upperBound, place) {
      changes.append(.changed(self[place], at: place))
    }
    return changes
  }
}

/// Returns the first place of each identity.
@inlinable
func firstPlaces<ID: Hashable>(of places: Range<Int>, _ id: (Int) -> ID) -> [ID: Int] {
  var first: [ID: Int] = [:]
  // From the end, so that an earlier place replaces a later one.
  for place in places.reversed() { first[id(place)] = place }
  return first
}

/// Returns for each number whether it belongs to a longest ascending subsequence, found by patience sorting.
@usableFromInline
func longestAscent(in numbers: [Int]) -> [Bool] {
  var pileTops: [Int] = []
  var before = [Int?](repeating: nil, count: numbers.count)
  for (position, number) in numbers.enumerated() {
    let pile = firstPile(of: pileTops) { numbers[$0] >= number }
    before[position] = pile > 0 ? pileTops[pile - 1] : nil
    if pile == pileTops.count { pileTops.append(position) } else { pileTops[pile] = position }
  }
  var ascent = [Bool](repeating: false, count: numbers.count)
  var next = pileTops.last
  while let position = next {
    ascent[position] = true
    next = before[position]
  }
  return ascent
}

/// Returns the index of the first pile for which `isRight` returns true, found by binary search.
private func firstPile(of tops: [Int], _ isRight: (Int) -> Bool) -> Int {
  var low = 0
  var high = tops.count
  while low < high {
    let middle = (low + high) / 2
    if isRight(tops[middle]) { high = middle } else { low = middle + 1 }
  }
  return low
}

extension Array where Element: Identifiable {
  /// Returns the removals, moves, additions and changes since the elements were `old`, with as few moves as possible.
  ///
  /// Of several elements with one identity only the first counts.
  ///
  /// - Complexity: O(n log n) with n elements, new and old together.
  @usableFromInline
  func structuralChanges(
    since old: [Element.ID], isChanged: (Element) -> Bool
  ) -> [Change<Element>] {
    let oldPlaces = places(of: old)
    let newPlaces = places(of: map(\.id))
    var changes: [Change<Element>] = []
    for (place, id) in old.enumerated().reversed() where newPlaces[id] == nil || oldPlaces[id] != place {
      changes.append(.removed(id, was: place))
    }
    // The old places of the remaining elements, in their new order: those of a longest ascending subsequence have not
    // moved.
    let stayed = indices.compactMap { place -> (old: Int, new: Int)? in
      guard newPlaces[self[place].id] == place, let was = oldPlaces[self[place].id] else { return nil }
      return (was, place)
    }
    let unmoved = longestAscent(in: stayed.map(\.old))
    for (position, places) in stayed.enumerated() where !unmoved.contains(position) {
      changes.append(.moved(self[places.new].id, from: places.old, to: places.new))
    }
    for (place, element) in enumerated() where oldPlaces[element.id] == nil || newPlaces[element.id] != place {
      changes.append(.added(element, at: place))
    }
    for (_, place) in stayed where isChanged(self[place]) { changes.append(.changed(self[place], at: place)) }
    return changes
  }
}

private func places<ID: Hashable>(of ids: [ID]) -> [ID: Int] {
  Dictionary(ids.enumerated().lazy.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
}

/// Returns the positions of a longest ascending subsequence, found by patience sorting.
private func longestAscent(in numbers: [Int]) -> Set<Int> {
  var pileTops: [Int] = []
  var before = [Int?](repeating: nil, count: numbers.count)
  for (position, number) in numbers.enumerated() {
    let pile = firstPile(of: pileTops) { numbers[$0] >= number }
    before[position] = pile > 0 ? pileTops[pile - 1] : nil
    if pile == pileTops.count { pileTops.append(position) } else { pileTops[pile] = position }
  }
  var ascent: Set<Int> = []
  var next = pileTops.last
  while let position = next {
    ascent.insert(position)
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

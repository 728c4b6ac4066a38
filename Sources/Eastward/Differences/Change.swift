/// One change between two versions of a list, whose elements are compared by identity.
///
/// Apply changes to the list that you show with `Array.apply(_:)`, or use them as a table view does: old positions
/// refer to the old version, new positions to the new one. Removed elements are in descending order, then follow moved
/// ones, added ones in ascending order, and changed ones.
public enum Change<Element: Identifiable> {
  /// The whole list: in the first delivery, and if the previous version is unknown.
  case initial([Element])
  /// An element was removed from a position.
  case removed(Element.ID, was: Int)
  /// An element has moved relative to the others that remain.
  case moved(Element.ID, from: Int, to: Int)
  /// An element was added at a position.
  case added(Element, at: Int)
  /// An element has changed.
  case changed(Element, at: Int)
}

extension Change: Equatable where Element: Equatable {}
extension Change: Sendable where Element: Sendable, Element.ID: Sendable {}

extension Array where Element: Identifiable {
  /// Applies `changes` to the version of the list that they were computed from.
  ///
  /// ```swift
  /// rows.apply(changes)
  /// ```
  ///
  /// Elements that do not exist are neither removed nor changed; an element that is added behind the end is the last
  /// one.
  ///
  /// - Complexity: O(n + c) with n elements and c changes; O(c) if all of them are ``Change/changed(_:at:)``.
  public mutating func apply(_ changes: [Change<Element>]) {
    var leaving: [Int] = []
    var arriving: [(place: Int, element: Element)] = []
    for change in changes {
      switch change {
      case .initial(let all): self = all
      case .removed(_, let place): leaving.append(place)
      case .moved(_, let old, let new):
        leaving.append(old)
        if indices.contains(old) { arriving.append((new, self[old])) }
      case .added(let element, let place): arriving.append((place, element))
      case .changed: break
      }
    }
    remove(leaving)
    insert(arriving)
    for case .changed(let element, let place) in changes where indices.contains(place) { self[place] = element }
  }

  private mutating func remove(_ places: [Int]) {
    guard !places.isEmpty else { return }
    let leaving = Set(places)
    self = indices.filter { !leaving.contains($0) }.map { self[$0] }
  }

  private mutating func insert(_ arriving: [(place: Int, element: Element)]) {
    guard !arriving.isEmpty else { return }
    var staying = makeIterator()
    var all: [Element] = []
    all.reserveCapacity(count + arriving.count)
    for (place, element) in arriving.sorted(by: { $0.place < $1.place }) {
      while all.count < place, let next = staying.next() { all.append(next) }
      all.append(element)
    }
    while let next = staying.next() { all.append(next) }
    self = all
  }
}

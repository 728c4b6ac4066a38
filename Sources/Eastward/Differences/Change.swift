/// Tells one difference between two versions of a list, by identity.
///
/// Several come in an order in which a list that shows the old version can take them over: what is removed, what moved, what
/// was added, what changed. Old places count in the old version, new places in the new one, as table views want them.
public enum Change<Element: Identifiable> {
  /// There was nothing before, or nobody knows what was: here is everything.
  case initial([Element])
  /// An element is gone from its old place.
  case removed(Element.ID, was: Int)
  /// An element stands elsewhere among those that stayed.
  case moved(Element.ID, from: Int, to: Int)
  /// A new element stands at a place.
  case added(Element, at: Int)
  /// An element that was there is different now.
  case changed(Element, at: Int)
}

extension Change: Equatable where Element: Equatable {}
extension Change: Sendable where Element: Sendable, Element.ID: Sendable {}

extension Array where Element: Identifiable {
  /// Takes over `changes`, which tell what became of the version that this array holds.
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
    leave(leaving)
    arrive(arriving)
    for case .changed(let element, let place) in changes where indices.contains(place) { self[place] = element }
  }

  private mutating func leave(_ places: [Int]) {
    guard !places.isEmpty else { return }
    let leaving = Set(places)
    self = indices.filter { !leaving.contains($0) }.map { self[$0] }
  }

  private mutating func arrive(_ arriving: [(place: Int, element: Element)]) {
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

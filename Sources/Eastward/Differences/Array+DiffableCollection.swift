extension Array: DiffableCollection where Element: Identifiable & Equatable {
  /// A snapshot that shares the storage of the array until one of them is changed.
  @inlinable public var snapshot: ArraySnapshot<Element> { ArraySnapshot(self) }

  @inlinable public var elements: [Element] { self }

  /// Returns the changes between an older version of this array and this one.
  ///
  /// - Complexity: O(1) if both share storage. O(n) if the same elements are in the same order, or if elements were
  ///   added or removed in one place. Otherwise O(n log n) with n elements.
  @inlinable
  public func changes(since old: [Element]) -> [Change<Element>] {
    // Spans show whether both arrays share storage. A contiguous array has a span on older systems too; nothing is
    // copied.
    let lent = (new: ContiguousArray(self), old: ContiguousArray(old))
    if lent.new.span.isIdentical(to: lent.old.span) { return [] }
    if let changes = changesInPlace(lent.new, since: lent.old) { return changes }
    return structuralChanges(since: old.lazy.map { $0.id }, isChanged: { old[$0] != self[$1] })
  }

  @inlinable
  public func changes(since snapshot: ArraySnapshot<Element>) -> [Change<Element>] { snapshot.changes(to: self) }

  @inlinable
  public func update(_ snapshot: inout ArraySnapshot<Element>, by changes: [Change<Element>]) {
    if !snapshot.update(by: changes) { snapshot = self.snapshot }
  }

  @inlinable
  public func element(_ id: Element.ID, positions: inout [Element.ID: Int]) -> Element? {
    if let place = positions[id], indices.contains(place), self[place].id == id { return self[place] }
    positions = Dictionary(indices.lazy.map { (self[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    return positions[id].map { self[$0] }
  }

  /// Returns the changes if both arrays have the same identities in the same order, the usual case; nil otherwise.
  @inlinable
  func changesInPlace(
    _ elements: ContiguousArray<Element>, since old: ContiguousArray<Element>
  ) -> [Change<Element>]? {
    guard elements.count == old.count else { return nil }
    var changes: [Change<Element>] = []
    // A span lends its elements, where an array hands out copies.
    let new = elements.span
    let old = old.span
    for place in new.indices {
      guard new[place].id == old[place].id else { return nil }
      if new[place] != old[place] { changes.append(.changed(new[place], at: place)) }
    }
    return changes
  }
}

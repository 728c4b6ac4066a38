/// Keeps a snapshot of a list, and computes its changes.
///
/// It is inlined where a list is observed, because the compiler knows the elements there.
@usableFromInline
final class ListObserver<List: DiffableCollection> {
  /// Lends the current list, or does nothing if there is none.
  @usableFromInline let read: ((List) -> Void) -> Void
  @usableFromInline var snapshot: List.Snapshot?
  @usableFromInline var places: [List.Element.ID: Int] = [:]

  @inlinable
  init(_ read: @escaping ((List) -> Void) -> Void) { self.read = read }

  /// Returns the changes since the last snapshot, and updates it.
  @inlinable
  func changes() -> [Change<List.Element>] {
    // Moved out, because a second owner of its elements would make the update copy them.
    var before = snapshot.take()
    var after: List.Snapshot?
    var changes: [Change<List.Element>] = []
    read { list in
      if var updated = before.take() {
        changes = list.changes(since: updated)
        list.update(&updated, by: changes)
        after = updated
      } else {
        changes = [.initial(list.elements)]
        after = list.snapshot
      }
    }
    snapshot = after
    if !changes.allSatisfy(\.isInPlace) { places = [:] }
    return changes
  }

  /// Takes a snapshot of the current list.
  @inlinable
  func remember() {
    snapshot = nil
    read { snapshot = $0.snapshot }
  }

  /// Returns whether there was a list when the changes were computed last.
  @inlinable
  func isThere() -> Bool { snapshot != nil }

  @inlinable
  func forget() {
    snapshot = nil
    places = [:]
  }

  @inlinable
  func elements() -> [List.Element]? {
    var elements: [List.Element]?
    read { elements = $0.elements }
    return elements
  }

  @inlinable
  func element(_ id: List.Element.ID) -> List.Element? {
    var element: List.Element?
    read { element = $0.element(id, positions: &places) }
    return element
  }
}

extension Change {
  /// Whether all elements keep their positions.
  @usableFromInline var isInPlace: Bool {
    if case .changed = self { true } else { false }
  }
}

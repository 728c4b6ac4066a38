/// Remembers one version of a list, and finds what became of it.
///
/// It is inlined where a list is watched, for there the compiler knows the elements: comparing a thousand blocks must cost
/// no more than that.
@usableFromInline
final class Watch<List: DiffableCollection> {
  /// Lends the list as it is now; does nothing while there is none.
  @usableFromInline let read: ((List) -> Void) -> Void
  @usableFromInline var snapshot: List.Snapshot?
  @usableFromInline var places: [List.Element.ID: Int] = [:]

  @inlinable
  init(_ read: @escaping ((List) -> Void) -> Void) { self.read = read }

  /// Answers what changed since the last time, and remembers the list as it is now.
  @inlinable
  func changes() -> [Change<List.Element>] {
    var isThere = false
    var changes: [Change<List.Element>] = []
    read { list in
      isThere = true
      changes = snapshot.map { list.changes(since: $0) } ?? [.initial(list.elements)]
      snapshot = list.snapshot
    }
    if !isThere { snapshot = nil }
    if !changes.allSatisfy(\.isInPlace) { places = [:] }
    return changes
  }

  /// Takes the list as it is now as known.
  @inlinable
  func remember() {
    snapshot = nil
    read { snapshot = $0.snapshot }
  }

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
  /// Whether all elements stand where they stood.
  @usableFromInline var isInPlace: Bool {
    if case .changed = self { true } else { false }
  }
}

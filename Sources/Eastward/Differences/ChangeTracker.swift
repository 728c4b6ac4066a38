/// Tracks which elements were changed since a version of a ``TrackedArray``.
///
/// A tracker is shared by all copies of an array. The first change of a copy creates a new tracker, which refers to the
/// previous one. So two versions have the same tracker only if nothing was changed between them.
@usableFromInline
final class ChangeTracker<ID: Hashable> {
  /// The previous tracker, used only for comparison. A weak reference, because a strong one would retain all previous
  /// trackers.
  private weak let previous: ChangeTracker?
  @usableFromInline private(set) var touched: [ID] = []
  /// The number of entries at which repeated ones are removed: without a snapshot nothing else ends a tracker.
  private var limit = 64
  /// The order of all elements before the first one was added, removed or moved.
  @usableFromInline private(set) var order: [ID]?

  @usableFromInline
  init(after previous: ChangeTracker? = nil) { self.previous = previous }

  @usableFromInline
  func touch(_ id: ID) {
    if touched.last == id { return }
    if touched.count >= limit {
      touched = Array(Set(touched))
      limit = max(64, touched.count * 2)
    }
    touched.append(id)
  }

  @usableFromInline
  func restructure(_ order: () -> [ID]) {
    if self.order == nil { self.order = order() }
  }

  @usableFromInline
  func isAfter(_ tracker: AnyObject) -> Bool { previous === tracker }

  @inlinable
  func changes<Element: Identifiable>(in all: [Element], _ places: [ID: Int]) -> [Change<Element>]
  where Element.ID == ID {
    if let order {
      let touched = Set(touched)
      return all.structuralChanges(since: order, isChanged: { touched.contains(all[$1].id) })
    }
    let distinct = touched.count < 2 ? touched : Array(Set(touched))
    return distinct.compactMap { places[$0] }.filter { $0 < all.count }.sorted().map { .changed(all[$0], at: $0) }
  }
}

// A shared tracker is only read: an array changes its tracker only if no other array has it.
extension ChangeTracker: @unchecked Sendable where ID: Sendable {}

/// Identifies a version of a ``TrackedArray``, without its elements. A ``Store`` keeps it to compute changes.
public struct TrackingSnapshot {
  private let tracker: AnyObject

  @usableFromInline init(_ tracker: AnyObject) { self.tracker = tracker }

  @usableFromInline func isOf(_ other: AnyObject) -> Bool { tracker === other }

  @usableFromInline func isBefore(_ later: ChangeTracker<some Hashable>) -> Bool { later.isAfter(tracker) }
}

/// Remembers what was touched since some version of a ``TrackedArray``.
///
/// Marks are shared by all copies of a collection; the first change of a copy makes new ones, which know those they come
/// after. So two marks are the same only if nothing was changed between them.
final class Marks<ID: Hashable> {
  /// Only compared, and only while somebody else keeps those marks: to keep them here would keep all of history.
  private weak let previous: Marks?
  private var touched: [ID] = []
  /// The order of all elements before the first one was added, removed or moved.
  private var order: [ID]?

  init(after previous: Marks? = nil) { self.previous = previous }

  func touch(_ id: ID) {
    if touched.last != id { touched.append(id) }
  }

  func restructure(_ order: some Sequence<ID>) {
    if self.order == nil { self.order = Array(order) }
  }

  func isAfter(_ marks: AnyObject) -> Bool { previous === marks }

  func changes<Element: Identifiable>(in all: [Element], _ places: [ID: Int]) -> [Change<Element>]
  where Element.ID == ID {
    if let order {
      let touched = Set(touched)
      return all.structuralChanges(since: order, isChanged: { touched.contains($0.id) })
    }
    let distinct = touched.count < 2 ? touched : Array(Set(touched))
    return distinct.compactMap { places[$0] }.filter { $0 < all.count }.sorted().map { .changed(all[$0], at: $0) }
  }
}

// What is shared is only read: whoever changes marks has made sure that nobody else has them.
extension Marks: @unchecked Sendable where ID: Sendable {}

/// Identifies a version of a ``TrackedArray``, without its elements. A ``Store`` keeps it to compute changes.
public struct TrackingSnapshot {
  private let marks: AnyObject

  init(_ marks: AnyObject) { self.marks = marks }

  func isOf(_ other: AnyObject) -> Bool { marks === other }

  func isBefore(_ later: Marks<some Hashable>) -> Bool { later.isAfter(marks) }
}

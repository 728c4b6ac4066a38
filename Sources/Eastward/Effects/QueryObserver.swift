/// Compares the query of the state with the previous one.
///
/// It is inlined where a feedback is created, because the compiler knows the query's type there: a delivery costs only
/// the comparison.
@usableFromInline
final class QueryObserver<Query: Equatable> {
  /// Returns the current query.
  @usableFromInline let find: () -> Query?
  @usableFromInline var current: Query?

  @inlinable
  init(_ find: @escaping () -> Query?) { self.find = find }

  /// Returns whether the query has changed.
  @inlinable
  func isNew() -> Bool {
    let now = find()
    if now == current { return false }
    current = now
    return true
  }
}

extension StoreHandle {
  @inlinable
  func observer<Query: Equatable>(of query: @escaping (State) -> Query?) -> QueryObserver<Query> {
    QueryObserver { [read] in
      var found: Query?
      read { found = query($0) }
      return found
    }
  }
}

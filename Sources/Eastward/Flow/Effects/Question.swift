/// Remembers what the state asked.
///
/// It is inlined where a feedback is made, for there the compiler knows the queries: comparing them is all that a
/// delivery costs.
@usableFromInline
final class Question<Query: Equatable> {
  /// Finds what the state asks now.
  @usableFromInline let find: () -> Query?
  @usableFromInline var asked: Query?

  @inlinable
  init(_ find: @escaping () -> Query?) { self.find = find }

  /// Answers whether the state asks something else than before.
  @inlinable
  func isNew() -> Bool {
    let now = find()
    if now == asked { return false }
    asked = now
    return true
  }
}

extension Link {
  @inlinable
  func question<Query: Equatable>(_ query: @escaping (State) -> Query?) -> Question<Query> {
    Question { [read] in
      var found: Query?
      read { found = query($0) }
      return found
    }
  }
}

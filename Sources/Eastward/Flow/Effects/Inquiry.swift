/// Remembers what the state asked under each key, and finds what became of it.
struct Inquiry<Key: Hashable, Query: Equatable> {
  private var asked: [Key: Query] = [:]
  private var order: [Key] = []

  /// Takes what is asked now into `schedule`: what is gone ends before anything begins, and what is new begins in
  /// order.
  ///
  /// Of several queries with one key the first counts.
  mutating func take(
    _ queries: [(key: Key, query: Query)], into schedule: inout Schedule<Key, Query>
  ) -> [Schedule<Key, Query>.Step] {
    let now = Dictionary(queries.map { ($0.key, $0.query) }, uniquingKeysWith: { first, _ in first })
    let before = asked
    let gone = order.filter { before[$0] != now[$0] }
    asked = now
    order = []
    var seen: Set<Key> = []
    for (key, _) in queries where seen.insert(key).inserted { order.append(key) }
    let new = order.filter { before[$0] != now[$0] }
    return gone.flatMap { schedule.vanish($0) }
      + new.flatMap { key in now[key].map { schedule.appear(key, $0) } ?? [] } + schedule.moveUp()
  }
}

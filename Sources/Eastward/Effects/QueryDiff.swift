/// Compares the queries of the state, by key, with the previous ones.
struct QueryDiff<Key: Hashable, Query: Equatable> {
  private var current: [Key: Query] = [:]
  private var order: [Key] = []

  /// Updates `schedule` with the current queries: effects of missing queries end before new ones start, in order.
  ///
  /// Of several queries with the same key the first one is used.
  mutating func take(
    _ queries: [(key: Key, query: Query)], into schedule: inout Schedule<Key, Query>
  ) -> [Schedule<Key, Query>.Step] {
    let now = Dictionary(queries.map { ($0.key, $0.query) }, uniquingKeysWith: { first, _ in first })
    let before = current
    let gone = order.filter { before[$0] != now[$0] }
    current = now
    order = []
    var seen: Set<Key> = []
    for (key, _) in queries where seen.insert(key).inserted { order.append(key) }
    let new = order.filter { before[$0] != now[$0] }
    return gone.flatMap { schedule.cancel($0) }
      + new.flatMap { key in now[key].map { schedule.enqueue(key, $0) } ?? [] } + schedule.startNext()
  }
}

extension Store where Action: Sendable {
  /// Runs an effect for each query of the state, independently.
  ///
  /// When a query appears, its effect starts. When it disappears, its effect is cancelled. When it changes and keeps
  /// its identity, its effect is replaced. Of several queries with the same identity the first one is used.
  ///
  /// ```swift
  /// let loading = store.feedback(each: { $0.downloads }, policy: .queue(limit: 4)) { download, send in
  ///   await send(.loaded(download.id, await server.bytes(of: download.url)))
  /// }
  /// ```
  ///
  /// `.replace`, `.debounce` and `.throttle` apply to each identity separately. `.cancelOldest` and `.queue` limit the
  /// number of effects of all queries together, in the order of the queries.
  ///
  /// - Complexity: one comparison of the arrays per delivery; O(n) with n queries if they differ.
  @inlinable
  public func feedback<Query: Identifiable & Equatable & Sendable>(
    each queries: @escaping (State) -> [Query], named name: String? = nil, policy: FeedbackPolicy = .replace,
    isolation: isolated any Actor = #isolation, effect: @escaping @Sendable (Query, Send<Action>) async -> Void
  ) -> SubscriptionToken {
    let observer = link.observer(of: queries)
    return feedback(
      observer, isNew: { observer.isNew() }, listed: { $0.map { ($0.id, $0) } }, name, policy, on: isolation, effect)
  }

  /// Runs an effect for each query in a set, independently.
  ///
  /// The order of queries that appear together is undefined.
  @inlinable
  public func feedback<Query: Hashable & Sendable>(
    each queries: @escaping (State) -> Set<Query>, named name: String? = nil, policy: FeedbackPolicy = .replace,
    isolation: isolated any Actor = #isolation, effect: @escaping @Sendable (Query, Send<Action>) async -> Void
  ) -> SubscriptionToken {
    let observer = link.observer(of: queries)
    return feedback(
      observer, isNew: { observer.isNew() }, listed: { $0.map { ($0, $0) } }, name, policy, on: isolation, effect)
  }

  /// Runs an effect for each query in a dictionary, independently, with its key.
  ///
  /// The order of queries that appear together is undefined.
  @inlinable
  public func feedback<Key: Hashable & Sendable, Query: Equatable & Sendable>(
    each queries: @escaping (State) -> [Key: Query], named name: String? = nil, policy: FeedbackPolicy = .replace,
    isolation: isolated any Actor = #isolation,
    effect: @escaping @Sendable (Key, Query, Send<Action>) async -> Void
  ) -> SubscriptionToken {
    let observer = link.observer(of: queries)
    return feedback(
      observer, isNew: { observer.isNew() }, listed: { $0.map { ($0.key, Named(key: $0.key, query: $0.value)) } },
      name, policy, on: isolation, { named, send in await effect(named.key, named.query, send) })
  }

  @usableFromInline
  func feedback<Queries: Equatable, Key: Hashable, Query: Equatable & Sendable>(
    _ observer: QueryObserver<Queries>, isNew: @escaping () -> Bool, listed: @escaping (Queries) -> [(Key, Query)],
    _ name: String?, _ policy: FeedbackPolicy, on actor: any Actor,
    _ effect: @escaping @Sendable (Query, Send<Action>) async -> Void
  ) -> SubscriptionToken {
    var diff = QueryDiff<Key, Query>()
    let name = EffectName.queries(name)
    let channel = FeedbackChannel<Key, Query, Action>(
      cycle, scope: number, on: actor, name, policy, isNew: isNew,
      trace: { [cycle] in observer.trace(cycle, for: name.subscriber()) },
      update: { diff.take(observer.current.map(listed) ?? [], into: &$0) },
      send: { [dispatch = link.dispatch] in _ = dispatch($0) }, effect: effect)
    return add(channel, for: Queries.self, by: name.subscriber())
  }
}

/// Keeps a query together with its key.
@usableFromInline
struct Named<Key: Hashable & Sendable, Query: Equatable & Sendable>: Equatable, Sendable {
  @usableFromInline let key: Key
  @usableFromInline let query: Query

  @inlinable
  init(key: Key, query: Query) {
    self.key = key
    self.query = query
  }
}

extension Named: CustomStringConvertible {
  @usableFromInline var description: String { "\(key): \(query)" }
}

extension Store where Action: Sendable {
  /// Runs `effect` while `query` has a value, until the subscription ends.
  ///
  /// ```swift
  /// let loading = store.feedback({ $0.topicToLoad }) { topic, send in
  ///   await send(.loaded(await server.news(of: topic)))
  /// }
  /// ```
  ///
  /// The effect starts in the delivery in which the query appears. It is cancelled when the query disappears, and
  /// replaced when the query changes. It receives the query and a ``Send`` function, but neither store nor state. While
  /// a ``Recorder`` shows the past, no effect starts and none is cancelled.
  ///
  /// Nil requests nothing. Every other value requests the effect, also `0` and `""`; only of a `Bool`, false requests
  /// nothing.
  ///
  /// - Parameters:
  ///   - query: returns what the state requests, or nil.
  ///   - name: the name of the effect in traces and tests, before the query: `news: sun`; without it, the query alone.
  ///   - policy: what happens to a running effect when the query changes.
  ///   - isolation: the actor of the store. Without an actor, a feedback does not compile.
  ///   - effect: does the work and sends the resulting actions.
  ///
  /// - Complexity: one comparison per delivery while the query does not change.
  @inlinable
  public func feedback<Query: Equatable & Sendable>(
    _ query: @escaping (State) -> Query?, named name: String? = nil, policy: FeedbackPolicy = .replace,
    isolation: isolated any Actor = #isolation, effect: @escaping @Sendable (Query, Send<Action>) async -> Void
  ) -> SubscriptionToken {
    let observer = link.observer(of: query)
    return feedback(observer, isNew: { observer.isNew() }, .of(queries: name), policy, on: isolation, effect)
  }

  /// Runs `effect` while `query` is true, until the subscription ends.
  ///
  /// ```swift
  /// let loading = store.feedback({ $0.isLoading }) { _, send in await send(.loaded(await server.news())) }
  /// ```
  ///
  /// False requests nothing, and neither does nil, as of `{ $0.item?.isLoading }`. In traces and tests the effect has the
  /// given name, or else its place in the sources: `News.swift:12`.
  @inlinable
  public func feedback(
    _ query: @escaping (State) -> Bool?, named name: String? = nil, policy: FeedbackPolicy = .replace,
    fileID: String = #fileID, line: Int = #line, isolation: isolated any Actor = #isolation,
    effect: @escaping @Sendable (Bool, Send<Action>) async -> Void
  ) -> SubscriptionToken {
    let observer = link.observer { query($0) == true ? true : nil }
    return feedback(
      observer, isNew: { observer.isNew() }, .of(truth: name, fileID: fileID, line: line), policy, on: isolation, effect
    )
  }

  @usableFromInline
  func feedback<Query: Equatable & Sendable>(
    _ observer: QueryObserver<Query>, isNew: @escaping () -> Bool, _ name: EffectName, _ policy: FeedbackPolicy,
    on actor: any Actor, _ effect: @escaping @Sendable (Query, Send<Action>) async -> Void
  ) -> SubscriptionToken {
    let channel = FeedbackChannel<Int, Query, Action>(
      cycle, scope: number, on: actor, name, policy, isNew: isNew,
      trace: { [cycle] in observer.trace(cycle, for: name.subscriber()) }, update: { $0.update(observer.current) },
      send: { [dispatch = link.dispatch] in _ = dispatch($0) }, effect: effect)
    return add(channel, for: Query.self, by: name.subscriber())
  }
}

extension QueryObserver {
  /// - Parameter subscriber: the name of what receives the query.
  func trace(_ cycle: DispatchCycle, for subscriber: String) {
    cycle.trace {
      if let current { cycle.record(.delivered(aspect: "\(Query.self)", detail: "\(current)", component: subscriber)) }
    }
  }
}

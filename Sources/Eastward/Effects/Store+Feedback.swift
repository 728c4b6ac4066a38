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
  /// - Parameters:
  ///   - query: returns what the state requests, or nil.
  ///   - policy: what happens to a running effect when the query changes.
  ///   - isolation: the actor of the store. Without an actor, a feedback does not compile.
  ///   - effect: does the work and sends the resulting actions.
  ///
  /// - Complexity: one comparison per delivery while the query does not change.
  @inlinable
  public func feedback<Query: Equatable & Sendable>(
    _ query: @escaping (State) -> Query?, policy: FeedbackPolicy = .replace,
    isolation: isolated any Actor = #isolation, effect: @escaping @Sendable (Query, Send<Action>) async -> Void
  ) -> SubscriptionToken {
    let observer = link.observer(of: query)
    return feedback(observer, isNew: { observer.isNew() }, policy, on: isolation, effect)
  }

  /// Runs `effect` while `query` is true, until the subscription ends.
  ///
  /// ```swift
  /// let loading = store.feedback({ $0.isLoading }) { _, send in await send(.loaded(await server.news())) }
  /// ```
  ///
  /// It is equivalent to a query that returns true or nil: false requests nothing.
  @inlinable
  public func feedback(
    _ query: @escaping (State) -> Bool, policy: FeedbackPolicy = .replace,
    isolation: isolated any Actor = #isolation, effect: @escaping @Sendable (Bool, Send<Action>) async -> Void
  ) -> SubscriptionToken {
    feedback({ query($0) ? true : nil }, policy: policy, isolation: isolation, effect: effect)
  }

  @usableFromInline
  func feedback<Query: Equatable & Sendable>(
    _ observer: QueryObserver<Query>, isNew: @escaping () -> Bool, _ policy: FeedbackPolicy, on actor: any Actor,
    _ effect: @escaping @Sendable (Query, Send<Action>) async -> Void
  ) -> SubscriptionToken {
    let channel = FeedbackChannel<Int, Query, Action>(
      cycle, scope: number, on: actor, policy, isNew: isNew,
      trace: { [cycle] in observer.trace(cycle) }, update: { $0.update(observer.current) },
      send: { [dispatch = link.dispatch] in _ = dispatch($0) }, effect: effect)
    return add(channel, for: Query.self)
  }
}

extension QueryObserver {
  func trace(_ cycle: DispatchCycle) {
    cycle.trace {
      if let current { cycle.record(.delivered(aspect: "\(Query.self)", detail: "\(current)", component: "an effect")) }
    }
  }
}

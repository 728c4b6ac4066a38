extension Store where Action: Sendable {
  /// Runs `effect` for what the state asks, as long as it asks it and the subscription lives.
  ///
  /// ```swift
  /// let loading = store.feedback({ $0.topicToLoad }) { topic, back in
  ///   await back(.loaded(await server.news(of: topic)))
  /// }
  /// ```
  ///
  /// The effect starts when a query appears, in the delivery that shows it; it is cancelled when the query goes, and
  /// replaced when the query changes. It runs beside the store and is given nothing of it but the query and the way
  /// ``Back``. While a state of the past is shown, none starts and none is cancelled.
  ///
  /// - Parameters:
  ///   - query: finds in the state what is to be done; nil while there is nothing.
  ///   - policy: what becomes of an effect when another query comes.
  ///   - isolation: the actor that the store belongs to. A feedback cannot be made where there is none.
  ///   - effect: does the work and sends what comes of it.
  ///
  /// - Complexity: one comparison a delivery, while the query stays the same.
  public func feedback<Query: Equatable & Sendable>(
    _ query: @escaping (State) -> Query?, policy: FeedbackPolicy = .replace,
    isolation: isolated any Actor = #isolation, effect: @escaping @Sendable (Query, Back<Action>) async -> Void
  ) -> Subscription {
    var asked: Query?
    let line = FeedbackLine<Int, Query, Action>(
      turn, scope: number, on: isolation, policy,
      look: { [read = link.read] schedule in
        var now: Query?
        read { now = query($0) }
        guard now != asked else { return [] }
        asked = now
        return schedule.ask(now)
      },
      send: { [dispatch = link.dispatch] action in _ = dispatch(action) }, effect: effect)
    return lay(line, for: "\(Query.self)")
  }

  private func lay<Key, Query>(_ line: FeedbackLine<Key, Query, Action>, for query: String) -> Subscription {
    turn.lay(line)
    if turn.maySubscribe(to: query) { turn.tell(to: { line.visit() }) }
    return Subscription { [weak line] in line?.end() }
  }
}

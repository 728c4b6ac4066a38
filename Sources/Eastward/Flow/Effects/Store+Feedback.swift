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
  /// replaced when the query changes. It runs beside the store, and is given nothing of it but the query and the way
  /// ``Back``. While a state of the past is shown, none starts and none is cancelled.
  ///
  /// - Parameters:
  ///   - query: finds in the state what is to be done; nil while there is nothing.
  ///   - policy: what becomes of an effect when another query comes.
  ///   - isolation: the actor that the store belongs to. Where there is none, a feedback does not compile.
  ///   - effect: does the work and sends what comes of it.
  ///
  /// - Complexity: one comparison a delivery, while the query stays the same.
  @inlinable
  public func feedback<Query: Equatable & Sendable>(
    _ query: @escaping (State) -> Query?, policy: FeedbackPolicy = .replace,
    isolation: isolated any Actor = #isolation, effect: @escaping @Sendable (Query, Back<Action>) async -> Void
  ) -> Subscription {
    let question = link.question(query)
    return feedback(question, isNew: { question.isNew() }, policy, on: isolation, effect)
  }

  @usableFromInline
  func feedback<Query: Equatable & Sendable>(
    _ question: Question<Query>, isNew: @escaping () -> Bool, _ policy: FeedbackPolicy, on actor: any Actor,
    _ effect: @escaping @Sendable (Query, Back<Action>) async -> Void
  ) -> Subscription {
    let line = FeedbackLine<Int, Query, Action>(
      turn, scope: number, on: actor, policy, isNew: isNew,
      trace: { [turn] in question.trace(turn) }, ask: { $0.ask(question.asked) },
      send: { [dispatch = link.dispatch] in _ = dispatch($0) }, effect: effect)
    return lay(line, for: Query.self)
  }
}

extension Question {
  func trace(_ turn: Turn) {
    turn.trace {
      if let asked { turn.note(.told("\(Query.self)", detail: "\(asked)", to: "an effect")) }
    }
  }
}

extension Store {
  /// Reacts to a query of the state with an action, synchronously.
  ///
  /// This is a function `(State) -> Action`. The reaction runs during the delivery in which the query changes, on the
  /// store's actor, and its actions are subject to the store's ``Reentrancy`` like those of a component. It may refer to
  /// components, and needs no actor.
  ///
  /// ```swift
  /// let welcome = store.react(to: { $0.newUser }) { .welcome($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - query: returns what to react to, or nil.
  ///   - action: returns the action for the query, or nil.
  ///
  /// - Complexity: one comparison per delivery while the query stays the same.
  @inlinable
  public func react<Query: Equatable>(
    to query: @escaping (State) -> Query?, with action: @escaping (Query) -> Action?
  ) -> SubscriptionToken {
    let question = link.question(query)
    return react(to: question, isNew: { question.isNew() }, with: action)
  }

  @usableFromInline
  func react<Query: Equatable>(
    to question: Question<Query>, isNew: @escaping () -> Bool, with action: @escaping (Query) -> Action?
  ) -> SubscriptionToken {
    let line = AnswerLine(turn, scope: number, isNew: isNew) { [turn, dispatch = link.dispatch] in
      question.trace(turn)
      if let action = question.asked.flatMap(action) { _ = dispatch(action) }
    }
    return lay(line, for: Query.self)
  }
}

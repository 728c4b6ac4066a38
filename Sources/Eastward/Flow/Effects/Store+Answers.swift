extension Store {
  /// Reacts to a query of the state with an action, synchronously.
  ///
  /// This is a function `(State) -> Action`. `answer` runs during the delivery of the query, on the store's actor, and
  /// its actions are subject to the store's ``Reentrancy`` like those of a component. It may refer to components, and
  /// needs no actor.
  ///
  /// ```swift
  /// let greeting = store.answer({ $0.newUser }) { .greet($0) }
  /// ```
  ///
  /// - Complexity: one comparison per delivery while the query stays the same.
  @inlinable
  public func answer<Query: Equatable>(
    _ query: @escaping (State) -> Query?, _ answer: @escaping (Query) -> Action?
  ) -> Subscription {
    let question = link.question(query)
    return self.answer(question, isNew: { question.isNew() }, answer)
  }

  @usableFromInline
  func answer<Query: Equatable>(
    _ question: Question<Query>, isNew: @escaping () -> Bool, _ answer: @escaping (Query) -> Action?
  ) -> Subscription {
    let line = AnswerLine(turn, scope: number, isNew: isNew) { [turn, dispatch = link.dispatch] in
      question.trace(turn)
      if let action = question.asked.flatMap(answer) { _ = dispatch(action) }
    }
    return lay(line, for: Query.self)
  }
}

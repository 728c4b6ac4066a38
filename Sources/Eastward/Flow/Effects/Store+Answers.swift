extension Store {
  /// Answers what the state asks with an action, at once.
  ///
  /// This is a state that sends actions by itself: `(State) -> Action`. `answer` runs in the delivery that shows the
  /// query, on the store's own actor, and what it sends obeys the store's ``Reentrancy`` like the answer of any
  /// component. It may know components, and needs no actor.
  ///
  /// ```swift
  /// let greeting = store.answer({ $0.newUser }) { .greet($0) }
  /// ```
  ///
  /// - Complexity: one comparison a delivery, while the query stays the same.
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

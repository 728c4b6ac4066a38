extension Store {
  /// Dispatches an action when a query of the state changes, synchronously.
  ///
  /// The reaction runs during the delivery in which the query changes, on the store's actor, and its actions are
  /// subject to the store's ``Reentrancy`` like those of a component. It may refer to components. The store need not
  /// belong to an actor.
  ///
  /// ```swift
  /// let welcome = store.react(to: { $0.newUser }) { .welcome($0) }
  /// ```
  ///
  /// Nil asks for nothing. Every other value does, also `0` and `""`; only of a `Bool`, false asks for nothing.
  ///
  /// - Parameters:
  ///   - query: returns the value to react to, or nil.
  ///   - action: returns the action for the query, or nil.
  ///
  /// - Complexity: one comparison per delivery while the query does not change.
  @inlinable
  public func react<Query: Equatable>(
    to query: @escaping (State) -> Query?, with action: @escaping (Query) -> Action?
  ) -> SubscriptionToken {
    let observer = link.observer(of: query)
    return react(to: observer, isNew: { observer.isNew() }, with: action)
  }

  /// Dispatches an action when a query of the state becomes true, synchronously. False and nil ask for nothing.
  ///
  /// ```swift
  /// let reset = store.react(to: { $0.isFull }) { _ in .clear }
  /// ```
  @inlinable
  public func react(
    to query: @escaping (State) -> Bool?, with action: @escaping (Bool) -> Action?
  ) -> SubscriptionToken {
    let observer = link.observer { query($0) == true ? true : nil }
    return react(to: observer, isNew: { observer.isNew() }, with: action)
  }

  @usableFromInline
  func react<Query: Equatable>(
    to observer: QueryObserver<Query>, isNew: @escaping () -> Bool, with action: @escaping (Query) -> Action?
  ) -> SubscriptionToken {
    let channel = ReactionChannel(cycle, scope: number, isNew: isNew) { [cycle, dispatch = link.dispatch] in
      observer.trace(cycle, for: "a reaction")
      if let action = observer.current.flatMap(action) { _ = dispatch(action) }
    }
    return add(channel, for: Query.self, by: "a reaction")
  }
}

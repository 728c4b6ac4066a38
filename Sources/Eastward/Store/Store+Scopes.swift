extension Store {
  /// Returns a store of a part of the state, with its own actions.
  ///
  /// A scope has no state of its own. Its actions are wrapped and reduced once, by the root store, and its part is read
  /// from the state of the root, however deep scopes are nested. While there is no part, subscribers of the scope
  /// receive nothing; they receive values again when the part returns.
  ///
  /// ```swift
  /// let news = store.scope(state: { $0.news }, action: { .news($0) })
  /// news.dispatch(.load)
  /// let steps = news.provider(of: Step.self) { $0 }
  /// ```
  ///
  /// A scope does not retain its store. Using a scope after its store was released is a ``UsageError``.
  ///
  /// - Parameters:
  ///   - part: returns the part of the state, or nil if there is none.
  ///   - embed: returns the action of this store that contains an action of the part.
  public func scope<Local, LocalAction>(
    state part: @escaping (State) -> Local?, action embed: @escaping (LocalAction) -> Action
  ) -> Store<Local, LocalAction> {
    Store<Local, LocalAction>(cycle: cycle, link: link.scoped(part, embed))
  }

  /// Returns a store of a part of the state, with the same actions.
  public func scope<Local>(state part: @escaping (State) -> Local?) -> Store<Local, Action> {
    scope(state: part, action: { $0 })
  }
}

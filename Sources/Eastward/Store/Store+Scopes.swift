extension Store {
  /// Returns a store of a part of the state, with its own actions.
  ///
  /// A scope has no state of its own. Its actions are wrapped and reduced once, by the root store, and its lens reads
  /// from the state of the root, however deep scopes are nested. While the lens returns nil nothing in the scope is
  /// told; it is told again when the part returns.
  ///
  /// ```swift
  /// let news = store.scope({ $0.news }, { .news($0) })
  /// news.dispatch(.load)
  /// let steps = news.provider(of: Step.self) { $0 }
  /// ```
  ///
  /// A scope does not retain its store. Using a scope after its store was released is a ``Misuse``.
  public func scope<Local, LocalAction>(
    _ lens: @escaping (State) -> Local?, _ embed: @escaping (LocalAction) -> Action
  ) -> Store<Local, LocalAction> {
    Store<Local, LocalAction>(turn: turn, link: link.scoped(lens, embed))
  }

  /// Returns a store of a part of the state, with the same actions.
  public func scope<Local>(_ lens: @escaping (State) -> Local?) -> Store<Local, Action> {
    scope(lens, { $0 })
  }
}

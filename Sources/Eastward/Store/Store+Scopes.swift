extension Store {
  /// Makes a store of a part of the state, with actions of its own.
  ///
  /// A scope owns nothing. Its actions are wrapped and reduced by this store, once; its lens looks at the state of the
  /// root, however deep scopes lie in scopes. While the lens gives nil everything in the scope is silent, and it is told
  /// anew when the part returns.
  ///
  /// ```swift
  /// let news = store.scope({ $0.news }, { .news($0) })
  /// news.dispatch(.load)
  /// let steps = news.provider(of: Step.self) { $0 }
  /// ```
  ///
  /// A scope does not keep its store; one that is used after the store has gone is a ``Misuse``.
  public func scope<Local, LocalAction>(
    _ lens: @escaping (State) -> Local?, _ embed: @escaping (LocalAction) -> Action
  ) -> Store<Local, LocalAction> {
    Store<Local, LocalAction>(turn: turn, link: link.scoped(lens, embed))
  }

  /// Makes a store of a part of the state that is sent the same actions.
  public func scope<Local>(_ lens: @escaping (State) -> Local?) -> Store<Local, Action> {
    scope(lens, { $0 })
  }
}

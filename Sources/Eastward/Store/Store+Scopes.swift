extension Store {
  /// Makes a store of a part of the state, with actions of its own.
  ///
  /// A scope owns nothing. Its actions are wrapped and reduced by this store, once; its lens looks at this store's state,
  /// once for all that listen inside the scope. While the lens gives nil everything in the scope is silent, and it is told
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
    let scope = Store<Local, LocalAction>(turn: turn, lines: Lines(), link: link.scoped(lens, embed))
    lines.lay(ScopeLine(to: scope, through: lens))
    return scope
  }

  /// Makes a store of a part of the state that is sent the same actions.
  public func scope<Local>(_ lens: @escaping (State) -> Local?) -> Store<Local, Action> {
    scope(lens, { $0 })
  }
}

/// Leads through a lens to all lines of a scope.
private final class ScopeLine<State, Local, LocalAction>: Line<State> {
  private weak var scope: Store<Local, LocalAction>?
  private let lines: Lines<Local>
  private let lens: (State) -> Local?

  init(to scope: Store<Local, LocalAction>, through lens: @escaping (State) -> Local?) {
    self.scope = scope
    lines = scope.lines
    self.lens = lens
  }

  override var isNeeded: Bool { lines.isNeeded || scope != nil }

  override func end(with listener: AnyObject) { lines.end(with: listener) }

  override func visit(_ state: State) {
    if let local = lens(state) { lines.visit(local) } else { lines.lose() }
  }

  override func lose() { lines.lose() }
}

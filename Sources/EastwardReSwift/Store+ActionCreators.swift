extension Store {
  /// A function that returns the action for a state, or nil.
  public typealias ActionCreator = (_ state: State, _ store: Store) -> (any Action)?

  /// A function that passes on an action creator, now or later.
  public typealias AsyncActionCreator = (
    _ state: State, _ store: Store, _ actionCreatorCallback: @escaping ((ActionCreator) -> Void)
  ) -> Void

  /// Dispatches the action that `create` returns for the current state, if any.
  @available(
    *, deprecated,
    message: "'store.base' has 'dispatch(with: provider) { … }', which receives a value of the state"
  )
  public func dispatch(_ create: ActionCreator) {
    if let state = current.state, let action = create(state, self) { dispatch(action) }
  }

  /// Dispatches the actions of the action creators that `create` passes on, and calls `callback` with the state after
  /// each.
  @available(
    *, deprecated, message: "let the state request the work, and run it by 'store.base.feedback'"
  )
  public func dispatch(_ create: AsyncActionCreator, callback: ((State) -> Void)? = nil) {
    guard let state = current.state else { return }
    create(state, self) { [self] next in
      guard let state = current.state, let action = next(state, self) else { return }
      dispatch(action)
      if let state = current.state { callback?(state) }
    }
  }
}

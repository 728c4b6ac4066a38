/// An action that does work and dispatches others, for a store with ``createThunkMiddleware()``.
@available(
  *, deprecated,
  message: "let the state request the work, and run it by 'store.base.feedback'; or use 'store.base.thunk'"
)
public struct Thunk<State>: Action {
  let body: (_ dispatch: @escaping DispatchFunction, _ getState: @escaping () -> State?) -> Void

  /// Creates a thunk that calls `body` when it is dispatched.
  public init(body: @escaping (_ dispatch: @escaping DispatchFunction, _ getState: @escaping () -> State?) -> Void) {
    self.body = body
  }
}

/// Returns middleware that calls thunks instead of passing them on.
@available(*, deprecated, message: "'store.base.feedback' and 'store.base.thunk' need no middleware")
public func createThunkMiddleware<State>() -> Middleware<State> {
  { dispatch, getState in
    { next in
      { action in
        if let thunk = action as? Thunk<State> { thunk.body(dispatch, getState) } else { next(action) }
      }
    }
  }
}

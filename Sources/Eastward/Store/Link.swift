/// Reaches a store's engine without keeping it, and its state.
@usableFromInline
struct Link<State, Action> {
  /// Answers false when the engine is gone.
  let dispatch: (Action) -> Bool
  /// Answers false when the engine is gone.
  let batch: ([Action]) -> Bool
  /// Lends the state as it is now; does nothing when there is none.
  @usableFromInline let read: ((State) -> Void) -> Void
}

extension Link {
  init(to engine: Engine<State, Action>, _ cell: Cell<State>) {
    dispatch = { [weak engine] action in engine?.dispatch(action) != nil }
    batch = { [weak engine] actions in engine?.batch(actions) != nil }
    read = { body in cell.lend(body) }
  }

  /// Looks at a part of the state, in one step from the root, and wraps the part's actions.
  func scoped<Local, LocalAction>(
    _ lens: @escaping (State) -> Local?, _ embed: @escaping (LocalAction) -> Action
  ) -> Link<Local, LocalAction> {
    Link<Local, LocalAction>(
      dispatch: { [dispatch] action in dispatch(embed(action)) },
      batch: { [batch] actions in batch(actions.map(embed)) },
      read: { [read] body in
        read { state in
          if let local = lens(state) { body(local) }
        }
      })
  }
}

/// Refers to the engine of a store weakly, and to its state.
@usableFromInline
struct StoreHandle<State, Action> {
  /// Returns false if the engine was released.
  let dispatch: (Action) -> Bool
  /// Returns false if the engine was released.
  let batch: ([Action]) -> Bool
  /// Lends the current state, or does nothing if there is none.
  @usableFromInline let read: ((State) -> Void) -> Void
}

extension StoreHandle {
  init(to engine: Engine<State, Action>, _ box: StateBox<State>) {
    dispatch = { [weak engine] action in engine?.dispatch(action) != nil }
    batch = { [weak engine] actions in engine?.batch(actions) != nil }
    read = { body in box.lend(body) }
  }

  /// Returns the handle of a part, which is read from the root in one step, and whose actions are wrapped.
  func scoped<Local, LocalAction>(
    _ lens: @escaping (State) -> Local?, _ embed: @escaping (LocalAction) -> Action
  ) -> StoreHandle<Local, LocalAction> {
    StoreHandle<Local, LocalAction>(
      dispatch: { [dispatch] action in dispatch(embed(action)) },
      batch: { [batch] actions in batch(actions.map(embed)) },
      read: { [read] body in
        read { state in
          if let local = lens(state) { body(local) }
        }
      })
  }
}

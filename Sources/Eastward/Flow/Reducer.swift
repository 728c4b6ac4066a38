/// A function that changes a state by an action and has no other effect.
///
/// This type is only needed to store or pass on a reducer; a ``Store`` takes any closure of this form.
public typealias Reducer<State, Action> = @Sendable (inout State, Action) -> Void

/// Returns a reducer that changes the state in place, from one that returns a new state.
public func inPlace<State, Action>(
  _ reduce: @escaping @Sendable (State, Action) -> State
) -> Reducer<State, Action> {
  { state, action in state = reduce(state, action) }
}

/// Returns a reducer that runs `reducers` in order.
///
/// - Complexity: the sum of those of the reducers.
public func combine<State, Action>(_ reducers: Reducer<State, Action>...) -> Reducer<State, Action> {
  { state, action in
    for reduce in reducers { reduce(&state, action) }
  }
}

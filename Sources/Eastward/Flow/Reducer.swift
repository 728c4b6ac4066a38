/// Changes a state by an action, and does nothing else.
///
/// A reducer is a plain function. This type is only its name where it is kept in a `static let` or handed on; a
/// ``Store`` takes any closure of the kind.
public typealias Reducer<State, Action> = @Sendable (inout State, Action) -> Void

/// Makes a reducer that changes in place of one that answers a new state.
public func inPlace<State, Action>(
  _ reduce: @escaping @Sendable (State, Action) -> State
) -> Reducer<State, Action> {
  { state, action in state = reduce(state, action) }
}

/// Runs `reducers` one after the other; each sees what those before it left.
///
/// - Complexity: the sum of theirs.
public func combine<State, Action>(_ reducers: Reducer<State, Action>...) -> Reducer<State, Action> {
  { state, action in
    for reduce in reducers { reduce(&state, action) }
  }
}

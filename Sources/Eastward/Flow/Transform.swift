/// Lifts a part's reducer to the whole, where the part stands at `path`.
///
/// ```swift
/// static let reduce = combine(
///   transform(News.reduce, at: \.news, on: { $0.newsEvent }),
///   App.reduce)
/// ```
///
/// The part is changed where it stands, without a copy.
///
/// `local` gives the part's action in the whole's, or nil if the action is none of the part's.
public func transform<State, Action, Local, LocalAction>(
  _ reduce: @escaping Reducer<Local, LocalAction>, at path: any WritableKeyPath<State, Local> & Sendable,
  on local: @escaping @Sendable (Action) -> LocalAction?
) -> Reducer<State, Action> {
  { state, action in
    guard let action = local(action) else { return }
    reduce(&state[keyPath: path], action)
  }
}

/// Lifts a part's reducer that understands the whole's actions.
public func transform<State, Action, Local>(
  _ reduce: @escaping Reducer<Local, Action>, at path: any WritableKeyPath<State, Local> & Sendable
) -> Reducer<State, Action> {
  transform(reduce, at: path, on: { $0 })
}

/// Lifts a part's reducer by two closures: one takes the part out, one puts it back.
public func transform<State, Action, Local, LocalAction>(
  _ reduce: @escaping Reducer<Local, LocalAction>, get: @escaping @Sendable (State) -> Local,
  set: @escaping @Sendable (inout State, Local) -> Void, on local: @escaping @Sendable (Action) -> LocalAction?
) -> Reducer<State, Action> {
  { state, action in
    guard let action = local(action) else { return }
    var part = get(state)
    reduce(&part, action)
    set(&state, part)
  }
}

/// Lifts the reducer of a part that may not be there; then nothing happens.
public func transform<State, Action, Local, LocalAction>(
  _ reduce: @escaping Reducer<Local, LocalAction>, ifLet path: any WritableKeyPath<State, Local?> & Sendable,
  on local: @escaping @Sendable (Action) -> LocalAction?
) -> Reducer<State, Action> {
  { state, action in
    guard let action = local(action) else { return }
    change(&state[keyPath: path]) { reduce(&$0, action) }
  }
}

/// Lifts the reducer of a part that is made when its first action comes.
///
/// `make` makes it of what the whole knows.
public func transform<State, Action, Local, LocalAction>(
  _ reduce: @escaping Reducer<Local, LocalAction>, at path: any WritableKeyPath<State, Local?> & Sendable,
  orMake make: @escaping @Sendable (State) -> Local, on local: @escaping @Sendable (Action) -> LocalAction?
) -> Reducer<State, Action> {
  { state, action in
    guard let action = local(action) else { return }
    if state[keyPath: path] == nil { state[keyPath: path] = make(state) }
    change(&state[keyPath: path]) { reduce(&$0, action) }
  }
}

/// Changes what an optional holds, where it stands.
private func change<Wrapped>(_ optional: inout Wrapped?, _ change: (inout Wrapped) -> Void) {
  guard var wrapped = optional.take() else { return }
  change(&wrapped)
  optional = wrapped
}

/// Lifts a reducer of a part to the whole state, where the part is at `path` (a pullback).
///
/// ```swift
/// static let reduce = combine(
///   transform(News.reduce, at: \.news, on: { $0.newsEvent }),
///   App.reduce)
/// ```
///
/// The part is changed in place, without a copy.
///
/// `local` returns the action of the part, or nil if the action does not concern it.
public func transform<State, Action, Local, LocalAction>(
  _ reduce: @escaping Reducer<Local, LocalAction>, at path: any WritableKeyPath<State, Local> & Sendable,
  on local: @escaping @Sendable (Action) -> LocalAction?
) -> Reducer<State, Action> {
  { state, action in
    guard let action = local(action) else { return }
    reduce(&state[keyPath: path], action)
  }
}

/// Lifts a reducer of a part that has the actions of the whole.
public func transform<State, Action, Local>(
  _ reduce: @escaping Reducer<Local, Action>, at path: any WritableKeyPath<State, Local> & Sendable
) -> Reducer<State, Action> {
  transform(reduce, at: path, on: { $0 })
}

/// Lifts a reducer of a part that is accessed by two closures.
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

/// Lifts a reducer of an optional part. Nothing happens if it is nil.
public func transform<State, Action, Local, LocalAction>(
  _ reduce: @escaping Reducer<Local, LocalAction>, ifLet path: any WritableKeyPath<State, Local?> & Sendable,
  on local: @escaping @Sendable (Action) -> LocalAction?
) -> Reducer<State, Action> {
  { state, action in
    guard let action = local(action) else { return }
    change(&state[keyPath: path]) { reduce(&$0, action) }
  }
}

/// Lifts a reducer of a part that is created by its first action.
///
/// `make` creates the part from the whole state.
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

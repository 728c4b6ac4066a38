/// Lifts an element's reducer to the collection at `path`, for actions that name an element by its identity.
///
/// An action for an element that is gone does nothing: an identity goes stale, but never points at somebody else, as an
/// index does.
///
/// - Complexity: O(1) for a ``Marked`` collection, beside the reducer's own.
public func transform<State, Action, Element: Identifiable & SendableMetatype, ElementAction>(
  _ reduce: @escaping Reducer<Element, ElementAction>,
  each path: any WritableKeyPath<State, Marked<Element>> & Sendable,
  on local: @escaping @Sendable (Action) -> (Element.ID, ElementAction)?
) -> Reducer<State, Action> where Element.ID: SendableMetatype {
  { state, action in
    guard let (id, action) = local(action) else { return }
    state[keyPath: path].change(id) { reduce(&$0, action) }
  }
}

/// Lifts an element's reducer to the array at `path`, for actions that name an element by its identity.
///
/// - Complexity: O(n) with n elements, to find the one.
public func transform<State, Action, Element: Identifiable & SendableMetatype, ElementAction>(
  _ reduce: @escaping Reducer<Element, ElementAction>, each path: any WritableKeyPath<State, [Element]> & Sendable,
  on local: @escaping @Sendable (Action) -> (Element.ID, ElementAction)?
) -> Reducer<State, Action> where Element.ID: SendableMetatype {
  { state, action in
    guard let (id, action) = local(action),
      let place = state[keyPath: path].firstIndex(where: { $0.id == id })
    else { return }
    reduce(&state[keyPath: path][place], action)
  }
}

/// Lifts the reducer of one case of an enum; in another case nothing happens.
///
/// `extract` gives what the case holds, or nil if the state is in another case; `embed` makes the case of what it holds.
public func transform<State, Action, Local, LocalAction>(
  _ reduce: @escaping Reducer<Local, LocalAction>, inCase extract: @escaping @Sendable (State) -> Local?,
  _ embed: @escaping @Sendable (Local) -> State, on local: @escaping @Sendable (Action) -> LocalAction?
) -> Reducer<State, Action> {
  { state, action in
    guard let action = local(action), var held = extract(state) else { return }
    reduce(&held, action)
    state = embed(held)
  }
}

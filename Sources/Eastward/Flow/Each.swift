/// Lifts a reducer of an element to the collection at `path`, for actions that contain the identity of an element.
///
/// An action for an element that was removed does nothing. Unlike an index, a stale identity never refers to another
/// element.
///
/// - Complexity: O(1) for a ``Marked`` collection, plus that of the reducer.
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

/// Lifts a reducer of an element to the array at `path`, for actions that contain the identity of an element.
///
/// - Complexity: O(n) with n elements, plus that of the reducer.
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

/// Lifts a reducer of one case of an enum. In another case nothing happens.
///
/// `extract` returns the associated value, or nil if the state is in another case. `embed` creates the case from the
/// value.
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

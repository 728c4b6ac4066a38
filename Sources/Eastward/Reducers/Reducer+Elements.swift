extension Reducer where State: Identifiable & SendableMetatype, State.ID: SendableMetatype {
  /// Returns a reducer of the whole state that runs this one on an element of the collection at `path`.
  ///
  /// An action for an element that was removed does nothing. Unlike an index, the identity of a removed element never
  /// refers to another one.
  ///
  /// - Parameters:
  ///   - path: the key path of the collection.
  ///   - action: returns the identity of the element and its action, or nil if the action does not concern an element.
  ///
  /// - Complexity: O(1), plus that of the reducer.
  public func pullback<Root, RootAction>(
    each path: any WritableKeyPath<Root, TrackedArray<State>> & Sendable,
    action: @escaping @Sendable (RootAction) -> (State.ID, Action)?
  ) -> Reducer<Root, RootAction> {
    Reducer<Root, RootAction> { [reduce] root, rootAction in
      guard let (id, action) = action(rootAction) else { return }
      root[keyPath: path].change(id) { reduce(&$0, action) }
    }
  }

  /// Returns a reducer of the whole state that runs this one on an element of the array at `path`.
  ///
  /// - Complexity: O(n) with n elements, plus that of the reducer.
  public func pullback<Root, RootAction>(
    each path: any WritableKeyPath<Root, [State]> & Sendable,
    action: @escaping @Sendable (RootAction) -> (State.ID, Action)?
  ) -> Reducer<Root, RootAction> {
    Reducer<Root, RootAction> { [reduce] root, rootAction in
      guard let (id, action) = action(rootAction),
        let place = root[keyPath: path].firstIndex(where: { $0.id == id })
      else { return }
      reduce(&root[keyPath: path][place], action)
    }
  }
}

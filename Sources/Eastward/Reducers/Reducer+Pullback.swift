extension Reducer {
  /// Returns a reducer of the whole state that runs this one on the part at `path`.
  ///
  /// The part is changed in place, without a copy.
  ///
  /// - Parameters:
  ///   - path: the key path of the part.
  ///   - action: returns the action of the part, or nil if the action does not concern it.
  public func pullback<Root, RootAction>(
    state path: any WritableKeyPath<Root, State> & Sendable, action: @escaping @Sendable (RootAction) -> Action?
  ) -> Reducer<Root, RootAction> {
    Reducer<Root, RootAction> { [reduce] root, rootAction in
      guard let action = action(rootAction) else { return }
      reduce(&root[keyPath: path], action)
    }
  }

  /// Returns a reducer of the whole state that runs this one on the part at `path`, with the same actions.
  public func pullback<Root>(state path: any WritableKeyPath<Root, State> & Sendable) -> Reducer<Root, Action> {
    pullback(state: path, action: { $0 })
  }

  /// Returns a reducer of the whole state that runs this one on a part that two closures read and write.
  public func pullback<Root, RootAction>(
    get: @escaping @Sendable (Root) -> State, set: @escaping @Sendable (inout Root, State) -> Void,
    action: @escaping @Sendable (RootAction) -> Action?
  ) -> Reducer<Root, RootAction> {
    Reducer<Root, RootAction> { [reduce] root, rootAction in
      guard let action = action(rootAction) else { return }
      var part = get(root)
      reduce(&part, action)
      set(&root, part)
    }
  }

  /// Returns a reducer of the whole state that runs this one on the optional part at `path`, unless that is nil.
  public func pullback<Root, RootAction>(
    optional path: any WritableKeyPath<Root, State?> & Sendable, action: @escaping @Sendable (RootAction) -> Action?
  ) -> Reducer<Root, RootAction> {
    Reducer<Root, RootAction> { [reduce] root, rootAction in
      guard let action = action(rootAction) else { return }
      change(&root[keyPath: path]) { reduce(&$0, action) }
    }
  }

  /// Returns a reducer of the whole state that runs this one on the optional part at `path`, and creates the part at
  /// its first action.
  ///
  /// - Parameters:
  ///   - path: the key path of the part.
  ///   - make: creates the part from the whole state if it is nil.
  ///   - action: returns the action of the part, or nil if the action does not concern it.
  public func pullback<Root, RootAction>(
    optional path: any WritableKeyPath<Root, State?> & Sendable, default make: @escaping @Sendable (Root) -> State,
    action: @escaping @Sendable (RootAction) -> Action?
  ) -> Reducer<Root, RootAction> {
    Reducer<Root, RootAction> { [reduce] root, rootAction in
      guard let action = action(rootAction) else { return }
      if root[keyPath: path] == nil { root[keyPath: path] = make(root) }
      change(&root[keyPath: path]) { reduce(&$0, action) }
    }
  }

  /// Returns a reducer of an enum that runs this one on the associated value of one case, and does nothing in another.
  ///
  /// - Parameters:
  ///   - extract: returns the associated value, or nil if the state is in another case.
  ///   - embed: creates the case from the value.
  ///   - action: returns the action of the case, or nil if the action does not concern it.
  public func pullback<Root, RootAction>(
    case extract: @escaping @Sendable (Root) -> State?, embed: @escaping @Sendable (State) -> Root,
    action: @escaping @Sendable (RootAction) -> Action?
  ) -> Reducer<Root, RootAction> {
    Reducer<Root, RootAction> { [reduce] root, rootAction in
      guard let action = action(rootAction), var value = extract(root) else { return }
      reduce(&value, action)
      root = embed(value)
    }
  }
}

/// Changes the wrapped value of an optional in place.
private func change<Wrapped>(_ optional: inout Wrapped?, _ change: (inout Wrapped) -> Void) {
  guard var wrapped = optional.take() else { return }
  change(&wrapped)
  optional = wrapped
}

extension Store {
  /// Calls `subscriber` with the state, now and after each action.
  @available(*, deprecated, message: "pass the screen a provider: 'store.provider(of: TheCount.self) { $0 }'")
  public func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
    subscribe(subscriber, to: states(of: subscriber))
  }

  /// Calls `subscriber` with the state, now and after each action that changes it.
  @available(*, deprecated, message: "pass the screen a provider: 'store.provider(of: TheCount.self) { $0 }'")
  public func subscribe<S: StoreSubscriber>(_ subscriber: S)
  where S.StoreSubscriberStateType == State, State: Equatable {
    let states = states(of: subscriber)
    subscribe(subscriber, to: automaticallySkipsRepeats ? states.skipRepeats() : states)
  }

  /// Calls `subscriber` with the part of the state that it selects, now and after each action.
  @available(
    *, deprecated, message: "pass the screen a provider of what it selects: 'store.provider(of: TheCount.self) { $0 }'"
  )
  public func subscribe<Selected, S: StoreSubscriber>(
    _ subscriber: S, transform: (Subscription<State>) -> Subscription<Selected>
  ) where S.StoreSubscriberStateType == Selected {
    subscribe(subscriber, to: transform(states(of: subscriber)))
  }

  /// Calls `subscriber` with the part of the state that it selects, now and after each action that changes the part.
  @available(
    *, deprecated, message: "pass the screen a provider of what it selects: 'store.provider(of: TheCount.self) { $0 }'"
  )
  public func subscribe<Selected: Equatable, S: StoreSubscriber>(
    _ subscriber: S, transform: (Subscription<State>) -> Subscription<Selected>
  ) where S.StoreSubscriberStateType == Selected {
    let selected = transform(states(of: subscriber))
    subscribe(subscriber, to: automaticallySkipsRepeats ? selected.skipRepeats() : selected)
  }

  /// Ends the subscription of `subscriber`.
  @available(
    *, deprecated, message: "a component is referenced weakly; the subscription of a closure ends with its token"
  )
  public func unsubscribe(_ subscriber: any AnyStoreSubscriber) {
    removeAdapter(of: ObjectIdentifier(subscriber))
  }

  private func removeAdapter(of subscriber: ObjectIdentifier) {
    if let adapter = adapters.removeValue(forKey: subscriber) { base.unsubscribe(adapter) }
  }

  @available(*, deprecated)
  private func subscribe<S: StoreSubscriber>(
    _ subscriber: S, to selected: Subscription<S.StoreSubscriberStateType>
  ) {
    selected.receive { [weak subscriber] _, new in subscriber?.newState(state: new) }
  }

  /// Returns the states of the store, which a subscriber receives as soon as it is connected.
  @available(*, deprecated)
  private func states(of subscriber: any AnyStoreSubscriber) -> Subscription<State> {
    Subscription { [self] receiver in
      let key = ObjectIdentifier(subscriber)
      removeAdapter(of: key)
      let adapter = Adapter(subscriber, receiver) { [weak self] in self?.removeAdapter(of: key) }
      adapters[key] = adapter
      base.subscribe(adapter) { $0 }
    }
  }
}

// Action creators, as in ReSwift and Redux. They receive the value of a provider instead of the state.

extension Store {
  /// Dispatches the action that `create` returns for the current value of `provider`, if any.
  ///
  /// This is a synchronous action creator.
  ///
  /// ```swift
  /// store.dispatch(with: sessions) { $0 == nil ? .showSignIn : .delete(item) }
  /// ```
  ///
  /// - Complexity: that of ``dispatch(_:)``.
  public func dispatch<Observed: Aspect>(with provider: Provider<Observed>, _ create: (Observed.Value) -> Action?) {
    if let action = provider.currentValue().flatMap(create) { dispatch(action) }
  }
}

extension Store where Action: Sendable {
  /// Runs a thunk, an asynchronous action creator: calls `work` once, which may dispatch actions.
  ///
  /// ```swift
  /// store.thunk { send in
  ///   await send(.loading)
  ///   await send(.loaded(await server.users()))
  /// }
  /// ```
  ///
  /// A thunk is cancelled only when the store is released, and calling this twice runs two thunks at once, because the
  /// state does not contain the request. A ``feedback(_:named:policy:isolation:effect:)`` has neither
  /// problem. A thunk that is started while a ``Recorder`` shows the past begins after the return to the present.
  ///
  /// - Parameters:
  ///   - name: the name of the effect in traces and in a test's list of effects.
  ///   - isolation: the actor of the store.
  ///   - work: does the work and sends the resulting actions.
  public func thunk(
    named name: String = #function, isolation: isolated any Actor = #isolation,
    _ work: @escaping @Sendable (Send<Action>) async -> Void
  ) {
    cycle.start(Thunk(name: name), of: number, on: isolation, sendingTo: link.dispatch, work)
  }

  /// Runs `work` once with the current value of `provider`. Does nothing if there is none.
  ///
  /// While a ``Recorder`` shows the past, both wait for the return to the present, whose value `work` then receives.
  public func thunk<Observed: Aspect>(
    with provider: Provider<Observed>, named name: String = #function, isolation: isolated any Actor = #isolation,
    _ work: @escaping @Sendable (Observed.Value, Send<Action>) async -> Void
  ) where Observed.Value: Sendable {
    // The actor may own the store, which keeps this closure, so it is not retained.
    cycle.afterReplay { [cycle, number, dispatch = link.dispatch, weak actor = isolation] in
      guard let actor, let value = provider.currentValue() else { return }
      cycle.start(Thunk(name: name), of: number, on: actor, sendingTo: dispatch) { await work(value, $0) }
    }
  }
}

extension DispatchCycle {
  /// Starts `thunk`, whose actions `dispatch` receives.
  fileprivate func start<Action: Sendable>(
    _ thunk: Thunk, of scope: Int, on actor: any Actor, sendingTo dispatch: @escaping (Action) -> Bool,
    _ work: @escaping @Sendable (Send<Action>) async -> Void
  ) {
    var isNew = true
    let channel = FeedbackChannel<Int, Thunk, Action>(
      self, scope: scope, on: actor, .queries(nil), .replace,
      isNew: {
        defer { isNew = false }
        return isNew
      },
      trace: {}, update: { $0.update(thunk) }, send: { _ = dispatch($0) }
    ) { _, send in await work(send) }
    channel.endsWithItsEffect()
    guard maySubscribe(to: "the state for \(thunk.name)") else { return }
    add(channel)
    channel.visit()
  }
}

/// The query of an effect that no state requests.
private struct Thunk: Sendable, CustomStringConvertible {
  let name: String
  var description: String { name }
}

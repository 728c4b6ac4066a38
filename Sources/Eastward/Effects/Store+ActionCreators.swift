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
    var value: Observed.Value?
    provider.provide { value = $0 }.cancel()
    if let action = value.flatMap(create) { dispatch(action) }
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
  /// state does not contain the request. A ``feedback(_:policy:isolation:effect:)-((State)->Query?,_,_,_)`` has neither
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
    thunk(Thunk(name: name), on: isolation, work)
  }

  /// Runs `work` once with the current value of `provider`. Does nothing if there is none.
  public func thunk<Observed: Aspect>(
    with provider: Provider<Observed>, named name: String = #function, isolation: isolated any Actor = #isolation,
    _ work: @escaping @Sendable (Observed.Value, Send<Action>) async -> Void
  ) where Observed.Value: Sendable {
    var value: Observed.Value?
    provider.provide { value = $0 }.cancel()
    if let value { thunk(Thunk(name: name), on: isolation) { await work(value, $0) } }
  }

  private func thunk(
    _ thunk: Thunk, on actor: any Actor, _ work: @escaping @Sendable (Send<Action>) async -> Void
  ) {
    var isNew = true
    let channel = FeedbackChannel<Int, Thunk, Action>(
      cycle, scope: number, on: actor, .replace,
      isNew: {
        defer { isNew = false }
        return isNew
      },
      trace: {}, update: { $0.update(thunk) }, send: { [dispatch = link.dispatch] in _ = dispatch($0) }
    ) { _, send in await work(send) }
    channel.endsWithItsEffect()
    guard cycle.maySubscribe(to: thunk.name) else { return }
    cycle.add(channel)
    channel.visit()
  }
}

/// The query of an effect that no state requests.
private struct Thunk: Sendable, CustomStringConvertible {
  let name: String
  var description: String { name }
}

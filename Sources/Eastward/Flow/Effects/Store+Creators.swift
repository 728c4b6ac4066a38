// What those know who come from ReSwift or Redux: functions that make actions. They are given what a provider tells,
// and no state.

extension Store {
  /// Dispatches the action that `create` returns for the current value of `provider`, if any.
  ///
  /// This is a synchronous action creator.
  ///
  /// ```swift
  /// store.dispatch(told: sessions) { $0 == nil ? .showSignIn : .delete(item) }
  /// ```
  ///
  /// - Complexity: that of ``dispatch(_:)``.
  public func dispatch<Told: Aspect>(told provider: Provider<Told>, _ create: (Told.Value) -> Action?) {
    var told: Told.Value?
    provider.provide { told = $0 }.cancel()
    if let action = told.flatMap(create) { dispatch(action) }
  }
}

extension Store where Action: Sendable {
  /// Runs `work` once, which may dispatch actions: an asynchronous action creator, or thunk.
  ///
  /// ```swift
  /// store.thunk { back in
  ///   await back(.loading)
  ///   await back(.loaded(await server.users()))
  /// }
  /// ```
  ///
  /// The thunk is cancelled when the store is released, but not before, because the state does not show that it runs;
  /// and two may run at once. A ``feedback(_:policy:isolation:effect:)`` has neither problem. A thunk that is started
  /// while the past is shown waits for the present.
  ///
  /// - Parameters:
  ///   - name: its name in lists and traces.
  ///   - isolation: the actor of the store.
  ///   - work: does the work and sends the resulting actions.
  public func thunk(
    named name: String = #function, isolation: isolated any Actor = #isolation,
    _ work: @escaping @Sendable (Back<Action>) async -> Void
  ) {
    thunk(Thunk(name: name), on: isolation, work)
  }

  /// Runs `work` once with the current value of `provider`. Does nothing if there is none.
  public func thunk<Told: Aspect>(
    told provider: Provider<Told>, named name: String = #function, isolation: isolated any Actor = #isolation,
    _ work: @escaping @Sendable (Told.Value, Back<Action>) async -> Void
  ) where Told.Value: Sendable {
    var told: Told.Value?
    provider.provide { told = $0 }.cancel()
    if let told { thunk(Thunk(name: name), on: isolation) { await work(told, $0) } }
  }

  private func thunk(
    _ thunk: Thunk, on actor: any Actor, _ work: @escaping @Sendable (Back<Action>) async -> Void
  ) {
    var isNew = true
    let line = FeedbackLine<Int, Thunk, Action>(
      turn, scope: number, on: actor, .replace,
      isNew: {
        defer { isNew = false }
        return isNew
      },
      trace: {}, ask: { $0.ask(thunk) }, send: { [dispatch = link.dispatch] in _ = dispatch($0) }
    ) { _, back in await work(back) }
    line.endsWithItsEffect()
    guard turn.maySubscribe(to: thunk.name) else { return }
    turn.lay(line)
    line.visit()
  }
}

/// Asks for something that no state asks for.
private struct Thunk: Sendable, CustomStringConvertible {
  let name: String
  var description: String { name }
}

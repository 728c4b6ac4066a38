extension Store {
  /// Returns the provider of `aspect`.
  ///
  /// `knower` returns the part of the state that provides the aspect: `{ $0 }` for the state itself, `{ $0.news }` for
  /// a part, or nil if there is none. It compiles only if that part conforms to the provider protocol; there is no cast
  /// at run time.
  ///
  /// A store has one provider per aspect: keep it and pass it on. The store releases its data of an aspect when the
  /// provider and all subscribers are released.
  @inlinable
  public func provider<Told: Aspect>(
    of aspect: Told.Type, _ knower: @escaping (State) -> Told.Knower?
  ) -> Provider<Told> {
    provider(
      of: aspect,
      asking: { state, standIn in
        if let knower = knower(state) { Told.ask(knower, for: standIn) }
      })
  }

  /// Returns the provider of `aspect`, for a state that is expensive to copy.
  ///
  /// ```swift
  /// store.provider(of: Count.self, asking: { $0.provideCount(to: $1) })
  /// ```
  ///
  /// `{ $0 }` boxes the state as `any KnowsTheCount`, which allocates if the state is larger than three words. This
  /// variant reads the state in place.
  @inlinable
  public func provider<Told: Aspect>(
    of aspect: Told.Type, asking ask: @escaping (State, Told.StandIn) -> Void
  ) -> Provider<Told> {
    let probe = Probe<Told>()
    let standIn = Told.standIn(for: probe)
    let topic = Topic(
      turn, scope: number, aspect: aspect, of: State.self,
      ask: { [read = link.read] in probe.hear { read { ask($0, standIn) } } },
      forget: { probe.forget() })
    lay(topic, of: aspect)
    return Provider(topic, probe)
  }

  @usableFromInline
  func lay(_ topic: Topic, of aspect: Any.Type) {
    if turn.carries(aspect, in: number) { turn.misused(.secondProvider("\(aspect)")) }
    turn.lay(topic)
  }
}

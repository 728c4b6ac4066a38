extension Store {
  /// Makes the capability to be told `aspect`.
  ///
  /// `knower` says which part of the state knows it: `{ $0 }` for the state itself, `{ $0.news }` for a part, and nil while
  /// there is none. It compiles only if that part is a provider, so it is the proof too, with no cast at run time.
  ///
  /// A store has one provider of an aspect: keep it and hand it on. What the store knows of an aspect is forgotten when
  /// the provider and all who listen are gone.
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

  /// Makes the capability to be told `aspect` by a state that is too large to be handed around.
  ///
  /// ```swift
  /// store.provider(of: Count.self, asking: { $0.provideCount(to: $1) })
  /// ```
  ///
  /// Where `{ $0 }` wraps the state as `any KnowsTheCount`, which takes an allocation if the state is larger than
  /// three words, this one asks it where it stands.
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

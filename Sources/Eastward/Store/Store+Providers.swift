extension Store {
  /// Returns the provider of `aspect`.
  ///
  /// ```swift
  /// let balances = store.provider(of: Balance.self) { $0 }
  /// let titles = store.provider(of: Title.self, from: { $0.news })
  /// ```
  ///
  /// The ready-made aspects need no closure if the state itself provides them: `store.provider(of: TheCount.self)`.
  ///
  /// Keep the provider and pass it on. Closures cannot be compared, so each call returns another provider, which is
  /// evaluated after every action while it has subscribers. The store releases its data when the provider and its
  /// subscribers are released.
  ///
  /// - Parameters:
  ///   - aspect: the aspect, such as `TheCount.self`.
  ///   - source: returns the part of the state that provides the aspect: `{ $0 }` for the state itself, nil if there is
  ///     none. It compiles only if that part conforms to the provider protocol; there is no cast at run time.
  @inlinable
  public func provider<Observed: Aspect>(
    of aspect: Observed.Type, from source: @escaping (State) -> Observed.Source?
  ) -> Provider<Observed> {
    provider(
      of: aspect,
      reading: { state, receiver in
        if let source = source(state) { Observed.read(from: source, into: receiver) }
      })
  }

  /// Returns the provider of `aspect`, for a state that is expensive to copy.
  ///
  /// ```swift
  /// store.provider(of: TheCount.self, reading: { $0.provideCount(to: $1) })
  /// ```
  ///
  /// `{ $0 }` boxes the state as `any KnowsTheCount`, which allocates if the state is larger than three words. This
  /// variant reads the state in place.
  ///
  /// - Parameters:
  ///   - aspect: the aspect, such as `TheCount.self`.
  ///   - read: makes the state provide the aspect to the component that it receives.
  @inlinable
  public func provider<Observed: Aspect>(
    of aspect: Observed.Type, reading read: @escaping (State, Observed.Receiver) -> Void
  ) -> Provider<Observed> {
    let probe = Probe<Observed>()
    let receiver = Observed.receiver(for: probe)
    let channel = AspectChannel(
      cycle, scope: number, aspect: aspect, of: State.self,
      evaluate: { [lend = link.read] in probe.evaluate { lend { read($0, receiver) } } },
      forget: { probe.forget() })
    cycle.add(channel)
    return Provider(channel, probe)
  }

  /// Returns the provider of an aspect that the state itself provides: always the same provider, as long as it is
  /// retained or has subscribers.
  @inlinable
  func sharedProvider<Observed: Aspect>(
    of aspect: Observed.Type, reading read: @escaping (State, Observed.Receiver) -> Void
  ) -> Provider<Observed> {
    if let channel = cycle.sharedChannel(of: aspect, in: number), let shared = channel.provider(of: aspect) {
      return shared
    }
    let provider = provider(of: aspect, reading: read)
    provider.share()
    return provider
  }
}

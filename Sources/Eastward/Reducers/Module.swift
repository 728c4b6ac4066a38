/// Wraps a store for clients that know neither its state nor its actions: they send inputs and receive outputs.
///
/// ```swift
/// let news = Module(store, input: { .userChanged($0) }, output: Step.self, from: { $0 }, as: { .stepChanged($0) })
/// let inputs = users.provide { news.receive($0) }  // the user that another store provides
/// let outputs = news.connect { … }
/// ```
///
/// The store may be separate or a scope of another one; clients of the module cannot see the difference. A module
/// retains its store.
public struct Module<Input, Output> {
  private let take: (Input) -> Void
  private let give: (@escaping (Output) -> Void) -> SubscriptionToken
  private var retained: [SubscriptionToken] = []

  /// Creates a module whose outputs are the values of `aspect`.
  ///
  /// - Parameters:
  ///   - store: the module's store, or a scope.
  ///   - input: returns the action for an input, or nil.
  ///   - aspect: the aspect that becomes the output.
  ///   - source: returns the part of the state that provides the aspect.
  ///   - output: returns the output for a value.
  public init<State, Action, Observed: Aspect>(
    _ store: Store<State, Action>, input: @escaping (Input) -> Action?,
    output aspect: Observed.Type, from source: @escaping (State) -> Observed.Source?,
    as output: @escaping (Observed.Value) -> Output
  ) {
    let provider = store.provider(of: aspect, from: source)
    self.init(store, input: input) { receive in [provider.provide { receive(output($0)) }] }
  }

  /// Creates a module whose outputs are the occurrences of an ``Event``.
  public init<State, Action>(
    _ store: Store<State, Action>, input: @escaping (Input) -> Action?, event: @escaping (State) -> Event<Output>?
  ) {
    let events = store.events(of: event)
    self.init(store, input: input) { receive in [events.provide(receive)] }
  }

  /// Creates a module with any number of outputs.
  ///
  /// `outputs` subscribes to all of them and returns the tokens.
  public init<State, Action>(
    _ store: Store<State, Action>, input: @escaping (Input) -> Action?,
    outputs: @escaping (_ receive: @escaping (Output) -> Void) -> [SubscriptionToken]
  ) {
    take = { if let action = input($0) { store.dispatch(action) } }
    give = { receive in
      let tokens = outputs(receive)
      return SubscriptionToken { tokens.forEach { $0.cancel() } }
    }
  }

  /// Returns a module that retains `tokens`, such as those of its effects.
  public func retaining(_ tokens: SubscriptionToken...) -> Module {
    var module = self
    module.retained += tokens
    return module
  }

  /// Handles an input.
  public func receive(_ input: Input) { take(input) }

  /// Calls `receive` with the current output and all later ones, until the subscription ends.
  public func connect(_ receive: @escaping (Output) -> Void) -> SubscriptionToken { give(receive) }
}

/// Joins a store to a world that knows nothing of its state and actions: inputs go in, outputs come out.
///
/// ```swift
/// let news = Module(store, input: { .userChanged($0) }, output: Step.self, { $0 }, as: { .stepChanged($0) })
/// app.users.provide(to: news)…
/// let outputs = news.connect { … }
/// ```
///
/// The store may stand alone or be a scope of another one; who uses the module cannot tell. A module keeps its store.
public struct Module<Input, Output> {
  private let take: (Input) -> Void
  private let give: (@escaping (Output) -> Void) -> Subscription
  private var kept: [Subscription] = []

  /// Makes a module whose outputs are what `aspect` tells.
  ///
  /// - Parameters:
  ///   - store: the module's own, or a scope.
  ///   - input: makes an action of an input; nil for inputs that concern nobody here.
  ///   - aspect: what is told.
  ///   - knower: the part of the state that knows the aspect.
  ///   - output: makes an output of what is told.
  public init<State, Action, Told: Aspect>(
    _ store: Store<State, Action>, input: @escaping (Input) -> Action?,
    output aspect: Told.Type, _ knower: @escaping (State) -> Told.Knower?, as output: @escaping (Told.Value) -> Output
  ) {
    let provider = store.provider(of: aspect, knower)
    self.init(store, input: input) { receive in [provider.provide { receive(output($0)) }] }
  }

  /// Makes a module whose outputs are fired through a ``Once``, and told once each.
  public init<State, Action>(
    _ store: Store<State, Action>, input: @escaping (Input) -> Action?, once: @escaping (State) -> Once<Output>?
  ) {
    let occasions = store.occasions(of: once)
    self.init(store, input: input) { receive in [occasions.provide(receive)] }
  }

  /// Makes a module with any number of outputs.
  ///
  /// `outputs` begins to listen to all of them and answers the subscriptions.
  public init<State, Action>(
    _ store: Store<State, Action>, input: @escaping (Input) -> Action?,
    outputs: @escaping (_ receive: @escaping (Output) -> Void) -> [Subscription]
  ) {
    take = { if let action = input($0) { store.dispatch(action) } }
    give = { receive in
      let subscriptions = outputs(receive)
      return Subscription { subscriptions.forEach { $0.cancel() } }
    }
  }

  /// Keeps `subscriptions`, of its effects for example, as long as there is a copy of it.
  public func keeping(_ subscriptions: Subscription...) -> Module {
    var module = self
    module.kept += subscriptions
    return module
  }

  /// Takes an input.
  public func receive(_ input: Input) { take(input) }

  /// Calls `receive` with every output, as long as the subscription lives. What is known now is told at once.
  public func connect(_ receive: @escaping (Output) -> Void) -> Subscription { give(receive) }
}

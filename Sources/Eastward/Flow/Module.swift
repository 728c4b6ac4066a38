/// Connects a store to code that does not know its state and actions, by inputs and outputs.
///
/// ```swift
/// let news = Module(store, input: { .userChanged($0) }, output: Step.self, { $0 }, as: { .stepChanged($0) })
/// app.users.provide(to: news)…
/// let outputs = news.connect { … }
/// ```
///
/// The store may be separate or a scope of another one, which clients of the module cannot distinguish. A module
/// retains its store.
public struct Module<Input, Output> {
  private let take: (Input) -> Void
  private let give: (@escaping (Output) -> Void) -> Subscription
  private var kept: [Subscription] = []

  /// Creates a module whose outputs are the values of `aspect`.
  ///
  /// - Parameters:
  ///   - store: the module's store, or a scope.
  ///   - input: returns the action for an input, or nil.
  ///   - aspect: the aspect that becomes the output.
  ///   - knower: returns the part of the state that provides the aspect.
  ///   - output: returns the output for a value.
  public init<State, Action, Told: Aspect>(
    _ store: Store<State, Action>, input: @escaping (Input) -> Action?,
    output aspect: Told.Type, _ knower: @escaping (State) -> Told.Knower?, as output: @escaping (Told.Value) -> Output
  ) {
    let provider = store.provider(of: aspect, knower)
    self.init(store, input: input) { receive in [provider.provide { receive(output($0)) }] }
  }

  /// Creates a module whose outputs are the events of a ``Once``.
  public init<State, Action>(
    _ store: Store<State, Action>, input: @escaping (Input) -> Action?, once: @escaping (State) -> Once<Output>?
  ) {
    let occasions = store.occasions(of: once)
    self.init(store, input: input) { receive in [occasions.provide(receive)] }
  }

  /// Creates a module with any number of outputs.
  ///
  /// `outputs` subscribes to all of them and returns the subscriptions.
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

  /// Returns a module that retains `subscriptions`, such as those of its effects.
  public func keeping(_ subscriptions: Subscription...) -> Module {
    var module = self
    module.kept += subscriptions
    return module
  }

  /// Handles an input.
  public func receive(_ input: Input) { take(input) }

  /// Calls `receive` with the current output and all later ones, until the subscription ends.
  public func connect(_ receive: @escaping (Output) -> Void) -> Subscription { give(receive) }
}

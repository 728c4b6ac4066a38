/// Contains the state of an app, changes it by actions, and delivers changed values to components.
///
/// The store has no property for its state. It returns providers, each for one aspect:
///
/// ```swift
/// let store = Store(AppState(), reduce: AppState.reduce)
/// let counts = store.provider(of: TheCount.self)   // the compiler checks that AppState provides the count
/// counts.provide(to: label)
/// store.dispatch(.up)
/// ```
///
/// After each action the new state is delivered: each aspect with subscribers is evaluated once and compared once, and
/// its subscribers receive the value if it has changed. The subscribers of a value that has not changed are not
/// visited; each reaction, feedback, event subscription and state subscriber is visited once after each action.
///
/// A store belongs to the actor that created it. It is not `Sendable`, so the compiler keeps it there.
public final class Store<State, Action> {
  @usableFromInline let cycle: DispatchCycle
  @usableFromInline let link: StoreHandle<State, Action>
  /// The number of the scope in the root store; 0 is the root store itself.
  @usableFromInline let number: Int
  /// Reduces the actions of the store; nil in a scope, which does not retain its store.
  private let engine: Engine<State, Action>?

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initial: the initial state.
  ///   - reentrancy: what happens to actions that are dispatched during a delivery.
  ///   - limit: the maximum length of a chain of actions that trigger one another, or of subscriptions that add one
  ///     another. A longer chain is a ``UsageError``, and so are more than `limit * 1000` deliveries after one action.
  ///   - onUsageError: called with a usage error; by default ``UsageError/report(_:)``.
  ///   - tracing: called with every step between an action and the components. Costs nothing if omitted.
  ///   - effects: runs the effects of feedbacks.
  ///   - recorder: records the actions and can show the past. Costs nothing if omitted.
  ///   - reduce: changes the state by an action, and has no other effect.
  public init(
    _ initial: State, reentrancy: Reentrancy = .queue, limit: Int = 1_000,
    onUsageError: @escaping (UsageError) -> Void = { UsageError.report($0) }, tracing: ((Trace) -> Void)? = nil,
    effects: EffectRunner = .tasks, recorder: Recorder? = nil, reduce: @escaping (inout State, Action) -> Void
  ) {
    cycle = DispatchCycle(onUsageError: onUsageError, tracing: tracing, effects: effects, limit: max(limit, 1))
    let box = StateBox(initial)
    let engine = Engine(
      box, reentrancy: reentrancy, limit: limit, cycle: cycle,
      recording: recorder?.record(StateMachine(box, reduce: reduce), cycle), reduce: reduce)
    self.engine = engine
    link = StoreHandle(to: engine, box)
    number = 0
  }

  /// Creates a store with a ``Reducer``. The other parameters are those of the initializer with a function.
  public convenience init(
    _ initial: State, reentrancy: Reentrancy = .queue, limit: Int = 1_000,
    onUsageError: @escaping (UsageError) -> Void = { UsageError.report($0) }, tracing: ((Trace) -> Void)? = nil,
    effects: EffectRunner = .tasks, recorder: Recorder? = nil, reducer: Reducer<State, Action>
  ) {
    self.init(
      initial, reentrancy: reentrancy, limit: limit, onUsageError: onUsageError, tracing: tracing, effects: effects,
      recorder: recorder, reduce: { reducer(&$0, $1) })
  }

  /// Creates a scope.
  init(cycle: DispatchCycle, link: StoreHandle<State, Action>) {
    self.cycle = cycle
    self.link = link
    number = cycle.newScope()
    engine = nil
  }

  /// Reduces `action` and delivers the values that have changed to their subscribers, before it returns.
  ///
  /// An action that is dispatched during a delivery waits until that delivery has ended, unless the store has another
  /// ``Reentrancy``.
  ///
  /// - Complexity: O(a + c) with a aspects that have subscribers and c components that receive a value.
  public func dispatch(_ action: Action) {
    if let engine { return engine.dispatch(action) }
    if !link.dispatch(action) { cycle.report(.storeReleased("\(action)")) }
  }

  /// Reduces all `actions` in order, and then delivers once.
  public func batch(_ actions: some Sequence<Action>) {
    let actions = Array(actions)
    if !link.batch(actions) { cycle.report(.storeReleased("a batch of \(actions.count)")) }
  }
}

/// Holds the state of an app, changes it by actions, and lets it tell its components.
///
/// A store has no state to read. It hands out capabilities, each for one thing:
///
/// ```swift
/// let store = Store(AppState(), reduce: AppState.reduce)
/// let counts = store.provider(of: Count.self) { $0 }   // `{ $0 }`: the compiler checks that AppState knows the count
/// counts.provide(to: label)
/// store.dispatch(.up)
/// ```
///
/// After each action the new state is delivered: each aspect that somebody listens to is asked once and compared once,
/// and all who listen to it are told, or nobody. So an action costs what it changed, not who listens.
///
/// A store belongs to whichever actor made it. It is not `Sendable`; the compiler keeps it there.
public final class Store<State, Action> {
  @usableFromInline let turn: Turn
  @usableFromInline let link: Link<State, Action>
  /// Which scope of the root this is; 0 is the root.
  @usableFromInline let number: Int
  /// The state's only owner; none in a scope, which does not keep its parent.
  private let engine: Engine<State, Action>?

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initial: the state to begin with.
  ///   - reentrancy: what becomes of actions that are sent while a state is being told.
  ///   - limit: how long a chain of actions dispatched in deliveries, or of subscriptions added by subscriptions, may be
  ///     before it counts as endless. In total, a thousand times as many deliveries may follow one action.
  ///   - misuse: what to do about an error in the program; by default, to stop with a sentence.
  ///   - tracing: called with every step from an action to the components; it only looks. Costs nothing when left out.
  ///   - effects: how the effects of feedbacks are run.
  ///   - recorder: notes the actions and can show the past. Costs nothing when left out.
  ///   - reduce: changes the state by an action, and does nothing else.
  public init(
    _ initial: State, reentrancy: Reentrancy = .queue, limit: Int = 1_000,
    misuse: @escaping (Misuse) -> Void = { Misuse.stop($0) }, tracing: ((Trace) -> Void)? = nil,
    effects: Effects = .tasks, recorder: Recorder? = nil, reduce: @escaping (inout State, Action) -> Void
  ) {
    turn = Turn(report: misuse, tracing: tracing, effects: effects, limit: max(limit, 1))
    let cell = Cell(initial)
    let engine = Engine(
      cell, reentrancy: reentrancy, limit: limit, turn: turn,
      recording: recorder?.record(Works(cell, reduce: reduce), turn), reduce: reduce)
    self.engine = engine
    link = Link(to: engine, cell)
    number = 0
  }

  /// Makes a scope.
  init(turn: Turn, link: Link<State, Action>) {
    self.turn = turn
    self.link = link
    number = turn.newScope()
    engine = nil
  }

  /// Changes the state and tells everybody whom the change concerns, before it returns.
  ///
  /// Inside a delivery the action waits until everybody has been told, unless ``Reentrancy`` says otherwise.
  ///
  /// - Complexity: O(a + c) with a aspects that somebody listens to and c components that have something new to hear.
  public func dispatch(_ action: Action) {
    if let engine { return engine.dispatch(action) }
    if !link.dispatch(action) { turn.misused(.parentIsGone("\(action)")) }
  }

  /// Changes the state by all `actions`, one after the other, and then delivers once.
  public func batch(_ actions: some Sequence<Action>) {
    let actions = Array(actions)
    if !link.batch(actions) { turn.misused(.parentIsGone("a batch of \(actions.count)")) }
  }
}

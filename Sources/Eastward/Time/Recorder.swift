/// Notes the actions of one or several stores, and shows any moment of the past.
///
/// ```swift
/// let recorder = Recorder()
/// let store = Store(AppState(), recorder: recorder, reduce: AppState.reduce)
/// store.dispatch(.up)
/// store.dispatch(.up)
/// recorder.jump(to: 1)          // everybody is told the state after the first action
/// store.dispatch(.up)           // refused, and counted
/// recorder.showPresent()
/// ```
///
/// A recorder gives no state away. It tells which moment is shown, and moves the stores; the stores tell their components.
///
/// While the past is shown actions are refused, what is fired through a ``Once`` is not told, and effects wait. Moving is for the
/// outside: who asks for it in the middle of a delivery makes a ``Misuse``.
///
/// Stores that are given the same recorder share its time: one jump moves them all.
///
/// Keep the recorder. The recording is released with its last copy. A recorder that is released while the past is shown
/// tells components nothing: the next action returns to the present first. To return immediately, call ``showPresent()``
/// before.
public struct Recorder {
  let history: History
  private let reel: Reel
  private let every: Int
  private let name: String?

  /// Makes a recorder.
  ///
  /// - Parameter every: after how many actions of a store its state is kept. Fewer actions between two states make jumps
  ///   faster, and more states keep more alive of what the app has changed since.
  public init(every: Int = 64) {
    history = History()
    reel = Reel(history)
    self.every = max(every, 1)
    name = nil
  }

  private init(_ recorder: Recorder, name: String) {
    history = recorder.history
    reel = recorder.reel
    every = recorder.every
    self.name = name
  }

  /// Names a store, for the lines that are written; the same time is recorded.
  ///
  /// ```swift
  /// let news = Store(News(), recorder: recorder.named("news"), reduce: News.reduce)
  /// ```
  public func named(_ name: String) -> Recorder { Recorder(self, name: name) }

  /// Shows the state after the first `number` actions: the nearest one that was kept, and what follows reduced again.
  ///
  /// Below 0 means the beginning, and beyond the last one the present.
  ///
  /// - Complexity: O(n) with n actions between two states that are kept.
  public func jump(to number: Int) { move { $0.show(number, "jump to \(number)") } }

  /// Shows the state before the last action.
  public func stepBack() { move { $0.show($0.moment - 1, "step back") } }

  /// Shows the state after the next action; after the last one that is the present.
  public func stepForward() { move { $0.show($0.moment + 1, "step forward") } }

  /// Shows the present, and lets actions count again.
  public func showPresent() { move { $0.show($0.count, "show the present") } }

  /// Shows all states from the beginning to the present, one after the other.
  public func replay() { move { $0.replay() } }

  /// Leaves out the `number`th action, as if it had not been sent; does nothing if there is none.
  ///
  /// What followed is reduced again without it, in the past and in the present.
  ///
  /// - Complexity: O(n) with n actions after it, up to the one that is shown.
  public func skip(_ number: Int) { move { $0.skip(number, true) } }

  /// Takes a skip back.
  public func unskip(_ number: Int) { move { $0.skip(number, false) } }

  /// Makes the moment that is shown the present. The actions after it are dropped for good.
  ///
  /// - Returns: how many were dropped; 0 in the present.
  @discardableResult
  public func continueFromHere() -> Int { move { $0.branch() } }

  /// Retains the recorder during a move: a component may release it.
  private func move<Answer>(_ body: (History) -> Answer) -> Answer { withExtendedLifetime(reel) { body(history) } }

  /// Makes the capability to be told which moment is shown.
  public func provider(of aspect: TheTimeline.Type) -> Provider<TheTimeline> { history.provider() }

  func record<State, Action>(_ works: Works<State, Action>, _ turn: Turn) -> Recording<State, Action> {
    let recording = Recording(
      history, as: name ?? "\(State.self)", turn: turn, every: every, works)
    history.add(recording)
    return recording
  }
}

extension Recorder: KnowsTheTimeline {
  public func provideTimeline(to component: some TimelineComponent) { component.newTimeline(history.timeline) }
}

/// Lets time go when the last copy of its recorder is gone.
private final class Reel {
  private let history: History

  init(_ history: History) { self.history = history }

  deinit { history.close() }
}

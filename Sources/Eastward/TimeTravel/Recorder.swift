/// Records the actions of one or several stores, and shows any moment of the past.
///
/// ```swift
/// let recorder = Recorder()
/// let store = Store(AppState(), recorder: recorder, reduce: AppState.reduce)
/// store.dispatch(.up)
/// store.dispatch(.up)
/// recorder.jump(to: 1)          // components receive the values after the first action
/// store.dispatch(.up)           // rejected, and counted
/// recorder.returnToPresent()
/// ```
///
/// A recorder does not expose the state. It restores the state of a moment, and the stores deliver it to their
/// components.
///
/// While the past is shown, actions are rejected, an ``Event`` is not delivered, and effects wait. Time travel during a
/// delivery is a ``UsageError``.
///
/// Stores with the same recorder share a timeline: a jump affects all of them.
///
/// Keep the recorder. The recording is released with the last copy of its recorder. If that happens while the past is
/// shown, the next action returns to the present first; to return immediately, call ``returnToPresent()`` before.
public struct Recorder {
  let timeline: SharedTimeline
  private let lifetime: RecorderLifetime
  private let snapshotInterval: Int
  private let name: String?

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - interval: the number of actions of a store between two snapshots of its state. A smaller number makes jumps
  ///     faster and takes more memory.
  ///   - limit: the number of actions that are kept at most. Beyond it the oldest quarter is forgotten: the states
  ///     before it cannot be shown again, and moments keep their numbers. To save actions before they are forgotten,
  ///     set no limit and call ``archiveActions(keeping:encode:save:)``.
  public init(snapshotInterval interval: Int = 64, limit: Int = .max) {
    timeline = SharedTimeline(limit: limit)
    lifetime = RecorderLifetime(timeline)
    snapshotInterval = max(interval, 1)
    name = nil
  }

  private init(_ recorder: Recorder, name: String) {
    timeline = recorder.timeline
    lifetime = recorder.lifetime
    snapshotInterval = recorder.snapshotInterval
    self.name = name
  }

  /// Returns the same recorder with a name for a store, which identifies the store's actions in an export.
  ///
  /// ```swift
  /// let news = Store(News(), recorder: recorder.named("news"), reduce: News.reduce)
  /// ```
  public func named(_ name: String) -> Recorder { Recorder(self, name: name) }

  /// Shows the state after the first `number` actions, computed from the nearest snapshot.
  ///
  /// A number below the first one (0, or the number of forgotten actions) means the first, one beyond the last the
  /// present.
  ///
  /// - Complexity: O(n) with n actions between two snapshots.
  public func jump(to number: Int) { move { $0.show(number, "jump to \(number)") } }

  /// Shows the state before the last action.
  public func stepBack() { move { $0.show($0.moment - 1, "step back") } }

  /// Shows the state after the next action. The state after the last action is the present.
  public func stepForward() { move { $0.show($0.moment + 1, "step forward") } }

  /// Returns to the present, where actions are accepted again.
  public func returnToPresent() { move { $0.show($0.count, "return to the present") } }

  /// Shows all states from the beginning to the present, in order.
  public func replay() { move { $0.replay() } }

  /// Disables the `number`th action, as if it had not been dispatched. Does nothing if there is none or it was
  /// forgotten.
  ///
  /// The actions after it are reduced again.
  ///
  /// - Complexity: O(n) with n enabled actions after it, up to the shown moment.
  public func disable(action number: Int) { move { $0.skip(number, true) } }

  /// Enables the `number`th action again.
  public func enable(action number: Int) { move { $0.skip(number, false) } }

  /// Makes the shown moment the present. The actions after it are removed permanently.
  ///
  /// - Returns: the number of removed actions; 0 in the present.
  @discardableResult
  public func truncateFuture() -> Int { move { $0.truncate() } }

  /// Retains the recorder during a move: a component may release it.
  func move<Answer>(_ body: (SharedTimeline) -> Answer) -> Answer {
    withExtendedLifetime(lifetime) { body(timeline) }
  }

  /// Returns the provider of the shown moment.
  public func provider(of aspect: TheTimeline.Type) -> Provider<TheTimeline> { timeline.provider() }

  func record<State, Action>(_ machine: StateMachine<State, Action>, _ cycle: DispatchCycle) -> StoreRecording<
    State, Action
  > {
    let recording = StoreRecording(
      timeline, as: name ?? "\(State.self)", cycle: cycle, interval: snapshotInterval, machine)
    timeline.add(recording)
    return recording
  }
}

extension Recorder: KnowsTheTimeline {
  public func provideTimeline(to component: some TimelineComponent) { component.newTimeline(timeline.timeline) }
}

/// Closes the timeline when the last copy of its recorder was released.
private final class RecorderLifetime {
  private let timeline: SharedTimeline

  init(_ timeline: SharedTimeline) { self.timeline = timeline }

  deinit { timeline.close() }
}

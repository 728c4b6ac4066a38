/// Records the actions of one store, and restores its past states.
final class StoreRecording<State, Action>: ReplayableStore {
  let name: String
  private let cycle: DispatchCycle
  private let timeline: SharedTimeline
  private var log: ActionLog
  private let actions = AppendOnlyList<[Action]>()
  /// The snapshots.
  private let states = AppendOnlyList<[State]>()
  /// Changes and replaces the state; nil when the store or the recorder was released.
  private var machine: StateMachine<State, Action>?
  private var isRunning = true
  /// Retained while a state is restored, because reducers, components and objects in a state may release it.
  private weak var store: AnyObject?
  /// The state of the present, while the past is shown.
  private let present = AppendOnlyList<[State]>()
  /// The states before each action; nil if all of the state is undone, which the snapshots serve.
  private let before = StatesBefore<State>()
  /// The place whose state is shown, if that is in the past and ``before`` has it.
  private var shown: Int?
  /// Encodes and decodes actions; nil if they are not ``Versioned``.
  private(set) lazy var codec = Codec<Action>()
  /// Imported actions, and how many of them were reduced.
  let readActions = AppendOnlyList<[Action]>()
  var performed = 0

  init(
    _ timeline: SharedTimeline, as name: String, cycle: DispatchCycle, interval: Int,
    _ machine: StateMachine<State, Action>
  ) {
    self.name = name
    self.cycle = cycle
    self.timeline = timeline
    self.machine = machine
    log = ActionLog(interval: interval)
    keep()
  }

  /// Sets the store's engine.
  func belongs(to store: AnyObject) { self.store = store }

  /// Prepares to record an action, before it is reduced.
  func prepare() {
    if let before, isRunning { machine?.lend { before.add($0) } }
  }

  /// Records an action that was just reduced.
  func record(_ action: Action, isSkipped: Bool = false) {
    guard isRunning else { return }
    actions.add(action)
    let number = timeline.nextSequenceNumber()
    if let joined = log.append(number, isSkipped: isSkipped, in: cycle.pass) { timeline.join(joined) }
    if log.isDue() { keep() }
  }

  private func keep() {
    if before == nil { machine?.lend { states.add($0) } }
  }

  /// Reduces an imported action, as if it were dispatched.
  func perform(_ action: Action, isSkipped: Bool) {
    cycle.trace { cycle.record(.reduced(action: "\(action)", kind: kind(of: action))) }
    prepare()
    if !isSkipped { machine?.perform(action, in: cycle) }
    record(action, isSkipped: isSkipped)
  }

  /// Counts rejected actions.
  func reject(_ count: Int) {
    timeline.reject(count)
    if !cycle.isBusy { timeline.publish() }
  }

  /// Returns to the present if the recorder was released in the past; returns whether it did.
  func returnIfAbandoned() -> Bool { timeline.returnIfAbandoned() }

  /// Publishes the timeline after the delivery of the state, and forgets the oldest actions if they are too many.
  func settle() {
    timeline.keepWithinLimit()
    timeline.publish()
  }

  /// Releases the states with the store. Its actions stay in the recording.
  func end() {
    if log.count == 0 { timeline.remove(self) }
    stop()
    timeline.forgetIfAbandoned()
  }

  private func stop() {
    isRunning = false
    machine = nil
    present.cut(to: 0)
    states.cut(to: 0)
    before?.cut(to: 0)
  }

  // MARK: ReplayableStore

  var isBusy: Bool { cycle.isBusy }

  var hasStore: Bool { store != nil }

  func report(_ error: UsageError) { cycle.report(error) }

  func trace(_ step: Trace) { cycle.trace { cycle.record(step) } }

  func beginReplay() { cycle.beginReplay() }

  func endReplay() { cycle.endReplay() }

  func settled() { cycle.settled() }

  func flushDeferred() { cycle.flushDeferred() }

  func move(to moment: Int) -> Bool {
    if let before { return move(to: log.place(after: moment), of: before) }
    let goal = log.step(at: log.place(after: moment))
    guard let machine, let store, goal != log.head else { return false }
    defer { withExtendedLifetime(store) {} }
    if log.isAtEnd, present.count == 0 { machine.lend { present.add($0) } }
    if goal == log.end, log.head + 1 < goal, present.count > 0 {
      machine.put(present[0])
      log.seekToEnd()
    } else if let nearest = log.seek(to: goal) {
      machine.put(states[nearest])
    }
    while log.head < min(goal, log.end) {
      machine.perform(actions[log.advance()], in: cycle)
      if log.isDue() { keep() }
    }
    if log.isAtEnd { present.cut(to: 0) }
    return true
  }

  /// Shows the state before the action at a place, or the present.
  private func move(to place: Int, of before: StatesBefore<State>) -> Bool {
    let goal = place < log.count ? place : nil
    guard let machine, let store else { return false }
    defer { withExtendedLifetime(store) {} }
    let keepPresent = { [present] in if present.count == 0 { machine.lend { present.add($0) } } }
    let updated = before.updated {
      keepPresent()
      return present[0]
    } reduce: { state, place in
      if !log.isSkipped(place) { machine.reduce(&state, actions[place], in: cycle) }
    }
    if updated == nil, goal == shown { return false }
    keepPresent()
    if let updated {
      present.cut(to: 0)
      present.add(updated)
      log.keepAll()
    }
    shown = goal
    machine.put(goal.map { before[$0] } ?? present[0])
    log.jump(to: place)
    if goal == nil { present.cut(to: 0) }
    return true
  }

  func beginDelivery() { cycle.beginDelivery() }

  func finishDelivery() {
    let store = store
    cycle.finishDelivery()
    withExtendedLifetime(store) {}
  }

  func isSkipped(_ number: Int) -> Bool { log.place(of: number).map(log.isSkipped) ?? false }

  func setSkipped(_ isSkipped: Bool, _ number: Int) {
    guard let place = log.place(of: number), log.isSkipped(place) != isSkipped else { return }
    let kept = log.setSkipped(isSkipped, place)
    if let before { return before.change(at: place) }
    present.cut(to: 0)
    states.cut(to: kept)
  }

  func dropActions(after moment: Int) {
    let rest = log.place(after: moment)
    log.dropActions(after: rest)
    actions.cut(to: rest)
    states.cut(to: log.forgetStates(after: log.end))
    present.cut(to: 0)
    before?.cut(to: rest)
    shown = nil
  }

  func forget(upTo number: Int) {
    let removed = log.forget(upTo: number)
    actions.drop(before: removed.actions)
    states.drop(before: removed.snapshots)
    before?.drop(before: removed.actions)
  }

  func hasEnded(by number: Int) -> Bool { !isRunning && log.place(after: number) == log.count }

  func action(_ number: Int) -> String? { action(numbered: number).map { "\($0)" } }

  func isUndoable(_ number: Int) -> Bool {
    action(numbered: number).map { ($0 as? any UndoableAction)?.isUndoable ?? true } ?? false
  }

  func changedContent(_ number: Int) -> Bool {
    guard let place = log.place(of: number) else { return false }
    return before?.isSame(before: place, afterIt: lendPresent) != true
  }

  /// Lends the state after all actions.
  private func lendPresent(_ body: (State) -> Void) {
    if present.count > 0 { body(present[0]) } else { machine?.lend(body) }
  }

  func undoName(_ number: Int) -> String? { undoable(number)?.undoName }

  func undoGroup(_ number: Int) -> String? { undoable(number)?.undoGroup }

  private func undoable(_ number: Int) -> (any UndoableAction)? { action(numbered: number) as? any UndoableAction }

  func action(numbered number: Int) -> Action? { log.place(of: number).map { actions[$0] } }

  func close() {
    actions.cut(to: 0)
    log = ActionLog(interval: 1)
    stop()
  }
}

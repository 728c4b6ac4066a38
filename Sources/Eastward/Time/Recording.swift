/// Notes what one store does, and moves it through time.
final class Recording<State, Action>: Track {
  let name: String
  private let turn: Turn
  private let history: History
  private var tape: Tape
  private let actions = Pile<[Action]>()
  /// The states that are kept.
  private let states = Pile<[State]>()
  /// What moves the store; none when the store or the recorder is gone.
  private var works: Works<State, Action>?
  private var isRunning = true
  /// Retained during each move, because reducers, components and objects in a state may release it.
  private weak var store: AnyObject?
  /// The state of the present, while the past is shown.
  private let present = Pile<[State]>()
  /// How actions are written and read; none if they cannot be.
  private(set) lazy var codec = Codec<Action>()
  /// Actions that were read and not performed yet, and how many were.
  let readActions = Pile<[Action]>()
  var performed = 0

  init(_ history: History, as name: String, turn: Turn, every: Int, _ works: Works<State, Action>) {
    self.name = name
    self.turn = turn
    self.history = history
    self.works = works
    tape = Tape(every: every)
    keep()
  }

  /// Sets the store's engine.
  func belongs(to store: AnyObject) { self.store = store }

  /// Notes an action that was just reduced.
  func note(_ action: Action) {
    guard isRunning else { return }
    actions.add(action)
    if let joined = tape.note(history.tick(), in: turn.pass) { history.join(joined) }
    if tape.isDue() { keep() }
  }

  private func keep() { works?.lend { states.add($0) } }

  /// Does what was read, as if it were sent.
  func perform(_ action: Action, isSkipped: Bool) {
    turn.trace { turn.note(.reduced(action: "\(action)", kind: kind(of: action))) }
    if !isSkipped { works?.perform(action, in: turn) }
    note(action)
  }

  /// Counts actions that were refused.
  func refuse(_ count: Int) {
    history.refuse(count)
    if !turn.isBusy { history.tell() }
  }

  /// Returns to the present if the recorder was released in the past; returns whether it did.
  func comeBack() -> Bool { history.comeBack() }

  /// Tells what became of the time when everybody has been told what became of the state.
  func settle() { history.tell() }

  /// Lets the state go with its store; what was done stays known.
  func end() {
    if tape.count == 0 { history.remove(self) }
    stop()
    history.forgetIfLeft()
  }

  private func stop() {
    isRunning = false
    works = nil
    present.cut(to: 0)
    states.cut(to: 0)
  }

  // MARK: Track

  var isBusy: Bool { turn.isBusy }

  var hasStore: Bool { store != nil }

  func misused(_ error: UsageError) { turn.misused(error) }

  func trace(_ step: Trace) { turn.trace { turn.note(step) } }

  func showPast() { turn.showPast() }

  func returnToPresent() { turn.returnToPresent() }

  func settled() { turn.settled() }

  func catchUp() { turn.catchUp() }

  func move(to moment: Int, skipping skipped: Set<Int>) -> Bool {
    let goal = tape.place(after: moment)
    guard let works, let store, goal != tape.head else { return false }
    defer { withExtendedLifetime(store) {} }
    if tape.isAtEnd, present.count == 0 { works.lend { present.add($0) } }
    if goal == tape.count, tape.head + 1 < goal, present.count > 0 {
      works.put(present[0])
      tape.windToEnd()
    } else {
      wind(to: goal, works)
    }
    while tape.head < min(goal, tape.count) {
      let (place, number) = tape.advance()
      if !skipped.contains(number) { works.perform(actions[place], in: turn) }
      if tape.isDue() { keep() }
    }
    if tape.isAtEnd { present.cut(to: 0) }
    return true
  }

  func deliver() {
    guard let store else { return }
    turn.deliver()
    withExtendedLifetime(store) {}
  }

  private func wind(to place: Int, _ works: Works<State, Action>) {
    if let nearest = tape.wind(to: place) { works.put(states[nearest]) }
  }

  func forgetStates(from number: Int) {
    guard let works, let store, let place = tape.place(of: number) else { return }
    defer { withExtendedLifetime(store) {} }
    present.cut(to: 0)
    states.cut(to: tape.forgetStates(after: place))
    if tape.head > place { wind(to: place, works) }
  }

  func dropActions(after moment: Int) {
    let rest = tape.place(after: moment)
    tape.dropActions(after: rest)
    actions.cut(to: rest)
    states.cut(to: tape.forgetStates(after: rest))
    present.cut(to: 0)
  }

  func action(_ number: Int) -> String? { action(numbered: number).map { "\($0)" } }

  func action(numbered number: Int) -> Action? { tape.place(of: number).map { actions[$0] } }

  func close() {
    actions.cut(to: 0)
    tape = Tape(every: 1)
    stop()
  }
}

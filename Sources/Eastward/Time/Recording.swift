/// Notes the actions of one store, and its state every so many of them.
final class Recording<State, Action>: Track {
  let name: String
  let turn: Turn
  private let clock: Clock
  private let every: Int
  /// What moves the store; none when the store or the recorder is gone.
  private var works: Works<State, Action>?
  private(set) var actions: [Action] = []
  /// The numbers that the actions have on the clock, which other stores share.
  private var numbers: [Int] = []
  /// The states after 0, `every`, 2 × `every`… actions, as far as they are known.
  private var snapshots: [State] = []
  /// How many actions the state holds that is shown.
  private var applied = 0
  /// The state to come back to.
  private var present: State?
  /// The delivery that the last action belonged to.
  private var pass = -1

  init(_ clock: Clock, as name: String, turn: Turn, every: Int, _ works: Works<State, Action>) {
    self.name = name
    self.turn = turn
    self.clock = clock
    self.every = every
    self.works = works
    works.cell.lend { snapshots.append($0) }
  }

  /// Notes an action that was just reduced.
  func note(_ action: Action) {
    guard let works else { return }
    if pass == turn.pass, let last = numbers.last { clock.join(last) }
    pass = turn.pass
    actions.append(action)
    numbers.append(clock.tick())
    applied += 1
    keepIfDue(works.cell)
  }

  /// Counts actions that were refused.
  func refuse(_ count: Int) {
    clock.refuse(count)
    if !turn.isBusy { clock.tell() }
  }

  /// Tells what became of the time when everybody has been told what became of the state.
  func settle() { clock.tell() }

  /// Lets the state go with its store; what was done stays known.
  func end() {
    works = nil
    present = nil
    snapshots = []
  }

  private func keepIfDue(_ cell: Cell<State>) {
    if applied == snapshots.count * every { cell.lend { snapshots.append($0) } }
  }

  // MARK: Track

  func move(to moment: Int, skipping skipped: Set<Int>) -> Bool {
    let goal = numbers.countUp(to: moment)
    guard let works, goal != applied else { return false }
    if applied == actions.count, present == nil { works.cell.lend { present = $0 } }
    if goal == actions.count, let present {
      works.cell.change { $0 = present }
      self.present = nil
      applied = goal
      return true
    }
    rewind(to: goal, works.cell)
    while applied < goal {
      let action = actions[applied]
      if !skipped.contains(numbers[applied]) { works.perform(action, in: turn) }
      applied += 1
      keepIfDue(works.cell)
    }
    return true
  }

  /// Goes to the nearest state before `goal`, unless the one that is shown is nearer.
  private func rewind(to goal: Int, _ cell: Cell<State>) {
    let nearest = min(goal / every, snapshots.count - 1)
    guard nearest >= 0, applied > goal || applied < nearest * every else { return }
    cell.change { $0 = snapshots[nearest] }
    applied = nearest * every
  }

  func forgetStates(from number: Int) {
    guard let works, let place = place(of: number) else { return }
    present = nil
    // The state after 0 actions stays.
    snapshots.removeLast(max(0, snapshots.count - place / every - 1))
    if applied > place { rewind(to: place, works.cell) }
  }

  func dropActions(after moment: Int) {
    let rest = numbers.countUp(to: moment)
    actions.removeLast(actions.count - rest)
    numbers.removeLast(numbers.count - rest)
    snapshots.removeLast(max(0, snapshots.count - rest / every - 1))
    present = nil
  }

  func action(_ number: Int) -> String? { place(of: number).map { "\(actions[$0])" } }

  func close() {
    end()
    actions = []
    numbers = []
  }

  private func place(of number: Int) -> Int? {
    let place = numbers.countUp(to: number) - 1
    return place >= 0 && numbers[place] == number ? place : nil
  }
}

/// What moves a store: its state, and how an action changes it.
struct Works<State, Action> {
  let cell: Cell<State>
  let reduce: (inout State, Action) -> Void

  func perform(_ action: Action, in turn: Turn) {
    turn.reduce { cell.change { reduce(&$0, action) } }
  }
}

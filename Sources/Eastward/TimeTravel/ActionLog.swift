/// The numbers of the actions of one store, the position of its shown state, and the number of its snapshots.
///
/// An action that is not disabled is a *step*. States are counted in steps, so that restoring one does not visit
/// disabled actions: after many undos there are many of them.
struct ActionLog {
  private let interval: Int
  /// The number of actions that were removed at the beginning. The places of the others stay.
  private var start = 0
  /// The numbers of the other actions in the timeline that several stores share.
  private var numbers: [Int] = []
  /// The places of those that are disabled.
  private var skipped = GapBuffer()
  /// The number of steps that were removed at the beginning: a multiple of `interval`.
  private var firstStep = 0
  /// The number of snapshots: those after 0, `interval`, 2 × `interval`… steps.
  private var kept = 1
  /// The number of steps that led to the shown state; more than there are if the shown state is none of this log.
  private(set) var head = 0
  /// The delivery that the last action belonged to.
  private var pass = -1

  init(interval: Int) { self.interval = interval }

  /// The number of actions.
  var count: Int { start + numbers.count }

  /// The number of steps.
  var end: Int { step(at: count) }

  var isAtEnd: Bool { head == end }

  /// Appends an action that was just reduced, or is disabled. Returns the number of the previous one if both belong to
  /// one delivery.
  mutating func append(_ number: Int, isSkipped: Bool, in pass: Int) -> Int? {
    let joined = self.pass == pass ? numbers.last : nil
    self.pass = pass
    if isSkipped { skipped.insert(count) } else { head += 1 }
    numbers.append(number)
    return joined
  }

  /// Returns whether a snapshot of the shown state is due, and then counts it.
  mutating func isDue() -> Bool {
    guard head == kept * interval else { return false }
    kept += 1
    return true
  }

  // MARK: Places

  /// Returns the number of actions with `moment` or a lower number.
  func place(after moment: Int) -> Int { start + numbers.countUp(to: moment) }

  /// Returns the place of the action with a number, if it belongs to this store.
  func place(of number: Int) -> Int? {
    let place = place(after: number) - 1
    return place >= start && numbers[place - start] == number ? place : nil
  }

  /// Returns the number of steps before a place.
  func step(at place: Int) -> Int { firstStep + place - start - skipped.countUp(to: place - 1) }

  /// Returns the place of a step.
  private func place(ofStep step: Int) -> Int {
    let place = start + step - firstStep
    return place + skipped.indices.countPrefix { skipped[$0] - $0 <= place }
  }

  func isSkipped(_ place: Int) -> Bool { step(at: place) == step(at: place + 1) }

  /// Disables the action at a place, which is enabled, or enables it. Removes the snapshots after it, and returns the
  /// number of the others, counted from the first action.
  mutating func setSkipped(_ isSkipped: Bool, _ place: Int) -> Int {
    let step = step(at: place)
    if isSkipped { skipped.insert(place) } else { skipped.remove(place) }
    if head > step { head = end + 1 }
    return forgetStates(after: step)
  }

  // MARK: Seeking

  /// Moves behind the next step, and returns its place.
  mutating func advance() -> Int {
    defer { head += 1 }
    return place(ofStep: head)
  }

  mutating func seekToEnd() { head = end }

  /// Moves to the state before the action at a place, which is known.
  mutating func jump(to place: Int) { head = step(at: place) }

  /// Counts a snapshot after each interval, where states are kept in another way.
  mutating func keepAll() { kept = end / interval + 1 }

  /// Moves to the nearest snapshot and returns its number, or nil if the shown state is nearer to `step`.
  ///
  /// A single action is reduced even if it leads to a snapshot, because lists then know what has changed.
  mutating func seek(to step: Int) -> Int? {
    let nearest = min(step / interval, kept - 1)
    guard head > step || head + 1 < nearest * interval else { return nil }
    head = nearest * interval
    return nearest
  }

  // MARK: Removing

  /// Removes the snapshots after more than `step` steps. Returns the number of the others, counted from the first
  /// action.
  mutating func forgetStates(after step: Int) -> Int {
    kept = min(kept, step / interval + 1)
    return kept
  }

  mutating func dropActions(after place: Int) {
    numbers.removeLast(count - place)
    skipped.removeAll(after: place - 1)
  }

  /// Removes actions with `number` or a lower one, up to the first step after the last snapshot before them. Returns
  /// the numbers of actions and snapshots that were removed so far, counted from the first action.
  mutating func forget(upTo number: Int) -> (actions: Int, snapshots: Int) {
    let place = place(after: number)
    let snapshots = min(step(at: place) / interval, kept - 1)
    let rest = min(self.place(ofStep: snapshots * interval), place)
    numbers.removeFirst(rest - start)
    skipped.removeAll(upTo: rest - 1)
    start = rest
    firstStep = snapshots * interval
    return (start, snapshots)
  }
}

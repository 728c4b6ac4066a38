/// The numbers of the actions of one store, the position of its shown state, and the number of its snapshots.
struct ActionLog {
  private let interval: Int
  /// The number of actions that were removed at the beginning: a multiple of `interval`. The places of the others stay.
  private var start = 0
  /// The numbers of the other actions in the timeline that several stores share.
  private var numbers: [Int] = []
  /// The number of snapshots: those after 0, `interval`, 2 × `interval`… actions.
  private var kept = 1
  /// The number of actions that led to the shown state.
  private(set) var head = 0
  /// The delivery that the last action belonged to.
  private var pass = -1

  init(interval: Int) { self.interval = interval }

  var count: Int { start + numbers.count }

  var isAtEnd: Bool { head == count }

  /// Appends an action that was just reduced. Returns the number of the previous one if both belong to one delivery.
  mutating func append(_ number: Int, in pass: Int) -> Int? {
    let joined = self.pass == pass ? numbers.last : nil
    self.pass = pass
    numbers.append(number)
    head += 1
    return joined
  }

  /// Returns whether a snapshot of the shown state is due, and then counts it.
  mutating func isDue() -> Bool {
    guard head == kept * interval else { return false }
    kept += 1
    return true
  }

  // MARK: Seeking

  /// Returns the number of actions with `moment` or a lower number.
  func place(after moment: Int) -> Int { start + numbers.countUp(to: moment) }

  /// Returns the place of the action with a number, if it belongs to this store.
  func place(of number: Int) -> Int? {
    let place = place(after: number) - 1
    return place >= start && numbers[place - start] == number ? place : nil
  }

  /// Moves behind the next action, and returns its place and its number.
  mutating func advance() -> (place: Int, number: Int) {
    defer { head += 1 }
    return (head, numbers[head - start])
  }

  mutating func seekToEnd() { head = count }

  /// Moves to the nearest snapshot and returns its number, or nil if the shown state is nearer to `place`.
  ///
  /// A single action is reduced even if it leads to a snapshot, because lists then know what has changed.
  mutating func seek(to place: Int) -> Int? {
    let nearest = min(place / interval, kept - 1)
    guard head > place || head + 1 < nearest * interval else { return nil }
    head = nearest * interval
    return nearest
  }

  // MARK: Removing

  /// Removes the snapshots after more than `place` actions. Returns the number of the others, counted from the first
  /// action.
  mutating func forgetStates(after place: Int) -> Int {
    kept = min(kept, place / interval + 1)
    return kept
  }

  mutating func dropActions(after place: Int) { numbers.removeLast(count - place) }

  /// Removes actions with `number` or a lower one, up to the last snapshot after such an action. Returns the numbers of
  /// actions and snapshots that were removed so far, counted from the first action.
  mutating func forget(upTo number: Int) -> (actions: Int, snapshots: Int) {
    let snapshots = min(place(after: number) / interval, kept - 1)
    numbers.removeFirst(snapshots * interval - start)
    start = snapshots * interval
    return (start, snapshots)
  }
}

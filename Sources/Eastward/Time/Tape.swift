/// Knows which actions of all one store did, where it stands, and how many of its states are kept.
struct Tape {
  private let every: Int
  /// The numbers that the actions have in the history, which other stores share.
  private var numbers: [Int] = []
  /// How many states are kept: those after 0, `every`, 2 × `every`… actions.
  private var kept = 1
  /// How many actions the state holds that is shown.
  private(set) var head = 0
  /// The delivery that the last action belonged to.
  private var pass = -1

  init(every: Int) { self.every = every }

  var count: Int { numbers.count }

  var isAtEnd: Bool { head == numbers.count }

  /// Notes an action that was just reduced; answers the number of the one before if one delivery tells of both.
  mutating func note(_ number: Int, in pass: Int) -> Int? {
    let joined = self.pass == pass ? numbers.last : nil
    self.pass = pass
    numbers.append(number)
    head += 1
    return joined
  }

  /// Answers whether the state that is shown is one to keep, and then counts it as kept.
  mutating func isDue() -> Bool {
    guard head == kept * every else { return false }
    kept += 1
    return true
  }

  // MARK: Winding

  /// Answers how many actions have `moment` or a lower number.
  func place(after moment: Int) -> Int { numbers.countUp(to: moment) }

  /// Answers the place of the action with a number, if it is one of this store's.
  func place(of number: Int) -> Int? {
    let place = place(after: number) - 1
    return place >= 0 && numbers[place] == number ? place : nil
  }

  /// Goes on behind the next action; answers its place and its number.
  mutating func advance() -> (place: Int, number: Int) {
    defer { head += 1 }
    return (head, numbers[head])
  }

  mutating func windToEnd() { head = numbers.count }

  /// Goes to the nearest state that is kept, and answers which; nil if what is shown is nearer to `place`.
  ///
  /// One step is reduced even onto a state that is kept, for then lists know what was touched and need not be told anew.
  mutating func wind(to place: Int) -> Int? {
    let nearest = min(place / every, kept - 1)
    guard head > place || head + 1 < nearest * every else { return nil }
    head = nearest * every
    return nearest
  }

  // MARK: Forgetting

  /// Forgets the states after more than `place` actions; answers how many are left.
  mutating func forgetStates(after place: Int) -> Int {
    kept = min(kept, place / every + 1)
    return kept
  }

  mutating func dropActions(after place: Int) { numbers.removeLast(numbers.count - place) }
}

import Eastward
import Running
import Testing

/// Components that join, leave, die and answer at random, held against what the rules say they must have been told.
@Suite("Random programs")
struct RandomProgramTests {
  @Test("everybody is told every new value since they came, in order, until they went", arguments: 1...40)
  func values(seed: UInt64) {
    let program = Program(seed: seed)
    program.run()
    for listener in program.listeners {
      // What a listener must have heard: the values since the pass in which it came, without repetitions.
      var expected: [Int] = []
      for state in program.history[listener.joined...] where expected.last != state[listener.aspect] {
        expected.append(state[listener.aspect])
      }
      if listener.isListening {
        #expect(listener.told == expected, "seed \(seed), joined at \(listener.joined)")
      } else {
        #expect(listener.told == Array(expected.prefix(listener.told.count)), "seed \(seed), left")
      }
    }
    #expect(program.misuses.lines == [])
  }

  @Test("whoever takes over the differences of a list shows the list", arguments: 1...40)
  func lists(seed: UInt64) {
    let random = Dice(seed: seed)
    let store = Store(
      TrackedArray<Thing>(),
      reduce: { (things: inout TrackedArray<Thing>, change: (inout TrackedArray<Thing>) -> Void) in
        change(&things)
      })
    let marked = store.elements(in: { $0 })
    let compared = store.elements(in: { $0.elements })
    var shown: [[Thing]] = []
    var tokens: [SubscriptionToken] = []
    // The closures know the store that keeps them.
    defer { tokens = [] }
    func join() {
      let place = shown.count
      shown.append([])
      let budget = Tally()
      tokens.append(
        (place.isMultiple(of: 2) ? marked : compared).provide { changes in
          shown[place].apply(changes)
          budget.add()
          if budget.count < 4, random.below(3) == 0 { store.dispatch { random.change(&$0) } }
          if shown.count < 20, random.below(4) == 0 { join() }
        })
    }
    for _ in 0..<60 {
      if shown.count < 20, random.below(3) == 0 { join() }
      store.dispatch { things in (0...random.below(3)).forEach { _ in random.change(&things) } }
      var now: [Thing] = []
      let look = compared.provide { changes in
        for case .initial(let all) in changes { now = all }
      }
      look.cancel()
      for list in shown { #expect(list == now, "seed \(seed)") }
    }
    #expect(!tokens.isEmpty)
  }
}

/// Random numbers for many to share.
private final class Dice {
  private var random: SeededGenerator
  init(seed: UInt64) { random = SeededGenerator(seed: seed) }
  func below(_ limit: Int) -> Int { random.below(limit) }

  func change(_ things: inout TrackedArray<Thing>) {
    let id = below(9)
    switch below(4) {
    case 0: things.change(id) { $0.name = "\(below(100))" }
    case 1: things.put(Thing(id: id, name: "\(below(100))"))
    case 2: things.remove(id)
    default: things.move(id, to: below(9))
    }
  }
}

private final class Program {
  final class Listener {
    let aspect: Int
    let joined: Int
    var told: [Int] = []
    var token: SubscriptionToken?
    var isListening = true
    init(aspect: Int, joined: Int) {
      self.aspect = aspect
      self.joined = joined
    }
  }

  private let dice: Dice
  private let store: Store<[Int], Int>
  private var providers: [Provider<Number>] = []
  private var answersLeft = 0
  /// Every state that was delivered: in a queue each action has a delivery of its own.
  private let states: States
  let misuses = Log()
  private(set) var listeners: [Listener] = []

  var history: [[Int]] { states.all }

  final class States { var all = [[0, 0, 0]] }

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    states = States()
    store = Store(
      [0, 0, 0], onUsageError: { [misuses] in misuses.write($0.description) },
      reduce: { [states] state, action in
        state = [action & 1, action >> 1 & 1, action >> 2 & 1]
        states.all.append(state)
      })
    // Three scopes, so that one aspect may be told of three places.
    providers = (0..<3).map { place in store.scope { $0[place] }.provider(of: Number.self) { $0 } }
  }

  func run() {
    for _ in 0..<80 {
      answersLeft = 6
      act()
      store.dispatch(dice.below(8))
    }
  }

  private func act() {
    switch dice.below(4) {
    case 0, 1: if listeners.count < 60 { join() }
    case 2: if !listeners.isEmpty { leave(listeners[dice.below(listeners.count)]) }
    default: store.batch([dice.below(8)])
    }
  }

  private func join() {
    let listener = Listener(aspect: dice.below(3), joined: states.all.count - 1)
    listeners.append(listener)
    let token = providers[listener.aspect].provide { [unowned self, unowned listener] value in
      listener.told.append(value)
      guard answersLeft > 0, dice.below(3) == 0 else { return }
      answersLeft -= 1
      act()
    }
    if listener.isListening { listener.token = token }
  }

  private func leave(_ listener: Listener) {
    listener.isListening = false
    listener.token = nil
  }
}

import Eastward
import Testing

@Suite("Coming and going while a state is told")
struct ChurnTests {
  @Test("who joins in a delivery is told the new state at once, and not twice")
  func joining() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let newcomer = Label("new")
    let first = Label()
    first.whenTold = { if $0 == 1 { counts.provide(to: newcomer) } }
    let second = Label()
    counts.provide(to: first)
    counts.provide(to: second)
    store.dispatch(.up)
    store.dispatch(.up)
    #expect(newcomer.shown == ["1", "2"])
    #expect(second.shown == ["0", "1", "2"])
  }

  @Test("who joins an aspect whose turn is still to come is told the new value once, and so is everybody else")
  func joiningAhead() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let titles = store.provider(of: TheTitle.self) { $0 }
    let listener = Label("old")
    titles.provide(to: listener)
    let newcomer = Label("new")
    let first = Label()
    first.whenTold = { if $0 == 1 { titles.provide(to: newcomer) } }
    counts.provide(to: first)
    store.batch([.up, .rename("one")])
    #expect(newcomer.shown == ["one"])
    #expect(listener.shown == ["zero", "one"])
  }

  @Test("who joins because somebody else joins is told once, and both can leave")
  func joiningWhileJoining() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let titles = store.provider(of: TheTitle.self) { $0 }
    var (outer, inner): (SubscriptionToken?, SubscriptionToken?)
    var told: [String] = []
    let first = counts.provide { if $0 == 1 { outer = titles.provide { told.append("outer \($0)") } } }
    let second = titles.provide { if $0 == "one" { inner = titles.provide { told.append("inner \($0)") } } }
    store.batch([.up, .rename("one")])
    #expect(told == ["inner one", "outer one"])
    outer?.cancel()
    store.dispatch(.rename("two"))
    inner?.cancel()
    store.dispatch(.rename("three"))
    #expect(told == ["inner one", "outer one", "inner two"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("who cancels in a delivery is not told again", arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
  func cancelling(order: [Int]) {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let log = Log()
    var subscriptions: [SubscriptionToken?] = [nil, nil, nil]
    for number in 0..<3 {
      subscriptions[number] = counts.provide { count in
        log.write("\(number):\(count)")
        if count > 0, number == order[0] {
          subscriptions[order[1]] = nil
          subscriptions[order[2]]?.cancel()
          subscriptions[order[0]]?.cancel()
        }
      }
    }
    store.dispatch(.up)
    store.dispatch(.up)
    let before = (0..<order[0]).map { "\($0):1" }
    #expect(log.lines == ["0:0", "1:0", "2:0"] + before + ["\(order[0]):1"])
  }

  @Test("a component that dies in a delivery is not told again, and leaves nothing behind")
  func dying() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    var mortal: Label? = Label("mortal")
    weak let gone = mortal
    let first = Label()
    first.whenTold = { if $0 == 1 { mortal = nil } }
    counts.provide(to: first)
    if let mortal { counts.provide(to: mortal) }
    store.dispatch(.up)
    #expect(mortal == nil)
    #expect(gone == nil)
    #expect(first.shown == ["0", "1"])
  }

  @Test("10,000 subscriptions come and go inside one delivery")
  func churn() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let told = Tally()
    var living: [SubscriptionToken] = []
    let token = counts.provide { count in
      guard count == 1 else { return }
      for number in 0..<10_000 {
        let subscription = counts.provide { _ in told.add() }
        if number.isMultiple(of: 2) { subscription.cancel() } else { living.append(subscription) }
      }
    }
    store.dispatch(.up)
    #expect(told.count == 10_000)
    store.dispatch(.up)
    #expect(told.count == 15_000)
    living.removeAll()
    store.dispatch(.up)
    #expect(told.count == 15_000)
    token.cancel()
  }

  @Test("a scope, a provider and a subscriber may be made inside a delivery")
  func making() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let late = Label("late")
    let token = counts.provide { count in
      guard count == 1 else { return }
      store.scope { $0 }.provider(of: TheTitle.self) { $0 }.provide(to: late)
    }
    store.batch([.up, .rename("one")])
    store.dispatch(.rename("uno"))
    #expect(late.shown == ["one", "uno"])
    token.cancel()
  }

  @Test("cancelling twice, or after the store is gone, does nothing")
  func twice() {
    var store: CounterStore? = counterStore()
    let counts = store?.provider(of: Count.self) { $0 }
    let (first, second) = (Tally(), Tally())
    let token = counts?.provide { _ in first.add() }
    let other = counts?.provide { _ in second.add() }
    token?.cancel()
    token?.cancel()
    store?.dispatch(.up)
    #expect(first.count == 1)
    #expect(second.count == 2)
    store = nil
    token?.cancel()
    other?.cancel()
    other?.cancel()
    #expect(second.count == 2)
  }

  /// Does something when it goes.
  private final class Farewell {
    private let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func pass<Value>(_ value: Value) -> Value { value }
    deinit { body() }
  }

  @Test(
    "what a line holds may listen, send and end others as it goes", arguments: ["action", "store", "feedback", "once"])
  func farewells(of kind: String) {
    var store: CounterStore? = counterStore()
    var tokens: [SubscriptionToken] = []
    var goodbyes = 0
    do {
      let farewell = Farewell { [weak store] in
        goodbyes += 1
        guard let store else { return }
        tokens.append(store.events(of: { _ in Event<Int>() }).provide { _ in })
        store.dispatch(.up)
        tokens.removeAll()
      }
      let feedback: (CounterState) -> Int? = { _ in farewell.pass(1) }
      let once: (Int) -> Void = { _ = farewell.pass($0) }
      switch kind {
      case "feedback": store.map { tokens.append($0.react(to: feedback) { _ in nil }) }
      case "once": store.map { tokens.append($0.events(of: { _ in Event<Int>() }).provide(once)) }
      default: _ = store?.provider(of: Count.self) { farewell.pass($0) }
      }
    }
    if kind == "store" { store = nil } else { store?.dispatch(.up) }
    tokens.first?.cancel()
    store?.dispatch(.up)
    #expect(goodbyes == 1)
  }
}

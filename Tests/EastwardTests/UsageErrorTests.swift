import Eastward
import Testing

@Suite("UsageError")
struct UsageErrorTests {
  @Test("a reducer that dispatches hears why not, and its action is dropped")
  func reducerDispatches() {
    let misuses = Log()
    var store: Store<Int, Int>?
    defer { store = nil }
    store = Store(
      0, onUsageError: { misuses.write($0.description) },
      reduce: { state, action in
        state += action
        if action == 1 { store?.dispatch(10) }
        if action == 2 { store?.batch([20, 30]) }
      })
    store?.dispatch(1)
    store?.dispatch(2)
    #expect(
      misuses.lines == [
        "a reducer dispatched 10; a reducer only changes the state: change it there, or dispatch from a component"
          + ifNone,
        "a reducer dispatched 30; a reducer only changes the state: change it there, or dispatch from a component"
          + ifNone,
      ])
  }

  @Test("a component that subscribes twice to a provider is named; to two providers, or after its release, it may")
  func twice() {
    let misuses = Log()
    let store = counterStore(misuses: misuses)
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    counts.provide(to: label)
    store.provider(of: Count.self) { $0 }.provide(to: label)
    #expect(misuses.lines == [])
    counts.provide(to: label)
    #expect(
      misuses.lines == [
        "a Label subscribed twice to the same Count and receives each value twice; subscribe where it is created"
      ])
    let tokens = [counts.provide { _ in }, counts.provide { _ in }]
    #expect(misuses.lines.count == 1)
    withExtendedLifetime(tokens) {}
  }

  @Test("a provider that dispatches hears why not")
  func providerDispatches() {
    let misuses = Log()
    let store = counterStore(misuses: misuses)
    let counts = store.provider(
      of: Count.self,
      reading: { [weak store] state, probe in
        store?.dispatch(.up)
        state.provideCount(to: probe)
      })
    let label = Label()
    counts.provide(to: label)
    #expect(label.shown == ["0"])
    #expect(
      misuses.lines == [
        "a provider dispatched up while it was evaluated; dispatch from the component that receives the value" + ifNone
      ])
  }

  @Test("a reducer that subscribes hears why not")
  func reducerSubscribes() {
    let misuses = Log()
    let label = Label()
    var counts: Provider<Count>?
    let store = Store(
      CounterState(), onUsageError: { misuses.write($0.description) },
      reduce: { state, action in
        CounterState.reduce(&state, action)
        if action == .up { counts?.provide(to: label) }
      })
    counts = store.provider(of: Count.self) { $0 }
    store.dispatch(.up)
    #expect(
      misuses.lines == [
        "a reducer or a provider subscribed to Count; subscribe where the app is composed, or in a component" + ifNone
      ])
  }

  @Test("a reducer that subscribes to a list, an element or an occasion hears why not, and the state is not looked at")
  func reducerSubscribesElsewhere() {
    let misuses = Log()
    var subscribe: [() -> SubscriptionToken] = []
    let store = Store(
      Board(), onUsageError: { misuses.write("\($0)") },
      reduce: { (board: inout Board, action: Board.Action) in
        Board.reduce(&board, action)
        subscribe.forEach { $0().cancel() }
      })
    let things = store.elements(in: { $0.comparedThings })
    let rings = store.events(of: { $0.rings })
    subscribe = [{ things.provide { _ in } }, { things.provide(1) { _ in } }, { rings.provide { _ in } }]
    store.dispatch(.put(1, "a"))
    #expect(
      misuses.lines
        == ["Thing", "Thing", "Int"].map {
          "a reducer or a provider subscribed to \($0); subscribe where the app is composed, or in a component" + ifNone
        })
  }

  @Test("under .trap a component that dispatches or sends a batch hears why not")
  func trap() {
    let misuses = Log()
    let store = counterStore(CounterState(), .trap, misuses: misuses)
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    label.whenTold = { count in
      if count == 1 { store.dispatch(.up) }
      if count == 2 { store.batch([.up, .up]) }
    }
    counts.provide(to: label)
    store.dispatch(.up)
    store.dispatch(.up)
    #expect(label.shown == ["0", "1", "2"])
    #expect(
      misuses.lines == [
        "a component dispatched up during a delivery, which the policy of this store forbids; use .queue or .coalesce",
        "a component dispatched a batch of 2 during a delivery, which the policy of this store forbids; use .queue or .coalesce",
      ])
  }

  @Test("a scope whose parent is gone hears that, and a module too")
  func storeReleased() {
    let misuses = Log()
    var store: CounterStore? = counterStore(misuses: misuses)
    let scope = store?.scope(state: { $0 }, action: { (count: Int) in .set(count) })
    let inner = scope?.scope(state: { $0 }, action: { (_: Bool) in 1 })
    store = nil
    scope?.dispatch(3)
    inner?.dispatch(true)
    scope?.batch([1, 2])
    #expect(
      misuses.lines
        == ["3", "true", "a batch of 2"].map {
          "\($0) was dispatched to a scope whose store was released; keep the store as long as its scopes are used"
        })
  }

  @Test("who subscribes to a provider or events of a store that is gone hears that, outside of a delivery")
  func subscribedAfterRelease() {
    let misuses = Log()
    let told = Log()
    var store: CounterStore? = counterStore(misuses: misuses)
    let counts = store?.provider(of: Count.self) { $0 }
    let counters = store?.events(of: { _ in Event<Int>() })
    var late: SubscriptionToken?
    let token = counts?.provide { count in
      guard count == 1 else { return }
      store = nil
      late = counts?.provide { told.write("\($0)") }
    }
    store?.dispatch(.up)
    #expect(misuses.lines == [])
    counts?.provide(to: Label())
    let last = counters?.provide { told.write("\($0)") }
    for token in [token, late, last] { token?.cancel() }
    #expect(told.lines == ["1"])
    #expect(
      misuses.lines
        == ["Count", "Int"].map {
          "a component or an effect subscribed to \($0) after its store was released; keep the store in a property as long as its providers are used"
        })
  }

  @Test("the inner scope of a scope that is gone works as long as the store is there")
  func middleIsGone() {
    let misuses = Log()
    let store = counterStore(misuses: misuses)
    let inner = store.scope(state: { $0 }, action: { (count: Int) in .set(count) }).scope(
      state: { $0 }, action: { (count: Int) in count })
    let label = Label()
    inner.provider(of: Count.self) { $0 }.provide(to: label)
    inner.dispatch(5)
    #expect(label.shown == ["0", "5"])
    #expect(misuses.lines == [])
  }

  @Test("a circle of answers ends at the limit, with its actions named")
  func runaway() {
    let misuses = Log()
    let store = counterStore(CounterState(), limit: 10, misuses: misuses)
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    label.whenTold = { if $0 > 0 { store.dispatch($0 == 1 ? .set(2) : .set(1)) } }
    counts.provide(to: label)
    store.dispatch(.up)
    #expect(
      misuses.lines == [
        "endless loop of actions, more than 10 in a row: set(2) → set(1) → set(2) → set(1) → …; break it where a component dispatches, or raise the store's limit"
      ])
    store.dispatch(.set(0))
    #expect(label.shown.last == "0")
  }

  @Test("a circle that branches ends before it fills the memory", arguments: [Reentrancy.queue, .coalesce])
  func branchingRunaway(reentrancy: Reentrancy) {
    let misuses = Log()
    let store = counterStore(CounterState(), reentrancy, limit: 20, misuses: misuses)
    let counts = store.provider(of: Count.self) { $0 }
    let tokens = (0..<3).map { _ in
      counts.provide { if $0 > 0 { for _ in 0..<3 { store.dispatch(.up) } } }
    }
    store.dispatch(.up)
    #expect(misuses.lines.contains { $0.hasPrefix("endless loop of actions, more than 20 in a row") })
    withExtendedLifetime(tokens) {}
  }

  @Test("more actions than a thousand times the limit do not wait: the queue is given up, and the store goes on")
  func tooManyWait() {
    let misuses = Log()
    let store = counterStore(CounterState(), limit: 1, misuses: misuses)
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    label.whenTold = { if $0 == 1 { (0...1_000).forEach { _ in store.dispatch(.up) } } }
    counts.provide(to: label)
    store.dispatch(.up)
    #expect(misuses.lines.count == 1)
    #expect(label.shown == ["0", "1"])
    store.dispatch(.set(5))
    #expect(label.shown.last == "5")
  }

  @Test("without a handler the program stops with the sentence")
  func stops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UsageError.stop(.reducerDispatched("up"))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a reducer dispatched up; a reducer only changes the state"))
  }
}

/// What else looks like a call from a reducer or provider.
private let ifNone = "; if none does, two threads use the store at once, and it belongs to the actor that created it"

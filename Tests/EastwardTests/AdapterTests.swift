import Eastward
import Observation
import Running
import Testing

@Suite("Adapters")
@MainActor
struct AdapterTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let policy: AsyncStream<Int>.Continuation.BufferingPolicy
    let read: [Int]
  }

  nonisolated static let rows = [
    Row(testDescription: "the newest", policy: .bufferingNewest(1), read: [1_000]),
    Row(testDescription: "the newest three", policy: .bufferingNewest(3), read: [998, 999, 1_000]),
    Row(testDescription: "the oldest three", policy: .bufferingOldest(3), read: [0, 1, 2]),
    Row(testDescription: "everything", policy: .unbounded, read: Array(0...1_000)),
  ]

  @Test("a reader who is slower than 1,000 values gets what the buffering policy says", arguments: rows)
  func slowReader(row: Row) async {
    var store: CounterStore? = counterStore()
    let counts = store?.provider(of: Count.self) { $0 }
    let values = counts?.values(buffering: row.policy)
    (1...1_000).forEach { store?.dispatch(.set($0)) }
    store?.dispatch(.set(1_000))
    store = nil
    // On no actor, as a reader elsewhere would.
    let read = await Task.detached {
      var read: [Int] = []
      if let values { for await value in values { read.append(value) } }
      return read
    }.value
    #expect(read == row.read)
  }

  @Test("without a word about it a stream keeps the newest value")
  func standard() async {
    let store = counterStore()
    let values = store.provider(of: Count.self) { $0 }.values()
    (1...1_000).forEach { store.dispatch(.set($0)) }
    var reader = values.makeAsyncIterator()
    #expect(await reader.next() == 1_000)
  }

  @Test("a stream ends with the store, though its provider is kept")
  func endsWithTheStore() async {
    var store: CounterStore? = counterStore()
    let counts = store?.provider(of: Count.self) { $0 }
    let values = counts?.values()
    let reading = Task {
      if let values { for await _ in values {} }
      return "ended"
    }
    store?.dispatch(.up)
    store = nil
    #expect(await reading.value == "ended")
    #expect(counts != nil)
  }

  @Test("who stops reading is forgotten: the state is asked no more")
  func stops() async {
    let asked = Tally()
    let store = counterStore(CounterState(asked: asked))
    do {
      let values = store.provider(of: Count.self) { $0 }.values()
      for await _ in values { break }
    }
    store.dispatch(.up)
    let before = asked.count
    (0..<10).forEach { _ in store.dispatch(.up) }
    #expect(asked.count == before)
  }

  @Test("a stream nobody ever reads is forgotten too")
  func neverRead() {
    let asked = Tally()
    let store = counterStore(CounterState(asked: asked))
    _ = store.provider(of: Count.self) { $0 }.values()
    store.dispatch(.up)
    let before = asked.count
    (0..<10).forEach { _ in store.dispatch(.up) }
    #expect(asked.count == before)
  }

  @Test("the changes of a list are all there, however slow the reader")
  func changes() async {
    var store: Store<[Thing], [Thing]>? = Store([], reduce: { things, now in things = now })
    let changes = store?.elements(in: { $0 }).changes()
    var random = SeededGenerator(seed: 7)
    var last: [Thing] = []
    for _ in 0..<200 {
      last = random.list()
      store?.dispatch(last)
    }
    store = nil
    var shown: [Thing] = []
    if let changes { for await some in changes { shown.apply(some) } }
    #expect(shown == last)
  }

  @Test("what is fired comes through one by one, and the same scene twice")
  func occasions() async {
    var store: Store<Event<String>, String>? = Store(Event<String>(), reduce: { once, scene in once.fire(scene) })
    store?.dispatch("before")
    let scenes = store?.events(of: { $0 }).values()
    ["sun", "sun", "rain"].forEach { store?.dispatch($0) }
    store = nil
    var read: [String] = []
    if let scenes { for await scene in scenes { read.append(scene) } }
    #expect(read == ["sun", "sun", "rain"])
  }

  @Test("the values of a view are observed together, change once a delivery, and keep what is not provided")
  func together() {
    let store = Store(Pair(), reduce: Pair.reduce)
    weak var gone: ObservedValues<Shown>?
    do {
      let shown = ObservedValues(Shown()) {
        $0.observe(store.provider(of: TheTitle.self), as: \.title)
        $0.observe(store.provider(of: TheProgress.self), as: \.progress)
      }
      gone = shown
      let changes = Changes()
      func watch() {
        withObservationTracking {
          _ = shown.title
        } onChange: {
          changes.note()
        }
      }
      #expect(shown.values == Shown())
      watch()
      store.dispatch((title: "one", count: 0.1))
      #expect(changes.count == 1)
      #expect(shown.values == Shown(title: "one", progress: 0.1))
      watch()
      store.batch([(title: "two", count: 0.2), (title: "three", count: 0.3)])
      #expect(changes.count == 2)
      #expect(shown.title == "three" && shown.progress == 0.3)
      watch()
      store.dispatch((title: "three", count: 0.3))
      #expect(changes.count == 2)
    }
    #expect(gone == nil)
    store.dispatch((title: "four", count: 0.4))
  }

  @Test("a list is one of the values of a view")
  func list() {
    let store = Store([Thing](), reduce: { (things: inout [Thing], thing: Thing) in things.append(thing) })
    struct Values {
      var things: [Thing] = []
      var count = 0
    }
    let shown = ObservedValues(Values()) {
      $0.observe(store.elements(in: { $0 }), as: \.things)
      $0.observe(store.provider(of: Count.self, reading: { $1.newCount($0.count) }), as: \.count)
    }
    store.dispatch(Thing(id: 1))
    store.dispatch(Thing(id: 2))
    #expect(shown.things == [Thing(id: 1), Thing(id: 2)] && shown.count == 2)
  }

  private struct Shown: Equatable {
    var title = "none"
    var progress = 0.0
  }

  /// A title and a count, which are there from the first action on.
  private struct Pair: KnowsTheTitle, KnowsTheProgress {
    private var now: (title: String, count: Double)?

    static func reduce(_ pair: inout Pair, _ action: (title: String, count: Double)) { pair.now = action }

    func provideTitle(to component: some TitleComponent) { if let now { component.newTitle(now.title) } }

    func provideProgress(to component: some ProgressComponent) { if let now { component.newProgress(now.count) } }
  }

  @Test("a told value is watched like any observable one, and goes although it is told")
  func told() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    weak var gone: ObservedValue<Count>?
    do {
      let count = ObservedValue(counts)
      gone = count
      #expect(count.value == 0)
      let changes = Changes()
      withObservationTracking {
        _ = count.value
      } onChange: {
        changes.note()
      }
      store.dispatch(.rename("nobody watches that"))
      #expect(changes.count == 0)
      store.dispatch(.up)
      #expect(changes.count == 1)
      #expect(count.value == 1)
      store.dispatch(.hide)
      #expect(count.value == 1)
    }
    #expect(gone == nil)
    store.dispatch(.show)
  }

  @Test("a told list shows what the list is")
  func toldElements() {
    let store = Store([Thing](), reduce: { (things: inout [Thing], now: [Thing]) in things = now })
    let things = ObservedElements(store.elements(in: { $0 }))
    var random = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let list = random.list()
      store.dispatch(list)
      #expect(things.all == list)
    }
  }

  @Test("subscriptions that are kept in an array end with it")
  func keeping() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let log = Log()
    var tokens: [SubscriptionToken] = []
    counts.provide { log.write("\($0)") }.store(in: &tokens)
    store.dispatch(.up)
    tokens = []
    store.dispatch(.up)
    #expect(log.lines == ["0", "1"])
  }

  /// Counts on the actor where it was made; observation calls back at once, there.
  private final class Changes: Sendable {
    @MainActor private(set) var count = 0
    func note() { MainActor.assumeIsolated { count += 1 } }
    nonisolated init() {}
  }
}

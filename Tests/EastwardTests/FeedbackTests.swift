import Eastward
import EastwardTesting
import Testing

@Suite("Effects as feedback")
@MainActor
struct FeedbackTests {
  @Test("an effect starts when its query appears, its answer comes home, and it is not started again")
  func starts() async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { query, send in await send(.found("all of \(query)")) }
    #expect(desk.list.pending == [])
    desk.ask("sun")
    desk.ask("sun")
    #expect(desk.list.pending == ["sun"])
    try await desk.list.run("sun")
    #expect(desk.told.lines == ["", "all of sun"])
    #expect(desk.list.pending == [])
    token.cancel()
  }

  @Test("a query that is there already starts its effect when the feedback is made")
  func startsAtOnce() {
    let desk = SearchDesk()
    desk.ask("sun")
    let token = desk.store.feedback(Search.query) { _, _ in }
    #expect(desk.list.pending == ["sun"])
    token.cancel()
    #expect(desk.list.cancelled == ["sun"])
  }

  @Test("a query that is true or false requests the effect while it is true, which has a name or the feedback's place")
  func truth() {
    let runner = ManualEffectRunner()
    let store = Store(Bool?.some(false), effects: runner.effects) { $0 = $1 }
    let plain = store.feedback({ $0 == true }) { _, _ in }
    let line = #line - 1
    let named = store.feedback({ $0 }, named: "loading", policy: .queue(limit: 1)) { _, _ in }
    #expect(runner.pending == [])
    store.dispatch(nil)
    #expect(runner.pending == [])
    store.dispatch(true)
    #expect(runner.pending == ["FeedbackTests.swift:\(line)", "loading"])
    store.dispatch(false)
    #expect(runner.cancelled == ["FeedbackTests.swift:\(line)", "loading"])
    plain.cancel()
    named.cancel()
  }

  @Test(
    "every query but nil requests the effect, also what is empty, and a name precedes it", arguments: ["", "0", "sun"])
  func anyValue(text: String) {
    let runner = ManualEffectRunner()
    let store = Store(String?.none, effects: runner.effects) { $0 = $1 }
    let token = store.feedback({ $0 }, named: "search") { _, _ in }
    store.dispatch(text)
    #expect(runner.pending == ["search: \(text)"])
    token.cancel()
    #expect(runner.cancelled == ["search: \(text)"])
  }

  @Test("a query that changes replaces its effect, one that goes cancels it, and one that returns starts it anew")
  func replaces() async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { query, send in await send(.found(query)) }
    ["a", "b", nil, "b"].forEach(desk.ask)
    #expect(desk.list.pending == ["b"])
    #expect(desk.list.cancelled == ["a", "b"])
    try await desk.list.run("b")
    #expect(desk.told.lines == ["", "b"])
    token.cancel()
  }

  @Test("a stale answer never reaches the reducer, though its task took no notice that it was cancelled")
  func stale() async throws {
    let gate = Gate()
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { query, send in
      await gate.pass(query)
      await send(.found(query))
    }
    desk.ask("old")
    let old = Task { try await desk.list.run("old") }
    await gate.waitFor("old")
    desk.ask("new")
    #expect(desk.list.cancelled == ["old"])
    await gate.open("old")
    try await old.value
    #expect(desk.told.lines == [""])
    await gate.open("new")
    try await desk.list.run("new")
    #expect(desk.told.lines == ["", "new"])
    token.cancel()
  }

  @Test("an effect answers as often as it has something to say, in order")
  func severalAnswers() async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { query, send in
      for part in 1...3 { await send(.found("\(query) \(part)")) }
    }
    desk.ask("sun")
    try await desk.list.run("sun")
    #expect(desk.told.lines == ["", "sun 1", "sun 2", "sun 3"])
    token.cancel()
  }

  @Test("an answer that changes the query ends the effect that gave it; what it says afterwards is stale")
  func answersItself() async throws {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { _, send in
      await send(.ask(nil))
      await send(.found("too late"))
    }
    desk.ask("sun")
    try await desk.list.run("sun")
    #expect(desk.told.lines == [""])
    #expect(desk.list.cancelled == ["sun"])
    token.cancel()
  }

  @Test("the token ends it: what runs is cancelled, its answers are stale, and nothing starts any more")
  func token() async {
    let runner = Runner()
    let store = SearchStore(Search(), effects: runner.list, reduce: Search.reduce)
    let told = Log()
    let hearing = store.provider(of: TheText.self) { $0 }.provide { told.write($0) }
    let token = store.feedback(Search.query) { query, send in await send(.found(query)) }
    store.dispatch(.ask("sun"))
    token.cancel()
    #expect(runner.cancelled == [0])
    await runner.run(0)
    store.dispatch(.ask("rain"))
    #expect(runner.started == ["sun"])
    #expect(told.lines == [""])
    hearing.cancel()
  }

  @Test("the effects of a feedback that is made inside a delivery start too")
  func madeInside() {
    let desk = SearchDesk()
    var tokens: [SubscriptionToken] = []
    desk.whenTold = { [unowned desk] text in
      if text == "go" { tokens.append(desk.store.feedback(Search.query) { _, _ in }) }
    }
    desk.store.batch([.ask("sun"), .found("go")])
    #expect(desk.list.pending == ["sun"])
    tokens = []
    #expect(desk.list.cancelled == ["sun"])
  }

  @Test("effects see each state that is delivered, as components do, and none between the actions of a batch")
  func deliveries() {
    let desk = SearchDesk()
    let token = desk.store.feedback(Search.query) { _, _ in }
    desk.store.batch([.ask("a"), .ask("b"), .ask("c")])
    #expect(desk.list.pending == ["c"])
    #expect(desk.list.cancelled == [])
    token.cancel()
  }

  @Test("a query is compared once a delivery, and nothing else happens while it is the same")
  func cost() {
    let compared = Tally()
    let store = counterStore()
    let token = store.feedback({ _ in Counted(tally: compared) }) { _, _ in }
    let before = compared.count
    (0..<100).forEach { store.dispatch(.set($0)) }
    #expect(compared.count - before == 100)
    token.cancel()
  }

  private struct Counted: Equatable, @unchecked Sendable {
    let tally: Tally
    static func == (one: Counted, other: Counted) -> Bool {
      one.tally.add()
      return true
    }
  }

  @Test("a trace says what the state asks for, and the map who does it")
  func trace() {
    var map = AppMap()
    let log = Log()
    let store = SearchStore(
      Search(),
      tracing: {
        map.record($0)
        log.write("\($0)")
      }, effects: .tasks, reduce: Search.reduce)
    let token = store.feedback(Search.query) { _, _ in }
    store.dispatch(.ask("sun"))
    #expect(
      log.lines == [
        "Search provides String", "  an effect subscribes to String", "reduce ask(Optional(\"sun\"))", "delivery 1",
        "  String: sun → an effect", "  effect sun starts",
      ])
    #expect(map.text.contains("an effect"))
    token.cancel()
  }

  @Test("a reducer that makes a feedback hears why not")
  func misuse() {
    let misuses = Log()
    let list = ManualEffectRunner.permissive
    var store: Store<Int, Int>?
    var tokens: [SubscriptionToken] = []
    store = Store(
      0, onUsageError: { misuses.write($0.description) }, effects: list.effects,
      reduce: { _, _ in
        if let store { tokens.append(store.feedback({ $0 }) { _, _ in }) }
      })
    store?.dispatch(1)
    #expect(
      misuses.lines == [
        "a reducer or a provider subscribed to Int; subscribe where the app is composed, or in a component; if none does, two threads use the store at once, and it belongs to the actor that created it"
      ])
    #expect(list.pending == [])
    store = nil
    tokens = []
  }

  @Test("in a scope it asks the part, and is silent while there is none")
  func scope() async throws {
    let root = Root()
    let token = effects(of: root.news)
    #expect(root.list.pending == [])
    root.store.dispatch(.open)
    root.news.dispatch(.ask("sun"))
    try await root.list.run("sun")
    #expect(root.told.lines == ["", "all of sun"])
    root.news.dispatch(.ask("rain"))
    root.store.dispatch(.close)
    #expect(root.list.cancelled == ["rain"])
    token.cancel()
  }

  @Test("the effects of a module cannot tell whether its store stands alone", arguments: [true, false])
  func modules(isAlone: Bool) async throws {
    let desk = SearchDesk()
    let root = Root()
    root.store.dispatch(.open)
    let (store, list, told) = isAlone ? (desk.store, desk.list, desk.told) : (root.news, root.list, root.told)
    let module = Module<String, String>(store, input: { .ask($0) }, outputs: { _ in [] }).retaining(effects(of: store))
    module.receive("sun")
    try await list.run("sun")
    #expect(told.lines == ["", "all of sun"])
  }

  @Test("a module keeps its effects, and lets them go with its last copy")
  func keeping() {
    let desk = SearchDesk()
    var module: Module<String, String>? = Module(
      desk.store, input: { .ask($0) }, outputs: { _ in [] }
    ).retaining(effects(of: desk.store))
    module?.receive("sun")
    #expect(desk.list.cancelled == [])
    module = nil
    #expect(desk.list.cancelled == ["sun"])
  }

  private func effects(of store: SearchStore) -> SubscriptionToken {
    store.feedback(Search.query) { query, send in await send(.found("all of \(query)")) }
  }

  /// A search that is opened and closed within another state.
  private struct Root {
    enum Action: Sendable {
      case open, close
      case search(Search.Action)
    }

    let list = ManualEffectRunner.permissive
    let store: Store<Search?, Action>
    let news: SearchStore
    let told = Log()
    private let token: SubscriptionToken

    init() {
      store = Store(
        nil, effects: list.effects,
        reduce: { state, action in
          switch action {
          case .open: state = Search()
          case .close: state = nil
          case .search(let action): state = state.map { Search.reduced($0, action) }
          }
        })
      news = store.scope(state: { $0 }, action: { .search($0) })
      token = news.provider(of: TheText.self) { $0 }.provide { [told] in told.write($0) }
    }
  }
}

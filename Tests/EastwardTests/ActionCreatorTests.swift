import Eastward
import EastwardTesting
import Testing

@Suite("Action creators")
@MainActor
struct ActionCreatorTests {
  @Test("a synchronous one makes an action of what it is told, or none")
  func synchronous() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    let label = Label()
    counts.provide(to: label)
    for _ in 0..<3 { store.dispatch(with: counts) { $0 < 2 ? .up : nil } }
    store.dispatch(.hide)
    store.dispatch(with: counts) { _ in .set(100) }
    #expect(label.shown == ["0", "1", "2"])
  }

  @Test("one that runs inside a delivery waits with its action")
  func inside() {
    let desk = SearchDesk()
    let texts = desk.texts
    desk.whenTold = { [unowned desk] text in
      if text == "a" { desk.store.dispatch(with: texts) { .found("\($0)b") } }
    }
    desk.store.dispatch(.found("a"))
    #expect(desk.told.lines == ["", "a", "ab"])
  }

  @Test("one that runs where first values wait is told the value all the same")
  func deep() {
    let desk = SearchDesk()
    var tokens: [SubscriptionToken] = []
    func join(_ rest: Int) {
      tokens.append(
        desk.texts.provide { [unowned desk] _ in
          guard desk.told.lines.count < 2 else { return }
          if rest > 0 { return join(rest - 1) }
          desk.store.dispatch(with: desk.texts) { .found("\($0)deep") }
          desk.store.thunk(with: desk.texts, named: "fetch") { _, _ in }
        })
    }
    join(63)
    #expect(desk.told.lines == ["", "deep"])
    #expect(desk.list.pending == ["fetch"])
  }

  @Test("one leaves nothing in the provider: the state is changed in place, and a new subscriber is told the new value")
  func leavesNothing() {
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    store.dispatch(with: counts) { .set($0 + 1) }
    store.dispatch(with: counts) { .set($0 + 1) }
    let label = Label()
    counts.provide(to: label)
    #expect(label.shown == ["2"])
  }

  @Test("an asynchronous one sends actions home whenever it has any")
  func asynchronous() async throws {
    let desk = SearchDesk()
    desk.store.thunk(named: "fetch") { send in
      await send(.found("loading"))
      await send(.found("all of it"))
    }
    #expect(desk.list.pending == ["fetch"])
    try await desk.list.run("fetch")
    #expect(desk.told.lines == ["", "loading", "all of it"])
  }

  @Test("it is told what it has to know when it begins, and is named after the function that begins it")
  func told() async {
    let desk = SearchDesk()
    desk.store.dispatch(.found("a"))
    func fetchMore() { desk.store.thunk(with: desk.texts) { text, send in await send(.found("\(text)b")) } }
    fetchMore()
    #expect(desk.list.pending == ["fetchMore()"])
    desk.store.dispatch(.found("c"))
    await desk.list.runAll()
    #expect(desk.told.lines == ["", "a", "c", "ab"])
  }

  @Test("one that is told nothing does not begin")
  func toldNothing() {
    let list = ManualEffectRunner.permissive
    let store = CounterStore(CounterState(), effects: list.effects, reduce: CounterState.reduce)
    let counts = store.provider(of: Count.self) { $0 }
    store.dispatch(.hide)
    store.thunk(with: counts) { _, _ in }
    #expect(list.pending == [])
  }

  @Test("it is cancelled when its store goes")
  func cancelled() {
    let list = ManualEffectRunner.permissive
    var desk: SearchDesk? = SearchDesk(list: list)
    desk?.store.thunk(named: "fetch") { _ in }
    desk = nil
    #expect(list.cancelled == ["fetch"])
  }

  @Test("a thousand that have ended leave nothing behind")
  func ended() async {
    final class Canary: Sendable {}
    let desk = SearchDesk()
    weak var last: Canary?
    for _ in 0..<1_000 {
      let canary = Canary()
      last = canary
      desk.store.thunk(named: "fetch") { _ in _ = canary }
    }
    await desk.list.runAll()
    desk.store.dispatch(.found("looks at who is there"))
    #expect(await eventually { last == nil })
  }

  @Test("a reducer that begins one hears why not")
  func misuse() {
    let misuses = Log()
    let list = ManualEffectRunner.permissive
    var store: Store<Int, Int>?
    store = Store(
      0, onUsageError: { misuses.write($0.description) }, effects: list.effects,
      reduce: { _, _ in store?.thunk(named: "fetch") { _ in } })
    store?.dispatch(1)
    #expect(
      misuses.lines == [
        "a reducer or a provider subscribed to the state for fetch; subscribe where the app is composed, or in a component; if none does, two threads use the store at once, and it belongs to the actor that created it"
      ])
    #expect(list.pending == [])
    store = nil
  }

  @Test("the user list of the talk: as a thunk, and as what the state asks for")
  func userList() async throws {
    struct Users: Sendable, KnowsTheText {
      var wanted = false
      var names: [String] = []
      enum Action: Sendable {
        case want
        case set([String])
      }
      @Sendable static func reduce(_ users: inout Users, _ action: Action) {
        switch action {
        case .want: users.wanted = true
        case .set(let names): (users.wanted, users.names) = (false, names)
        }
      }
      func provideText(to component: some TextComponent) { component.newText(names.joined(separator: ", ")) }
    }
    @Sendable func fetchUserList() async -> [String] { ["ann", "bob"] }
    for isThunk in [true, false] {
      let list = ManualEffectRunner.permissive
      let store = Store(Users(), effects: list.effects, reduce: Users.reduce)
      let told = Log()
      let hearing = store.provider(of: TheText.self) { $0 }.provide { told.write($0) }
      let token = store.feedback({ $0.wanted ? "user list" : nil }) { _, send in await send(.set(fetchUserList())) }
      if isThunk { store.thunk { await $0(.set(fetchUserList())) } } else { store.dispatch(.want) }
      await list.runAll()
      #expect(told.lines == ["", "ann, bob"])
      token.cancel()
      hearing.cancel()
    }
  }
}

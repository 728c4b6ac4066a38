import Eastward
import Testing

@Suite("Nothing leaks")
struct LeakTests {
  @Test("a store goes with its owner, though providers, scopes, subscriptions and components stay")
  func store() {
    final class Canary {}
    struct State: KnowsTheCount {
      let canary: Canary
      func provideCount(to component: some CountComponent) { component.newCount(1) }
    }
    weak var gone: AnyObject?
    weak var canary: Canary?
    let label = Label()
    do {
      let state = State(canary: Canary())
      canary = state.canary
      let store = Store(state, reduce: { (_: inout State, _: Int) in })
      gone = store
      let counts = store.provider(of: Count.self) { $0 }
      counts.provide(to: label)
      let scope = store.scope(state: { $0 }, action: { (action: Int) in action })
      let token = scope.provider(of: Count.self) { $0 }.provide { _ in }
      let items = scope.elements(in: { _ in [Thing(id: 1)] }).provide { _ in }
      store.dispatch(1)
      token.cancel()
      items.cancel()
    }
    #expect(gone == nil)
    #expect(canary == nil)
    #expect(label.shown == ["1"])
  }

  @Test("a store that its owner drops inside a delivery tells everybody, and then goes")
  func droppedInside() {
    var store: CounterStore? = counterStore()
    weak let gone = store
    let label = Label()
    let counts = store?.provider(of: Count.self) { $0 }
    let token = counts?.provide { if $0 == 1 { store = nil } }
    counts?.provide(to: label)
    store?.dispatch(.up)
    #expect(store == nil)
    #expect(gone == nil)
    #expect(label.shown == ["0", "1"])
    token?.cancel()
  }

  @Test("a component that keeps its provider goes all the same")
  func component() {
    final class Screen: CountComponent {
      private let counts: Provider<Count>
      private var token: SubscriptionToken?
      private(set) var count = 0
      init(_ counts: Provider<Count>) { self.counts = counts }
      func appear() {
        counts.provide(to: self)
        token = counts.provide { [weak self] in self?.newCount($0) }
      }
      func newCount(_ count: Int) { self.count = count }
    }
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    weak var gone: Screen?
    do {
      let screen = Screen(counts)
      screen.appear()
      gone = screen
    }
    #expect(gone == nil)
    store.dispatch(.up)
  }

  @Test("a wireframe goes with its interactor, presenter and view, though the store stays")
  func wireframe() {
    final class View {
      private(set) var text = ""
      func display(_ text: String) { self.text = text }
    }
    final class Presenter {
      private let view: View
      init(_ view: View) { self.view = view }
      func present(_ count: Int) { view.display("\(count) bananas") }
    }
    final class Interactor: CountComponent {
      private let output: (Int) -> Void
      init(output: @escaping (Int) -> Void) { self.output = output }
      func newCount(_ count: Int) { output(count) }
    }
    final class Wireframe {
      private let interactor: Interactor
      init(_ view: View, _ counts: Provider<Count>) {
        let presenter = Presenter(view)
        interactor = Interactor(output: presenter.present)
        counts.provide(to: interactor)
      }
    }
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    weak var gone: View?
    do {
      let view = View()
      let wireframe = Wireframe(view, counts)
      store.dispatch(.up)
      #expect(view.text == "1 bananas")
      gone = view
      withExtendedLifetime(wireframe) {}
    }
    #expect(gone == nil)
    store.dispatch(.up)
  }

  @Test("what a cancelled subscription captured goes at once")
  func captures() {
    final class Canary {}
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    weak var canary: Canary?
    let token: SubscriptionToken
    do {
      let kept = Canary()
      canary = kept
      token = counts.provide { _ in _ = kept }
    }
    #expect(canary != nil)
    token.cancel()
    #expect(canary == nil)
  }

  @Test("10,000 screens that come and go leave no listener behind")
  func screens() {
    let asked = Tally()
    let store = counterStore(CounterState(asked: asked))
    let counts = store.provider(of: Count.self) { $0 }
    for _ in 0..<10_000 { counts.provide(to: Label()) }
    store.dispatch(.up)
    let before = asked.count
    store.dispatch(.up)
    #expect(asked.count == before)
  }

  /// What every closure of a screen captures; counted as long as any closure is kept.
  private final class Canary {
    private let alive: Alive

    init(_ alive: Alive) {
      self.alive = alive
      alive.count += 1
    }

    func pass<Value>(_ value: Value) -> Value { value }

    deinit { alive.count -= 1 }
  }

  private final class Alive {
    var count = 0
  }

  /// A screen with a scope of its own and everything that can be listened to in it.
  private final class Screen: CountComponent, StateSubscriber, ItemsComponent, RouteStepComponent {
    private var keeps: [Any] = []

    init(_ root: CounterStore, _ canary: Canary) {
      let store = root.scope(
        state: { canary.pass($0) }, action: { (action: CounterState.Action) in canary.pass(action) })
      let counts = store.provider(of: Count.self) { canary.pass($0) }
      let things = store.elements(in: { _ in canary.pass([Thing(id: 1)]) })
      let occasions = store.events(of: { _ in canary.pass(Event<Int>()) })
      counts.provide(to: self)
      things.provide(to: self)
      things.provide(1, to: self, Screen.newThing)
      occasions.provide(to: self, Screen.newCount)
      store.subscribe(self) { canary.pass($0) }
      let module = Module(
        store, input: { (_: Int) in canary.pass(.up) }, output: TheTitle.self, from: { canary.pass($0) }, as: { $0 })
      let routes = store.provider(of: TheRoute<Int>.self) { _ in canary.pass(Way()) }
      keeps = [
        counts, things, module, routes.provideSteps(to: self), counts.values(), things.changes(),
        ObservedElements(things),
        ObservedValue(counts), store.react(to: { _ in canary.pass(1) }, with: { _ in canary.pass(nil) }),
        counts.provide { _ = canary.pass($0) },
        things.provide { _ = canary.pass($0) },
        things.provide(1) { _ = canary.pass($0) },
        occasions.provide { _ = canary.pass($0) },
        module.connect { _ = canary.pass($0) },
      ]
    }

    func newCount(_ count: Int) {}
    func newState(_ state: any KnowsTheCount) {}
    func newThing(_ thing: Thing) {}
    func newItems(_ changes: [Change<Thing>]) {}
    func newStep(_ step: RouteStep<Int>, isLast: Bool, shown: @escaping () -> Void) { shown() }
  }

  private struct Way: KnowsTheRoute {
    typealias Place = Int
    func provideRoute(to component: some RouteComponent<Int>) { component.newRoute([1, 2]) }
  }

  @Test("10,000 mounts and unmounts of a screen that listens to everything leave nothing behind")
  func mounts() {
    let store = counterStore()
    let alive = Alive()
    for round in 1...10_000 {
      do {
        let screen = Screen(store, Canary(alive))
        if round.isMultiple(of: 10) { store.dispatch(.up) }
        withExtendedLifetime(screen) {}
      }
      if round.isMultiple(of: 1_000) {
        for _ in 0..<64 { store.dispatch(.up) }
        #expect(alive.count == 0)
      }
    }
  }

  /// Listens to things that never change.
  private final class Quiet: ItemsComponent {
    let canary: Canary
    init(_ canary: Canary) { self.canary = canary }
    func newItems(_ changes: [Change<Thing>]) {}
    func newThing(_ thing: Thing) {}
  }

  /// An aspect whose ears hold the canary of their component.
  private enum Silence: Aspect {
    typealias Value = Int
    static func read(from source: Int, into probe: Probe<Silence>) { probe.record(source) }
    static func observer(for component: Quiet, reading probe: Probe<Silence>) -> () -> Bool {
      { [weak component, canary = component.canary] in probe.deliver { _ in component.map { _ in _ = canary } } }
    }
  }

  @Test("ears of components that died go although nothing new is told, and nothing at all happens")
  func quiet() {
    let alive = Alive()
    let store = counterStore()
    let silences = store.provider(of: Silence.self) { _ in 1 }
    for _ in 0..<1_000 { silences.provide(to: Quiet(Canary(alive))) }
    #expect(alive.count <= 16)
  }

  @Test("the same of elements, with one component for each")
  func quietElements() {
    let alive = Alive()
    let things = (0..<1_000).map { Thing(id: $0) }
    let elements = counterStore().elements(in: { _ in things })
    for thing in things {
      let canary = Canary(alive)
      elements.provide(thing.id, to: Quiet(canary)) { _ in { _ in _ = canary } }
    }
    #expect(alive.count <= 16)
  }

  @Test("after some silence a state is not asked any more for listeners that died", arguments: [false, true])
  func silence(ofList: Bool) {
    let asked = Tally()
    let store = counterStore(CounterState(asked: asked))
    let counts = store.provider(of: Count.self) { $0 }
    let things = store.elements(in: { _ in
      asked.add()
      return [Thing(id: 1)]
    })
    if ofList { things.provide(to: Quiet(Canary(Alive()))) } else { counts.provide(to: Label()) }
    for _ in 0..<25 { store.dispatch(.rename("other")) }
    let before = asked.count
    store.dispatch(.rename("other"))
    #expect(asked.count == before)
    withExtendedLifetime((counts, things)) {}
  }

  @Test("streams of events that nobody reads go with the next action")
  func quietEvents() {
    let asked = Tally()
    let store = counterStore()
    let occasions = store.events(of: { _ in
      asked.add()
      return Event<Int>()
    })
    for _ in 0..<100 { _ = occasions.values() }
    store.dispatch(.up)
    let before = asked.count
    store.dispatch(.up)
    #expect(asked.count == before)
  }

  @Test("lists inside elements that were removed go, with who listened to them")
  func quietInnerLists() {
    let alive = Alive()
    let store = Store([Thing](), reduce: { (all: inout [Thing], new: [Thing]) in all = new })
    let things = store.elements(in: { $0 })
    for number in 0..<1_000 {
      store.dispatch([Thing(id: number)])
      let canary = Canary(alive)
      things.elements(of: number, in: { _ in canary.pass([Thing(id: 1)]) }).provide(to: Quiet(canary))
      store.dispatch([])
    }
    #expect(alive.count <= 64)
  }

  @Test("listeners that outlive their provider take it with them, though no action is ever sent")
  func quietScopes() {
    let alive = Alive()
    let store = counterStore()
    for _ in 0..<1_000 {
      let label = Label()
      let canary = Canary(alive)
      store.scope(state: { canary.pass($0) }).provider(of: Count.self) { $0 }.provide(to: label)
    }
    #expect(alive.count <= 16)
  }
}

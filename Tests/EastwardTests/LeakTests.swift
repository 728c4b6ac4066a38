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
      let scope = store.scope({ $0 }, { (action: Int) in action })
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
      private var token: Subscription?
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

  @Test("what a cancelled subscription captured goes at once")
  func captures() {
    final class Canary {}
    let store = counterStore()
    let counts = store.provider(of: Count.self) { $0 }
    weak var canary: Canary?
    let token: Subscription
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
}

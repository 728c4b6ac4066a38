import EastwardReSwift
import Testing

extension AppState: KnowsTheCount {
  func provideCount(to component: some CountComponent) { component.newCount(counter) }
}

@Suite("An app on its way from ReSwift")
struct MovingTests {
  /// A screen that was moved.
  private final class Label: CountComponent {
    private(set) var shown: [Int] = []
    func newCount(_ count: Int) { shown.append(count) }
  }

  @available(*, deprecated)
  @Test("has old and new screens on one store, which are told in the order in which they were added")
  func bothStyles() {
    let store = Store<AppState>(reducer: appReducer, state: nil)
    let (old, new) = (Screen<Int>(), Label())
    store.subscribe(old) { $0.select(\.counter) }
    let counts: Provider<TheCount> = store.provider(of: TheCount.self) { $0 }
    counts.provide(to: new)
    store.dispatch(Increase())
    store.dispatch(Rename(name: "bob"))
    #expect(old.shown == ["100", "101"])
    #expect(new.shown == [100, 101])
  }

  @available(*, deprecated)
  @Test("uses lists and reactions of the store below")
  func base() {
    let store = Store<AppState>(reducer: appReducer, state: AppState())
    let token = store.base.react(to: { $0?.counter == 1 ? true : nil }) { _ in Rename(name: "one") }
    store.dispatch(Increase())
    #expect(store.state.name == "one")
    token.cancel()
  }

  @available(*, deprecated)
  @Test("names the store and the reducer of the library by its module")
  func names() {
    let reducer = Eastward.Reducer<Int, Int> { $0 += $1 }
    let store: Eastward.Store<Int, Int> = Eastward.Store(0, reducer: reducer)
    store.dispatch(1)
    #expect(type(of: store) != Store<AppState>.self)
  }
}

import EastwardReSwift
import Testing

@Suite("A subscriber of ReSwift")
struct SubscribingTests {
  private let store = Store<AppState>(reducer: appReducer, state: AppState())

  /// A subscription, and what a screen shows after `Increase`, `Increase(step: 0)` and `Rename`.
  @available(*, deprecated)
  private struct Selection: Sendable {
    let name: String
    let shown: [String]
    let subscribe: @Sendable (Store<AppState>, Screen<Int>) -> Void
  }

  @available(*, deprecated)
  private static let selections = [
    Selection(name: "a property by a closure", shown: ["0", "1"]) { store, screen in
      store.subscribe(screen) { $0.select { $0.counter } }
    },
    Selection(name: "a property by a key path", shown: ["0", "1"]) { store, screen in
      store.subscribe(screen) { $0.select(\.counter) }
    },
    Selection(name: "a property, with skipRepeats", shown: ["0", "1"]) { store, screen in
      store.subscribe(screen) { $0.select { $0.counter }.skipRepeats() }
    },
    Selection(name: "states that differ, and then a property", shown: ["0", "1"]) { store, screen in
      store.subscribe(screen) { $0.skipRepeats { $0.name == $1.name && $0.counter == $1.counter }.select(\.counter) }
    },
    Selection(name: "states whose change is not skipped", shown: ["0"]) { store, screen in
      store.subscribe(screen) { $0.skip { $1.counter > $0.counter }.select(\.counter) }
    },
    Selection(name: "states whose change is wanted", shown: ["0", "1"]) { store, screen in
      store.subscribe(screen) { $0.only { $0.counter < $1.counter }.select(\.counter) }
    },
    Selection(name: "a part of a part", shown: ["0", "1"]) { store, screen in
      store.subscribe(screen) { $0.select { ($0.counter, $0.name) }.select { $0.0 } }
    },
  ]

  @available(*, deprecated)
  @Test("receives what it selects, now and when that has changed", arguments: 0..<7)
  func selects(index: Int) {
    let screen = Screen<Int>()
    Self.selections[index].subscribe(store, screen)
    store.dispatch(Increase())
    store.dispatch(Increase(step: 0))
    store.dispatch(Rename(name: "bob"))
    #expect(screen.shown == Self.selections[index].shown, "\(Self.selections[index].name)")
  }

  @available(*, deprecated)
  @Test("receives every state without automatic skipping, and only others with it", arguments: [true, false])
  func automaticSkipping(skips: Bool) {
    let store = Store<AppState>(reducer: appReducer, state: AppState(), automaticallySkipsRepeats: skips)
    let (whole, part) = (Screen<AppState>(), Screen<Int>())
    store.subscribe(whole)
    store.subscribe(part) { $0.select(\.counter) }
    store.dispatch(Increase(step: 0))
    store.dispatch(Rename(name: "bob"))
    #expect(whole.shown.count == (skips ? 2 : 3))
    #expect(part.shown == (skips ? ["0"] : ["0", "0", "0"]))
  }

  @available(*, deprecated)
  @Test("receives each state that cannot be compared")
  func incomparable() {
    let store = Store<Log>(reducer: logReducer, state: Log())
    let screen = Screen<Log>()
    store.subscribe(screen)
    store.dispatch(Increase())
    store.dispatch(Increase())
    #expect(screen.shown.count == 3)
  }

  @available(*, deprecated)
  @Test("that subscribes again has one subscription, the last")
  func again() {
    let screen = Screen<Int>()
    store.subscribe(screen) { $0.select(\.counter) }
    store.subscribe(screen) { $0.select { $0.counter * 10 } }
    store.dispatch(Increase())
    #expect(screen.shown == ["0", "0", "10"])
  }

  @available(*, deprecated)
  @Test("receives nothing after it unsubscribes, and again when it subscribes")
  func unsubscribes() {
    let screen = Screen<Int>()
    store.subscribe(screen) { $0.select(\.counter) }
    store.unsubscribe(screen)
    store.dispatch(Increase())
    #expect(screen.shown == ["0"])
    store.subscribe(screen) { $0.select(\.counter) }
    #expect(screen.shown == ["0", "1"])
  }

  @available(*, deprecated)
  @Test("is referenced weakly, and so is what subscribes for it")
  func weak() {
    weak var released: Screen<Int>?
    do {
      let screen = Screen<Int>()
      store.subscribe(screen) { $0.select(\.counter) }
      released = screen
    }
    #expect(released == nil)
    store.dispatch(Increase())
    #expect(store.state.counter == 1)
  }

  @available(*, deprecated)
  @Test("is in a state whose objects read the state when they are released")
  func readsWhenReleased() {
    final class Reader {
      let read: () -> Void
      init(_ read: @escaping () -> Void) { self.read = read }
      deinit { read() }
    }
    struct Held { var reader: Reader?; var count = 0 }
    var counts: [Int] = []
    weak var known: Store<Held>?
    let store = Store<Held>(
      reducer: { _, state in Held(count: (state?.count ?? 0) + 1) },
      state: Held(reader: Reader { counts.append(known?.state.count ?? -1) }))
    known = store
    store.dispatch(Increase())
    #expect(counts == [1])
  }

  @available(*, deprecated)
  @Test("sees every state in order when another one dispatches, which ReSwift does not guarantee")
  func reentrancy() {
    let (first, second) = (Screen<Int>(), Screen<Int>())
    first.react = { [store] in if $0 == 1 { store.dispatch(Increase(step: 10)) } }
    store.subscribe(first) { $0.select(\.counter) }
    store.subscribe(second) { $0.select(\.counter) }
    store.dispatch(Increase())
    #expect(first.shown == ["0", "1", "11"])
    #expect(second.shown == ["0", "1", "11"])
  }
}

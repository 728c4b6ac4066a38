import EastwardReSwift
import Testing

@Suite("A store of ReSwift")
struct DispatchingTests {
  @available(*, deprecated)
  @Test("without a state gets one from the reducer and the first action, and with a state it reduces nothing")
  func initialState() {
    #expect(Store<AppState>(reducer: appReducer, state: nil).state == AppState(counter: 100))
    #expect(Store<AppState>(reducer: appReducer, state: AppState()).state == AppState())
    #expect(Store<Log>(reducer: logReducer, state: nil).state.lines == ["ReSwiftInit"])
  }

  @available(*, deprecated)
  @Test("passes actions through its middleware, the first one outermost, which may change, drop and add actions")
  func middleware() {
    var seen: [String] = []
    let logging: Middleware<AppState> = { _, state in
      { next in
        { action in
          seen.append("before \(state()?.counter ?? -1)")
          next(action)
          seen.append("after \(state()?.counter ?? -1)")
        }
      }
    }
    let doubling: Middleware<AppState> = { dispatch, _ in
      { next in
        { action in
          guard let increase = action as? Increase else { return }
          next(Increase(step: increase.step * 2))
          if increase.step == 7 { dispatch(Increase(step: 1)) }
        }
      }
    }
    let store = Store<AppState>(reducer: appReducer, state: AppState(), middleware: [logging, doubling])
    store.dispatch(Increase())
    store.dispatch(Rename(name: "bob"))
    #expect(store.state == AppState(counter: 2))
    #expect(seen == ["before 0", "after 2", "before 2", "after 2"])
    store.dispatch(Increase(step: 7))
    #expect(store.state.counter == 18)
    store.dispatchFunction(Increase(step: 1))
    #expect(store.state.counter == 20)
  }

  @available(*, deprecated)
  @Test("calls thunks, which read the state and dispatch, now or later")
  func thunks() {
    let store = Store<AppState>(reducer: appReducer, state: AppState(), middleware: [createThunkMiddleware()])
    var later: () -> Void = {}
    store.dispatch(
      Thunk<AppState> { dispatch, getState in
        dispatch(Increase(step: (getState()?.counter ?? 0) + 5))
        later = { dispatch(Increase(step: getState()?.counter ?? 0)) }
      })
    #expect(store.state.counter == 5)
    later()
    #expect(store.state.counter == 10)
  }

  @available(*, deprecated)
  @Test("dispatches what an action creator returns, if anything")
  func actionCreators() {
    let store = Store<AppState>(reducer: appReducer, state: AppState(counter: 3))
    store.dispatch { state, _ in state.counter > 2 ? Increase(step: state.counter) : nil }
    store.dispatch { state, _ in state.counter > 9 ? Increase() : nil }
    #expect(store.state.counter == 6)
  }

  @available(*, deprecated)
  @Test("dispatches what an action creator passes on later, and calls back with the state")
  func asyncActionCreators() {
    let store = Store<AppState>(reducer: appReducer, state: AppState(counter: 3))
    var goOn: () -> Void = {}
    var states: [Int] = []
    let create: Store<AppState>.AsyncActionCreator = { _, _, dispatch in
      goOn = { dispatch { state, _ in state.counter < 10 ? Increase(step: state.counter) : nil } }
    }
    store.dispatch(create) { states.append($0.counter) }
    #expect(store.state.counter == 3)
    for _ in 1...3 { goOn() }
    #expect(states == [6, 12])
  }

  @available(*, deprecated)
  @Test("takes other middleware later, and may be a subclass that is known by a protocol")
  func laterMiddleware() {
    final class Counting<Counted>: Store<Counted> {
      private(set) var dispatched = 0
      override func dispatch(_ action: any Action) {
        dispatched += 1
        super.dispatch(action)
      }
    }
    func use(_ store: some StoreType<AppState>, _ screen: Screen<Int>) {
      store.subscribe(screen) { $0.select(\.counter) }
      store.dispatch(Increase())
      store.dispatch(Rename(name: "bob"))
      store.unsubscribe(screen)
    }
    let store = Counting<AppState>(reducer: appReducer, state: nil)
    let screen = Screen<Int>()
    use(store, screen)
    store.middleware = [{ _, _ in { _ in { _ in } } }]
    use(store, screen)
    #expect(screen.shown == ["100", "101", "101"])
    #expect(store.dispatched == 5)
  }

  @available(*, deprecated)
  @Test("is released although its middleware dispatches to it")
  func released() {
    var kept: DispatchFunction = { _ in }
    weak var store: Store<AppState>?
    do {
      let keeping: Middleware<AppState> = { dispatch, _ in
        kept = dispatch
        return { $0 }
      }
      let made = Store<AppState>(reducer: appReducer, state: AppState(), middleware: [keeping])
      made.subscribe(Screen<AppState>())
      store = made
    }
    kept(Increase())
    #expect(store == nil)
  }
}

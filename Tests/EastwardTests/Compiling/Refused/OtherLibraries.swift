import Eastward

struct AppState: KnowsTheCount {
  private var counter = 0
  enum Action { case up, down }
  func provideCount(to component: some CountComponent) { component.newCount(counter) }
  static func reduce(_ state: inout AppState, _ action: Action) { state.counter += 1 }
}

func reduce(action: AppState.Action, state: AppState?) -> AppState { state ?? AppState() }

final class Screen: StateSubscriber {
  func newState(_ state: AppState) {}
}

final class OlderScreen {
  func newState(state: AppState) {}
}

func make() {
  _ = Store(reducer: reduce, state: nil)  // ← write 'Store(AppState(), reduce: reduce)'
  _ = Store(initialState: AppState()) { AppState.reduce }  // ← write 'Store(AppState(), reduce: reduce)'
}

func use(_ store: Store<AppState, AppState.Action>, _ screen: Screen, _ older: OlderScreen) {
  _ = store.getState()  // ← a store does not expose its state
  store.send(.up)  // ← 'send' has been renamed to 'dispatch(_:)'
  store.dispatch([.up, .down])  // ← 'dispatch' has been renamed to 'batch(_:)'
  store.dispatch { state, store in .up }  // ← an action is a value; create one with 'dispatch(with: provider) { … }'
  store.subscribe(screen)  // ← say what the subscriber receives: 'store.subscribe(screen) { $0 }'
  store.subscribe(older)  // ← say what the subscriber receives
  store.subscribe(older) { $0 }  // ← requires that 'OlderScreen' conform to 'StateSubscriber'
  store.subscribe { state in print(state) }  // ← a closure subscribes to one aspect
  store.sink { print($0) }  // ← a closure subscribes to one aspect
}

func use(_ counts: Provider<TheCount>) {
  counts.sink { print($0) }  // ← 'sink' has been renamed to 'provide(_:)'
  counts.subscribe { print($0) }  // ← 'subscribe' has been renamed to 'provide(_:)'
}

func use(_ send: Send<AppState.Action>) async {
  await send.send(.up)  // ← call it: 'await send(.loaded)'
  await send.dispatch(.up)  // ← call it: 'await send(.loaded)'
}

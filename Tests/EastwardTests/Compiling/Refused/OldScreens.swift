// swiftc: -warnings-as-errors
import EastwardReSwift

// What is left to move of an app that was written for ReSwift is deprecated, with what to write instead.

struct Increase: Action {}

func reduce(action: any Action, state: Int?) -> Int { (state ?? 0) + 1 }

let logging: Middleware<Int> = { _, _ in { $0 } }  // ← middleware that observes becomes a component or 'tracing'

final class Screen: StoreSubscriber {  // ← conform to the components of what the screen shows, such as 'CountComponent'
  func newState(state: Int) {}
}

func show(_ store: Store<Int>, _ screen: Screen) {
  store.subscribe(screen)  // ← pass the screen a provider: 'store.provider(of: TheCount.self) { $0 }'
  store.subscribe(screen) { $0.select { $0 + 1 } }  // ← pass the screen a provider of what it selects
  store.unsubscribe(screen)  // ← a component is referenced weakly
  print(store.state ?? 0)  // ← conform the state to what is read here, such as 'KnowsTheCount'
  store.dispatch { count, _ in count > 1 ? Increase() : nil }  // ← 'dispatch(with: provider) { … }'
  store.dispatch(Thunk<Int> { dispatch, _ in dispatch(Increase()) })  // ← let the state request the work
  store.dispatch(Increase())
}

import Eastward

struct AppState: KnowsTheCount {
  var counter = 0
  var navigation = ["home"]
  private var secret = 7
  func provideCount(to component: some CountComponent) { component.newCount(counter) }
}

func ask(_ store: Store<AppState, Int>) {
  _ = store.state  // ← 'state' is unavailable: a store does not expose its state
  print(store.state.counter)  // ← 'state' is unavailable: a store does not expose its state
  print(store.state.secret)  // ← 'state' is unavailable: a store does not expose its state
  print(store.state.navigation.isEmpty)  // ← 'state' is unavailable: a store does not expose its state
  if store.state.isLoading {}  // ← 'state' is unavailable: a store does not expose its state
  let count: Int = store.state.counter  // ← 'state' is unavailable: a store does not expose its state
  for page in store.getState().navigation as [String] {}  // ← 'getState()' is unavailable: a store does not expose its state
  _ = store.link  // ← inaccessible due to 'internal' protection level
  _ = store.cycle  // ← inaccessible due to 'internal' protection level
  _ = store.engine  // ← inaccessible due to 'private' protection level
}

func ask(_ counts: Provider<TheCount>) {
  _ = counts.state  // ← no member 'state'
  _ = counts.value  // ← 'value' is unavailable: a provider cannot be read
  _ = counts.probe  // ← inaccessible due to 'internal' protection level
  _ = counts.token  // ← inaccessible due to 'internal' protection level
  counts.dispatch(1)  // ← no member 'dispatch'
}

func ask(_ probe: Probe<TheCount>) {
  _ = probe.told  // ← inaccessible due to 'internal' protection level
  _ = Probe<TheCount>()  // ← inaccessible due to 'internal' protection level
}

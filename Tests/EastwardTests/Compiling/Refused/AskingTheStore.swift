import Eastward

struct AppState: KnowsTheCount {
  var counter = 0
  var navigation = ["home"]
  func provideCount(to component: some CountComponent) { component.newCount(counter) }
}

func ask(_ store: Store<AppState, Int>) {
  _ = store.state  // ← 'state' is unavailable: a store does not expose its state
  print(store.state.counter)  // ← 'state' is unavailable: a store does not expose its state
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

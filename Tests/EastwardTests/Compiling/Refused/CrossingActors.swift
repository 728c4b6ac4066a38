import Eastward

@MainActor
func send(_ store: Store<Int, Int>) {
  Task.detached { store.dispatch(1) }  // ← risks causing data races
}

actor Elsewhere {
  func take(_ store: Store<Int, Int>) {}
}

@MainActor
func lend(_ store: Store<Int, Int>, to elsewhere: Elsewhere) async {
  await elsewhere.take(store)  // ← risks causing data races
  store.dispatch(1)
}

import Eastward
import ReferenceStore

/// W1: all are concerned. W2: none is.
@MainActor let dispatchWorkloads =
  [0, 1, 100, 10_000].map { dispatch("W1", .up, "dispatch, \($0) components, all told", $0) }
  + [100, 10_000].map { dispatch("W2", .touch, "dispatch, \($0) components, none concerned", $0) } + [
    Workload(
      "W1", "dispatch, 10000 closures, all told",
      ours: {
        let store = counterStore()
        let counts = store.provider(of: TheCount.self) { $0 }
        let labels = (0..<10_000).map { _ in CountLabel() }
        let tokens = labels.map { label in counts.provide { label.newCount($0) } }
        let cost = measure(10) { for _ in 0..<10 { store.dispatch(.up) } }
        tokens.forEach { $0.cancel() }
        return cost
      }),
    Workload(
      "W2", "the same, 10000, state read in place",
      ours: {
        let store = counterStore()
        let counts = store.provider(of: TheCount.self, reading: { $0.provideCount(to: $1) })
        let labels = (0..<10_000).map { _ in CountLabel() }
        labels.forEach(counts.provide)
        let cost = measure(100) { for _ in 0..<100 { store.dispatch(.touch) } }
        use(labels)
        return cost
      }),
  ]

private func dispatch(_ name: String, _ action: CounterState.Action, _ what: String, _ count: Int) -> Workload {
  Workload(
    name, what,
    ours: {
      let store = counterStore()
      let counts = store.provider(of: TheCount.self) { $0 }
      let labels = (0..<count).map { _ in CountLabel() }
      labels.forEach(counts.provide)
      let cost = measure(10) { for _ in 0..<10 { store.dispatch(action) } }
      use(labels)
      return cost
    },
    reference: {
      let store = referenceCounter()
      let labels = (0..<count).map { _ in CountLabel() }
      for label in labels { store.subscribe(label) { $0.select(\.count).skipRepeats() } }
      let cost = measure(10) { for _ in 0..<10 { store.dispatch(action) } }
      use(labels)
      return cost
    })
}

import Eastward

/// W6, W7, W15: what a recorder adds, how fast it jumps, and how fast it shows all over again.
@MainActor let timeWorkloads =
  [1, 16, 64, 256].map { every in
    Workload(
      "W6", "record 100000 actions, a snapshot every \(every), each",
      ours: {
        measure(100_000) {
          let recorder = Recorder(every: every)
          let store = recorded(recorder)
          for _ in 0..<100_000 { store.dispatch(.up) }
          use(recorder)
        }
      })
  } + [
    Workload(
      "W6", "the same without a recorder",
      ours: {
        measure(100_000) {
          let store = counterStore()
          for _ in 0..<100_000 { store.dispatch(.up) }
        }
      }),
    Workload(
      "W6", "recorded dispatch, 1 components, all told",
      ours: {
        let recorder = Recorder()
        let store = recorded(recorder)
        let label = CountLabel()
        store.provider(of: TheCount.self) { $0 }.provide(to: label)
        let cost = measure(10) { for _ in 0..<10 { store.dispatch(.up) } }
        use((label, recorder))
        return cost
      }),
  ]
  + [1, 16, 64, 256].map { every in
    Workload(
      "W7", "jump to 777 of 1000 and to 0, a snapshot every \(every), each",
      ours: {
        let recorder = Recorder(every: every)
        let store = recorded(recorder)
        for _ in 0..<1_000 { store.dispatch(.up) }
        return measure(200) {
          for _ in 0..<100 {
            recorder.jump(to: 777)
            recorder.jump(to: 0)
          }
        }
      })
  } + [
    Workload(
      "W15", "replay 100 actions, 10000 components, all told, each",
      ours: { replay(100, 10_000) { _ in .up } }),
    Workload(
      "W15", "replay 10000 actions, 10000 components, one in 100 concerns them, each",
      ours: { replay(10_000, 10_000) { $0.isMultiple(of: 100) ? .up : .touch } }),
  ]

private func recorded(_ recorder: Recorder) -> CounterStore {
  CounterStore(CounterState(), recorder: recorder, reduce: CounterState.reduce)
}

private func replay(_ count: Int, _ components: Int, _ action: (Int) -> CounterState.Action) -> Cost {
  let recorder = Recorder()
  let store = recorded(recorder)
  let counts = store.provider(of: TheCount.self) { $0 }
  let labels = (0..<components).map { _ in CountLabel() }
  labels.forEach(counts.provide)
  for number in 0..<count { store.dispatch(action(number)) }
  let cost = measure(count) { recorder.replay() }
  use((labels, store))
  return cost
}

import Eastward

/// W6, W7, W15, W19: what a recorder adds, how fast it jumps, shows everything again, and undoes.
@MainActor let timeWorkloads =
  [1, 16, 64, 256, 1_024].map { every in
    Workload(
      "W6", "record 100000 actions, every \(every)th state kept, each",
      ours: { recording(Recorder(snapshotInterval: every)) })
  } + [
    Workload("W6", "the same with a limit of 10000 actions", ours: { recording(Recorder(limit: 10_000)) }),
    Workload("W6", "the same without a recorder", ours: { measure(100_000) { dispatch(100_000, counterStore()) } }),
    Workload("W6", "dispatch, 1 components, all told, recorded", ours: { toldDispatch(Recorder()) }),
    Workload("W6", "the same without a recorder", ours: { toldDispatch(nil) }),
  ]
  + [1, 16, 64, 256, 1_024].map { every in
    Workload("W7", "jumps to any of 10000, every \(every)th state kept", ours: { jumps(10_000, every) { $0 * 7_919 } })
  } + [
    Workload("W7", "jumps to 777 of 1000 and to 0", ours: { jumps(1_000, 64) { $0.isMultiple(of: 2) ? 777 : 0 } }),
    Workload("W19", "undo 16000 actions, then redo them, each", ours: { undo(16_000) }),
    Workload("W19", "undo 160000 actions, then redo them, each", ours: { undo(160_000) }),
    Workload(
      "W15", "replay 100 actions, 10000 components, all told, each", ours: { replay(100, 10_000) { _ in .up } }),
    Workload(
      "W15", "replay 10000 actions, 10000 components, one in 100 concerns them, each",
      ours: { replay(10_000, 10_000) { $0.isMultiple(of: 100) ? .up : .touch } }),
    Workload("W15", "replay 100000 actions, no subscriber, each", ours: { replay(100_000, 0) { _ in .up } }),
  ]

private func recorded(_ recorder: Recorder?) -> CounterStore {
  CounterStore(CounterState(), recorder: recorder, reduce: CounterState.reduce)
}

private func dispatch(_ count: Int, _ store: CounterStore) {
  for _ in 0..<count { store.dispatch(.up) }
}

/// The recorder is kept, because the recording ends with it.
private func recording(_ recorder: Recorder) -> Cost {
  let cost = measure(100_000) { dispatch(100_000, recorded(recorder)) }
  use(recorder)
  return cost
}

private func toldDispatch(_ recorder: Recorder?) -> Cost {
  let store = recorded(recorder)
  let label = CountLabel()
  store.provider(of: TheCount.self) { $0 }.provide(to: label)
  let cost = measure(10) { dispatch(10, store) }
  use((label, recorder))
  return cost
}

private func jumps(_ count: Int, _ every: Int, _ moment: (Int) -> Int) -> Cost {
  let recorder = Recorder(snapshotInterval: every)
  let store = recorded(recorder)
  dispatch(count, store)
  let cost = measure(1_000) { for number in 0..<1_000 { recorder.jump(to: moment(number) % count) } }
  use(store)
  return cost
}

private func undo(_ count: Int) -> Cost {
  let recorder = Recorder()
  let store = recorded(recorder)
  dispatch(count, store)
  let cost = measure(2 * count) {
    for _ in 0..<count { recorder.undo() }
    for _ in 0..<count { recorder.redo() }
  }
  use(store)
  return cost
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

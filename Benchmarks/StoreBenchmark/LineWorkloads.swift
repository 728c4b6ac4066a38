import Eastward
import Foundation

/// W14: actions into lines and back. The reference is the encoder, or decoder, alone with the same actions.
@MainActor let lineWorkloads = [
  Workload(
    "W14", "write 100000 actions as JSON lines, each",
    ours: {
      let recorder = Recorder()
      let store = recorded(recorder)
      let encoder = JSONEncoder()
      let cost = measure(100_000) { use(try? recorder.exportActions { try encoder.encode($0) }) }
      use(store)
      return cost
    },
    reference: {
      let encoder = JSONEncoder()
      return measure(100_000) { for step in 0..<100_000 { use(try? encoder.encode(Step.add(step))) } }
    }),
  Workload(
    "W14", "read 100000 actions and perform them, each",
    ours: {
      let recorder = Recorder()
      let store = recorded(recorder)
      let encoder = JSONEncoder()
      let decoder = JSONDecoder()
      let lines = Data((try? recorder.exportActions { try encoder.encode($0) }) ?? [])
      use(store)
      return measure(100_000) {
        let again = Recorder()
        let store = Store(0, recorder: again, reduce: Step.reduce)
        use(try? again.importActions(from: lines) { try decoder.decode($0, from: $1) })
        use(store)
      }
    },
    reference: {
      let decoder = JSONDecoder()
      let encoded = (0..<100_000).compactMap { try? JSONEncoder().encode(Step.add($0)) }
      return measure(100_000) { for bytes in encoded { use(try? decoder.decode(Step.self, from: bytes)) } }
    }),
]

private enum Step: Versioned {
  case add(Int)

  static func reduce(_ sum: inout Int, _ step: Step) {
    switch step {
    case .add(let number): sum &+= number
    }
  }
}

private func recorded(_ recorder: Recorder) -> Store<Int, Step> {
  let store = Store(0, recorder: recorder, reduce: Step.reduce)
  for step in 0..<100_000 { store.dispatch(.add(step)) }
  return store
}

import Eastward
import ReferenceStore

/// W8: subscribing. W12: memory. W17: coming and going inside a delivery.
@MainActor let subscriptionWorkloads = [
  Workload(
    "W8", "subscribe 3000 components, each",
    ours: {
      let labels = (0..<3_000).map { _ in CountLabel() }
      return measure(3_000) {
        let store = counterStore()
        let counts = store.provider(of: TheCount.self) { $0 }
        labels.forEach(counts.provide)
      }
    },
    reference: {
      let labels = (0..<3_000).map { _ in CountLabel() }
      return measure(3_000) {
        let store = referenceCounter()
        for label in labels { store.subscribe(label) { $0.select(\.count).skipRepeats() } }
      }
    }),
  Workload(
    "W17", "10000 come and go inside a delivery, each",
    ours: {
      let store = counterStore()
      let counts = store.provider(of: TheCount.self) { $0 }
      let token = counts.provide { _ in
        let tokens = (0..<10_000).map { _ in counts.provide { _ in } }
        tokens.forEach { $0.cancel() }
      }
      let cost = measure(10_000) { store.dispatch(.up) }
      token.cancel()
      return cost
    }),
]

/// Prints how many bytes one subscription of a component takes, beside the component.
func printMemory() {
  let labels = (0..<400_000).map { _ in CountLabel() }
  let store = counterStore()
  let counts = store.provider(of: TheCount.self) { $0 }
  let reference = referenceCounter()
  let empty = residentBytes()
  labels.prefix(200_000).forEach(counts.provide)
  let ours = residentBytes()
  for label in labels.suffix(200_000) { reference.subscribe(label) { $0.select(\.count).skipRepeats() } }
  let theirs = residentBytes()
  print(
    "W12 | memory of a subscription: \((ours - empty) / 200_000) bytes, reference \((theirs - ours) / 200_000) bytes")
  use((labels, store, reference))
}

/// W18: the memory of recorded actions, and of actions that are queued during one delivery.
func printActionMemory() {
  for (recorder, limit) in [(Recorder(limit: 10_000), ", of which 10000 are kept"), (Recorder(), "")] {
    let recorded = CounterStore(CounterState(), recorder: recorder, reduce: CounterState.reduce)
    let empty = residentBytes()
    for _ in 0..<10_000_000 { recorded.dispatch(.up) }
    print("W18 | memory of 10000000 recorded actions\(limit): \((residentBytes() - empty) / 1_000) KB")
    use((recorded, recorder))
  }
  let queueing = counterStore()
  var queued = 0
  let before = residentBytes()
  let token = queueing.provider(of: TheCount.self).provide { count in
    guard count == 1 else { return }
    for _ in 0..<1_000_000 { queueing.dispatch(.up) }
    queued = residentBytes() - before
  }
  queueing.dispatch(.up)
  print("W18 | memory of 1000000 queued actions: \(queued / 1_000_000) MB")
  use(token)
}

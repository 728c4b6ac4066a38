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

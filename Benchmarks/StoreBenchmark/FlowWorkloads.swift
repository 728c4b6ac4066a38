import Eastward
import ReferenceStore

/// W4, W5: scopes and reducers. W9, W11, W17: deliveries inside deliveries. W10: a slow reader. W16: a heavy state.
@MainActor let flowWorkloads = [
  Workload(
    "W4", "a scope 5 deep, one component",
    ours: {
      let store = counterStore()
      let leaf = (0..<5).reduce(store) { scope, _ in scope.scope(state: { $0 }, action: { $0 }) }
      let label = CountLabel()
      leaf.provider(of: TheCount.self) { $0 }.provide(to: label)
      let cost = measure(10) { for _ in 0..<10 { leaf.dispatch(.up) } }
      use((label, store))
      return cost
    }),
  Workload(
    "W5", "64 reducers combined, one action",
    ours: {
      let store = Store(Wide(), reducer: Wide.reducer)
      return measure(10) { for _ in 0..<10 { store.dispatch(5) } }
    }),
  Workload(
    "W9", "1000 actions that answer one another, each",
    ours: {
      let store = Store(CounterState(), limit: 2_000, reduce: CounterState.reduce)
      var left = 0
      let token = store.provider(of: TheCount.self) { $0 }.provide { _ in
        guard left > 0 else { return }
        left -= 1
        store.dispatch(.up)
      }
      let cost = measure(1_000) {
        left = 999
        store.dispatch(.up)
      }
      token.cancel()
      return cost
    },
    reference: {
      let store = referenceCounter()
      let label = AnsweringLabel()
      store.subscribe(label) { $0.select(\.count).skipRepeats() }
      label.answer = { store.dispatch(.up) }
      return measure(1_000) {
        label.left = 999
        store.dispatch(.up)
      }
    }),
  Workload(
    "W10", "1000 values into a stream of one for a slow reader, each",
    ours: {
      let store = counterStore()
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
      let token = store.provider(of: TheCount.self) { $0 }.provide { continuation.yield($0) }
      let cost = measure(1_000) { for _ in 0..<1_000 { store.dispatch(.up) } }
      token.cancel()
      use(stream)
      return cost
    }),
  Workload(
    "W11", "a batch of 1000 actions, delivered once, each",
    ours: {
      let store = counterStore()
      let counts = store.provider(of: TheCount.self) { $0 }
      let labels = (0..<100).map { _ in CountLabel() }
      labels.forEach(counts.provide)
      let actions = [CounterState.Action](repeating: .up, count: 1_000)
      let cost = measure(1_000) { store.batch(actions) }
      use(labels)
      return cost
    },
    reference: {
      let store = referenceCounter()
      let labels = (0..<100).map { _ in CountLabel() }
      for label in labels { store.subscribe(label) { $0.select(\.count).skipRepeats() } }
      let cost = measure(1_000) { for _ in 0..<1_000 { store.dispatch(.up) } }
      use(labels)
      return cost
    }),
  Workload(
    "W16", "a state of 96 KB, none concerned", ours: { heavy() },
    reference: {
      let store = ReferenceStore(
        Heavy(),
        reduce: { (heavy: Heavy, _: Int) in
          var heavy = heavy
          heavy.other += 1
          return heavy
        })
      let label = CountLabel()
      store.subscribe(label) { $0.select(\.count).skipRepeats() }
      let cost = measure(10) { for step in 0..<10 { store.dispatch(step) } }
      use(label)
      return cost
    }),
]

/// 96 KB that lie in the state itself, not behind a reference.
struct Heavy: KnowsTheCount {
  var pages = pagesOfOnes
  var count = 0
  var other = 0
  func provideCount(to component: some CountComponent) { component.newCount(count) }
}

private func heavy() -> Cost {
  let store = Store(Heavy(), reduce: { (heavy: inout Heavy, _: Int) in heavy.other += 1 })
  let label = CountLabel()
  store.provider(of: TheCount.self, reading: { $0.provideCount(to: $1) }).provide(to: label)
  let cost = measure(10) { for step in 0..<10 { store.dispatch(step) } }
  use(label)
  return cost
}

#if canImport(Darwin)
  // `InlineArray` needs macOS 26. A vector is one value to the compiler, which needs minutes for 12,288 integers.
  private var pagesOfOnes: (Eight<Eight<SIMD64<Int>>>, Eight<Eight<SIMD64<Int>>>, Eight<Eight<SIMD64<Int>>>) {
    (Eight(Eight(.one)), Eight(Eight(.one)), Eight(Eight(.one)))
  }

  struct Eight<Value> {
    var values: (Value, Value, Value, Value, Value, Value, Value, Value)
    init(_ value: Value) { values = (value, value, value, value, value, value, value, value) }
  }
#else
  private var pagesOfOnes: InlineArray<12_288, Int> { InlineArray(repeating: 1) }
#endif

final class AnsweringLabel: ReferenceSubscriber {
  var left = 0
  var answer: () -> Void = {}
  func newState(_ count: Int) {
    guard left > 0 else { return }
    left -= 1
    answer()
  }
}

/// 64 parts with a reducer each; an action concerns all of them.
struct Wide {
  var parts = [Int](repeating: 0, count: 64)

  static let reducer: Reducer<Wide, Int> = .combine(
    eight(0), eight(8), eight(16), eight(24), eight(32), eight(40), eight(48), eight(56))

  private static func eight(_ first: Int) -> Reducer<Wide, Int> {
    .combine(
      one(first), one(first + 1), one(first + 2), one(first + 3), one(first + 4), one(first + 5), one(first + 6),
      one(first + 7))
  }

  private static func one(_ part: Int) -> Reducer<Wide, Int> { Reducer { $0.parts[part] &+= $1 } }
}

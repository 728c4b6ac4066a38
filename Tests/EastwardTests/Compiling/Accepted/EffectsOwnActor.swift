import Eastward

struct Counter: Sendable {
  private var goal: Int?
  enum Action: Sendable { case goal(Int?), reached }
  static func reduce(_ counter: inout Counter, _ action: Action) {
    if case .goal(let goal) = action { counter.goal = goal } else { counter.goal = nil }
  }
  static func goal(of counter: Counter) -> Int? { counter.goal }
}

actor Server {
  private let store = Store(Counter(), effects: .tasks(clock: SuspendingClock()), reduce: Counter.reduce)
  private var token: SubscriptionToken?

  func listen() {
    token = store.feedback(Counter.goal, policy: .throttle(.seconds(1))) { _, send in await send(.reached) }
    token = wire(store)
  }
}

@MainActor
func play() -> SubscriptionToken {
  let store = Store(Counter(), reduce: Counter.reduce)
  return store.feedback({ Counter.goal(of: $0) }) { _, send in await send(.reached) }
}

/// A module's effects belong to whichever actor puts the module together.
func wire(_ store: Store<Counter, Counter.Action>, isolation: isolated any Actor = #isolation) -> SubscriptionToken {
  store.feedback(Counter.goal) { _, send in await send(.reached) }
}

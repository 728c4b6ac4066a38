import Eastward

@MainActor
func load(_ store: Store<Int, Int>) -> SubscriptionToken {
  store.feedback({ $0 }) { _, send in  // ← invalid conversion from throwing function
    try await Task.sleep(for: .seconds(1))
    await send(1)
  }
}

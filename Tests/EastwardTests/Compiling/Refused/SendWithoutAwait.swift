import Eastward

@MainActor
func load(_ store: Store<Int, Int>) -> SubscriptionToken {
  store.feedback({ $0 }) { _, send in
    send(1)  // ← expression is 'async' but is not marked with 'await'
  }
}

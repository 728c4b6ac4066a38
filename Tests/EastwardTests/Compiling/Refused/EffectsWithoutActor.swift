import Eastward

// An answer must have an actor to come home to.
func wire(_ store: Store<Int, Int>) -> Subscription {
  store.feedback({ $0 }) { query, back in await back(query) }  // ← call to actor-isolated instance method
}

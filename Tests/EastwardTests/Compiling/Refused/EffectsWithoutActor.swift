import Eastward

// An answer must have an actor to come home to.
func wire(_ store: Store<Int, Int>) -> SubscriptionToken {
  store.feedback({ $0 }) { query, send in await send(query) }  // ← 'nil' is not compatible with expected argument type 'any Actor' // ← call to actor-isolated instance method 'feedback(_:named:policy:isolation:effect:)'
}

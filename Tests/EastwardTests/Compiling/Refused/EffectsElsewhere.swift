import Eastward

actor Elsewhere {
  func take(_ store: sending Store<Int, Int>) { store.dispatch(1) }
}

// A store whose effects come home to the main actor stays there.
@MainActor
func give(_ elsewhere: Elsewhere) async -> SubscriptionToken {
  let store = Store(0, reduce: { (state: inout Int, action: Int) in state = action })
  let token = store.feedback({ $0 }) { query, send in await send(query) }
  await elsewhere.take(store)  // ← sending 'store' risks causing data races
  return token
}

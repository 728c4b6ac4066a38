import EastwardReSwift

struct Increase: Action {}

@MainActor
func count(_ store: Store<Int>) -> SubscriptionToken {
  store.base.thunk { _ in }  // ← type 'any Action' does not conform to the 'Sendable' protocol
  return store.base.feedback({ $0 }) { _, _ in }  // ← type 'any Action' does not conform to the 'Sendable' protocol
}

import Eastward

final class Label {
  func show(_ text: String) {}
}

@MainActor
func capture(_ store: Store<Int, Int>, _ label: Label) -> [SubscriptionToken] {
  [
    store.feedback({ $0 }) { _, _ in
      label.show("done")  // ← capture of 'label' with non-Sendable type 'Label'
    },
    store.feedback({ $0 }) { _, _ in
      store.dispatch(1)  // ← capture of 'store' with non-Sendable type 'Store<Int, Int>'
    },
  ]
}

func ask(_ send: Send<Int>) async {
  _ = send.state  // ← has no member 'state'
  _ = send.store  // ← has no member 'store'
  await send(1)
}

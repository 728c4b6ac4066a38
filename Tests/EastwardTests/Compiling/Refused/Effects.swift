import Eastward

final class Label {
  func show(_ text: String) {}
}

@MainActor
func capture(_ store: Store<Int, Int>, _ label: Label) -> [Subscription] {
  [
    store.feedback({ $0 }) { _, _ in
      label.show("done")  // ← capture of 'label' with non-Sendable type 'Label'
    },
    store.feedback({ $0 }) { _, _ in
      store.dispatch(1)  // ← capture of 'store' with non-Sendable type 'Store<Int, Int>'
    },
  ]
}

func ask(_ back: Back<Int>) async {
  _ = back.state  // ← has no member 'state'
  _ = back.store  // ← has no member 'store'
  await back(1)
}

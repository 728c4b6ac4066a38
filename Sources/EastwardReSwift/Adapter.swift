/// Subscribes to the store of `Eastward` for a subscriber of ReSwift, until that subscriber is released.
final class Adapter<State>: StateSubscriber {
  private weak var subscriber: AnyObject?
  private var previous: State?
  private let receiver: Subscription<State>.Receiver
  private let whenReleased: () -> Void

  init(
    _ subscriber: AnyObject, _ receiver: @escaping Subscription<State>.Receiver, whenReleased: @escaping () -> Void
  ) {
    self.subscriber = subscriber
    self.receiver = receiver
    self.whenReleased = whenReleased
  }

  func newState(_ state: State) {
    guard subscriber != nil else { return whenReleased() }
    let old = previous
    previous = state
    receiver(old, state)
  }
}

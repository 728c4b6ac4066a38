/// A subscriber that receives the state, or a part of it, as in ReSwift.
///
/// `SubscribedState` is the type that it receives, typically a provider protocol:
///
/// ```swift
/// final class SomeViewController: StateSubscriber, CountComponent {
///   func newState(_ state: any KnowsTheCount) { state.provideCount(to: self) }
///   func newCount(_ count: Int) { label = "\(count)" }
/// }
/// store.subscribe(controller) { $0 }
/// ```
///
/// A subscriber is called in every delivery, even if nothing has changed. A ``Provider`` delivers only values that have
/// changed.
public protocol StateSubscriber<SubscribedState>: AnyObject {
  /// The type that the subscriber receives.
  associatedtype SubscribedState

  /// Receives a new state.
  func newState(_ state: SubscribedState)
}

extension Store {
  /// Calls `subscriber` now and in every delivery, until it is released or unsubscribes.
  ///
  /// A subscriber that subscribes twice is called once.
  ///
  /// - Parameters:
  ///   - subscriber: the subscriber, which is referenced weakly.
  ///   - select: returns the part of the state that the subscriber receives, or nil if there is none.
  ///
  /// - Complexity: O(s) with s subscribers.
  public func subscribe<S: StateSubscriber>(
    _ subscriber: S, selecting select: @escaping (State) -> S.SubscribedState?
  ) {
    unsubscribe(subscriber)
    let channel = SubscriberChannel(subscriber, number) { [link, cycle] subscriber in
      link.read { state in
        guard let selected = select(state) else { return }
        cycle.trace { cycle.record(.delivered(aspect: "the state", component: "\(S.self)")) }
        subscriber.newState(selected)
      }
    }
    cycle.add(channel)
    cycle.trace { cycle.record(.subscribed(component: "\(S.self)", aspect: "the state", state: "\(State.self)")) }
    if cycle.maySubscribe(to: "\(S.self)") { cycle.deliverFirst(of: S.self) { channel.visit() } }
  }

  /// Ends the subscription of `subscriber` immediately, even during a delivery.
  public func unsubscribe(_ subscriber: some StateSubscriber) { cycle.end(with: subscriber) }
}

/// Calls a subscriber that may have been released.
private final class SubscriberChannel<S: StateSubscriber>: Channel {
  private weak var subscriber: S?
  private let tell: (S) -> Void

  init(_ subscriber: S, _ scope: Int, _ tell: @escaping (S) -> Void) {
    self.subscriber = subscriber
    self.tell = tell
    super.init(scope: scope)
  }

  override var isActive: Bool { subscriber != nil }

  override func end(with other: AnyObject) {
    if subscriber === other { subscriber = nil }
  }

  override func visit() {
    if let subscriber { tell(subscriber) }
  }
}

/// A subscriber that receives the state, or a part of it, as in ReSwift.
///
/// `Knowledge` is the type that it receives, typically a provider protocol:
///
/// ```swift
/// final class SomeViewController: Subscriber, CountComponent {
///   func newState(_ state: any KnowsTheCount) { state.provideCount(to: self) }
///   func newCount(_ count: Int) { label = "\(count)" }
/// }
/// store.subscribe(controller) { $0 }
/// ```
///
/// A subscriber is called after every action. A ``Provider`` tells only values that have changed.
public protocol Subscriber<Knowledge>: AnyObject {
  /// The type that the subscriber receives.
  associatedtype Knowledge

  /// Receives a new state.
  func newState(_ state: Knowledge)
}

extension Store {
  /// Calls `subscriber` now and after every action, until it is released or unsubscribes.
  ///
  /// `knowledge` converts the state to the type that the subscriber receives. A subscriber that subscribes twice is
  /// called once.
  ///
  /// - Complexity: O(s) with s subscribers.
  public func subscribe<S: Subscriber>(_ subscriber: S, _ knowledge: @escaping (State) -> S.Knowledge?) {
    unsubscribe(subscriber)
    let line = SubscriberLine(subscriber, turn, number) { [link] subscriber in
      link.read { state in
        guard let known = knowledge(state) else { return }
        subscriber.newState(known)
      }
    }
    turn.lay(line)
    turn.trace { turn.note(.listens("\(S.self)", to: "the state", of: "\(State.self)")) }
    if turn.maySubscribe(to: "\(S.self)") { turn.tell(of: S.self) { line.visit() } }
  }

  /// Ends the subscription of `subscriber`, also for the current delivery.
  public func unsubscribe(_ subscriber: some Subscriber) { turn.end(with: subscriber) }
}

/// Calls a subscriber that may be gone.
private final class SubscriberLine<S: Subscriber>: Line {
  private weak var subscriber: S?
  private let turn: Turn
  private let tell: (S) -> Void

  init(_ subscriber: S, _ turn: Turn, _ scope: Int, _ tell: @escaping (S) -> Void) {
    self.subscriber = subscriber
    self.turn = turn
    self.tell = tell
    super.init(scope: scope)
  }

  override var isNeeded: Bool { subscriber != nil }

  override func end(with listener: AnyObject) {
    if subscriber === listener { subscriber = nil }
  }

  override func visit() {
    guard let subscriber else { return }
    turn.trace { turn.note(.told("the state", to: "\(S.self)")) }
    tell(subscriber)
  }
}

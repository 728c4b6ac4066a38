/// Is told the state as far as it has to know it, in the manner of ReSwift.
///
/// `Knowledge` is what it gets to see, typically a provider protocol, and then it can only ask to be told:
///
/// ```swift
/// final class SomeViewController: Subscriber, CountComponent {
///   func newState(_ state: any KnowsTheCount) { state.provideCount(to: self) }
///   func newCount(_ count: Int) { label = "\(count)" }
/// }
/// store.subscribe(controller) { $0 }
/// ```
///
/// A subscriber is called after every action, whatever it changed. A ``Provider`` tells only what is new.
public protocol Subscriber<Knowledge>: AnyObject {
  /// What the subscriber may know of the state.
  associatedtype Knowledge

  /// Takes notice of a new state.
  func newState(_ state: Knowledge)
}

extension Store {
  /// Calls `subscriber` now and after every action, as long as it lives or until it unsubscribes.
  ///
  /// `knowledge` turns the state into what the subscriber may know; the compiler checks that it does. A subscriber that
  /// comes a second time is called once.
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

  /// Calls `subscriber` no more, not even in the delivery that is going on.
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

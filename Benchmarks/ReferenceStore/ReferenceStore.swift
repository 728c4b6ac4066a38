/// A store as the field writes them, to compare with: after every action all who listen are called, each selects its
/// part of the old and of the new state, compares the two, and is handed what it must cast. An action that is sent
/// meanwhile runs at once, inside.
///
/// Written for this benchmark after the documented behaviour of ReSwift 4 to 6: subscriptions that are transformed by
/// `select` and `skipRepeats`, a set of them, weak subscribers, one dispatch function made of middleware. It is a
/// module of its own and inlines nothing, as those libraries are; no line of it is theirs.
public final class ReferenceStore<State, Action> {
  private let reduce: (State, Action) -> State
  private var subscriptions: Set<Box<State>> = []
  private var perform: (Action) -> Void = { _ in }
  private var state: State {
    didSet {
      for box in subscriptions {
        if box.isGone { subscriptions.remove(box) } else { box.newValues(oldValue, state) }
      }
    }
  }

  public init(_ state: State, reduce: @escaping (State, Action) -> State) {
    self.state = state
    self.reduce = reduce
    perform = { [unowned self] action in self.state = self.reduce(self.state, action) }
  }

  public func dispatch(_ action: Action) { perform(action) }

  /// Adds a subscriber, which is told what `transform` makes of the subscription to the whole state.
  public func subscribe<S: ReferenceSubscriber>(
    _ subscriber: S, _ transform: (ReferenceSubscription<State>) -> ReferenceSubscription<S.Part>
  ) {
    let original = ReferenceSubscription<State>()
    let box = Box(subscriber, original, transform(original))
    subscriptions.update(with: box)
    box.newValues(nil, state)
  }

  public func unsubscribe(_ subscriber: some ReferenceSubscriber) {
    if let box = subscriptions.first(where: { $0.isBox(of: subscriber) }) { subscriptions.remove(box) }
  }
}

/// Whoever listens to a reference store.
public protocol AnyReferenceSubscriber: AnyObject {
  func anyNewState(_ state: Any)
}

public protocol ReferenceSubscriber: AnyReferenceSubscriber {
  associatedtype Part
  func newState(_ part: Part)
}

extension ReferenceSubscriber {
  public func anyNewState(_ state: Any) {
    if let part = state as? Part { newState(part) }
  }
}

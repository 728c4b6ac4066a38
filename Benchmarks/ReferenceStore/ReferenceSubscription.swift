/// A stream of old and new values, which can be narrowed.
public final class ReferenceSubscription<Value> {
  private var observer: (Value?, Value) -> Void = { _, _ in }

  init() {}

  /// Makes a subscription to a part.
  public func select<Part>(_ select: @escaping (Value) -> Part) -> ReferenceSubscription<Part> {
    let selected = ReferenceSubscription<Part>()
    observe { selected.newValues($0.map(select), select($1)) }
    return selected
  }

  func newValues(_ old: Value?, _ new: Value) { observer(old, new) }

  func observe(_ observer: @escaping (Value?, Value) -> Void) { self.observer = observer }
}

extension ReferenceSubscription where Value: Equatable {
  /// Makes a subscription that is silent while nothing changes.
  public func skipRepeats() -> ReferenceSubscription<Value> {
    let changed = ReferenceSubscription<Value>()
    observe { old, new in
      if old != new { changed.newValues(old, new) }
    }
    return changed
  }
}

/// Joins a weak subscriber with its subscription.
final class Box<State>: Hashable {
  private let original: ReferenceSubscription<State>
  private weak var subscriber: (any AnyReferenceSubscriber)?
  private let identity: ObjectIdentifier

  init<Part>(
    _ subscriber: any AnyReferenceSubscriber, _ original: ReferenceSubscription<State>,
    _ transformed: ReferenceSubscription<Part>
  ) {
    self.subscriber = subscriber
    self.original = original
    identity = ObjectIdentifier(subscriber)
    transformed.observe { [unowned self] _, new in self.subscriber?.anyNewState(new) }
  }

  var isGone: Bool { subscriber == nil }

  func isBox(of other: any AnyReferenceSubscriber) -> Bool { identity == ObjectIdentifier(other) }

  func newValues(_ old: State?, _ new: State) { original.newValues(old, new) }

  static func == (one: Box, other: Box) -> Bool { one.identity == other.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

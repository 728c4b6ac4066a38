/// A handle that subscribes components to the occurrences of an ``Event``.
public struct Events<Value> {
  /// Returns whether the subscriber still exists.
  typealias Observer = (Value) -> Bool

  /// Adds an observer with its owner and its name, and returns a function that removes it.
  typealias Join = (@escaping Observer, AnyObject?, () -> () -> String?) -> () -> Void

  let join: Join

  init(_ join: @escaping Join) { self.join = join }

  /// Calls `receive` with every future occurrence, until the subscription ends.
  ///
  /// Of several occurrences between two deliveries, for example in a batch, only the last one is delivered.
  public func provide(_ receive: @escaping (Value) -> Void) -> SubscriptionToken {
    SubscriptionToken(
      join(
        {
          receive($0)
          return true
        }, nil, { { "a closure" } }))
  }

  /// Calls a method of `component` with every future occurrence, until the component is released.
  ///
  /// ```swift
  /// scenes.provide(to: navigator, Navigator.open)
  /// ```
  public func provide<Component: AnyObject>(
    to component: Component, _ method: @escaping (Component) -> (Value) -> Void
  ) {
    _ = join(
      { [weak component] value in
        guard let component else { return false }
        method(component)(value)
        return true
      }, component, { nameWhileThere(of: component) })
  }
}

extension Store {
  /// Returns the handle for the occurrences of an ``Event``.
  ///
  /// - Parameter event: returns the event in the state, or nil if the state currently has none.
  public func events<Value>(of event: @escaping (State) -> Event<Value>?) -> Events<Value> {
    cycle.traceProvider(of: Value.self, by: State.self)
    return Events { [link, cycle, number] observer, owner, name in
      guard cycle.maySubscribe(to: "\(Value.self)") else { return {} }
      let observer = cycle.traced(observer, Value.self, of: State.self, detail: { _ in nil }, to: name)
      let channel = EventChannel(
        cycle, number, look: { give in link.read { give(event($0)) } }, observer, of: Owner(owner))
      cycle.add(channel)
      return { [weak channel] in channel?.end() }
    }
  }
}

/// Delivers each occurrence of an event once.
private final class EventChannel<Value>: Channel {
  private let cycle: DispatchCycle
  private let look: ((Event<Value>?) -> Void) -> Void
  private var observer: ((Value) -> Bool)?
  private let owner: Owner
  private var delivered: Event<Value>.Occurrence?
  /// When the state was looked at last. A part of the state that returns may contain an older occurrence.
  private var lastVisit = ContinuousClock.now

  /// Occurrences up to now count as delivered.
  init(
    _ cycle: DispatchCycle, _ scope: Int, look: @escaping ((Event<Value>?) -> Void) -> Void,
    _ observer: @escaping (Value) -> Bool,
    of owner: Owner
  ) {
    self.cycle = cycle
    self.look = look
    self.observer = observer
    self.owner = owner
    super.init(scope: scope)
    delivered = now()?.occurrence
  }

  override var isActive: Bool { observer != nil && !owner.isReleased }

  /// Removes the observer before it is released, because objects that it holds may dispatch an action when they are
  /// released.
  func end() {
    let last = observer.take()
    withExtendedLifetime(last) {}
  }

  override func visit() {
    let before = lastVisit
    lastVisit = .now
    guard let event = cycle.evaluate(now) else { return }
    let hasNews = event.hasOccurred(after: delivered, since: before)
    delivered = event.occurrence
    // Occurrences of the past were delivered then.
    guard hasNews, !cycle.isReplaying, let observer else { return }
    event.provide { value in
      if !observer(value) { end() }
    }
  }

  /// Returns the event in the state; nil if its part of the state is missing.
  private func now() -> Event<Value>? {
    var found: Event<Value>?
    look { found = $0 }
    return found
  }
}

/// A handle that subscribes components to the occurrences of an ``Event``.
public struct Events<Value> {
  /// Answers whether whoever listens is still there.
  typealias Ear = (Value) -> Bool

  /// Adds an ear, whose it is, and what names it while it is there; gives the way to end it.
  typealias Join = (@escaping Ear, AnyObject?, () -> () -> String?) -> () -> Void

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
  /// Returns the handle for the ``Event`` that `event` returns, or that is missing if it returns nil.
  public func events<Value>(of event: @escaping (State) -> Event<Value>?) -> Events<Value> {
    turn.traceProvider(of: Value.self, by: State.self)
    return Events { [link, turn, number] ear, owner, listener in
      guard turn.maySubscribe(to: "\(Value.self)") else { return {} }
      let ear = turn.traced(ear, Value.self, of: State.self, detail: { _ in nil }, to: listener)
      let line = EventLine(turn, number, look: { give in link.read { give(event($0)) } }, ear, of: Owner(owner))
      turn.lay(line)
      return { [weak line] in line?.end() }
    }
  }
}

/// Delivers each occurrence of an event once.
private final class EventLine<Value>: Line {
  private let turn: Turn
  private let look: ((Event<Value>?) -> Void) -> Void
  private var ear: ((Value) -> Bool)?
  private let owner: Owner
  private var told = 0

  /// Occurrences up to now count as delivered.
  init(
    _ turn: Turn, _ scope: Int, look: @escaping ((Event<Value>?) -> Void) -> Void, _ ear: @escaping (Value) -> Bool,
    of owner: Owner
  ) {
    self.turn = turn
    self.look = look
    self.ear = ear
    self.owner = owner
    super.init(scope: scope)
    told = now().firings
  }

  override var isNeeded: Bool { ear != nil && !owner.isDead }

  /// What the ear holds may send an action as it goes, so this has ended before it does.
  func end() {
    let last = ear.take()
    withExtendedLifetime(last) {}
  }

  override func visit() {
    let event = turn.ask(now)
    let news = event.firings != told
    told = event.firings
    // What was fired in the past was told then.
    guard news, !turn.showsPast, let ear else { return }
    event.provide { value in
      if !ear(value) { end() }
    }
  }

  /// A part that is not there has fired nothing, and neither has the one that comes back.
  private func now() -> Event<Value> {
    var found: Event<Value>?
    look { found = $0 }
    return found ?? Event()
  }
}

/// A handle that subscribes components to the events of a ``Once``.
public struct Occasions<Value> {
  /// Answers whether whoever listens is still there.
  typealias Ear = (Value) -> Bool

  /// Adds an ear, whose it is, and what names it while it is there; gives the way to end it.
  typealias Join = (@escaping Ear, AnyObject?, () -> () -> String?) -> () -> Void

  let join: Join

  init(_ join: @escaping Join) { self.join = join }

  /// Calls `tell` with all future events, until the subscription ends.
  ///
  /// Several events between two deliveries, for example in a batch, are told once, with the last value.
  public func provide(_ tell: @escaping (Value) -> Void) -> Subscription {
    Subscription(
      join(
        {
          tell($0)
          return true
        }, nil, { { "a closure" } }))
  }

  /// Calls `tell` of `component` with all future events, until the component is released.
  ///
  /// `tell` is a method of the component: `Navigator.open`.
  public func provide<Component: AnyObject>(
    to component: Component, _ tell: @escaping (Component) -> (Value) -> Void
  ) {
    _ = join(
      { [weak component] value in
        guard let component else { return false }
        tell(component)(value)
        return true
      }, component, { nameWhileThere(of: component) })
  }
}

extension Store {
  /// Returns the handle for the events of the ``Once`` that `once` returns.
  public func occasions<Value>(of once: @escaping (State) -> Once<Value>?) -> Occasions<Value> {
    turn.traceProvider(of: Value.self, by: State.self)
    return Occasions { [link, turn, number] ear, owner, listener in
      guard turn.maySubscribe(to: "\(Value.self)") else { return {} }
      let ear = turn.traced(ear, Value.self, of: State.self, detail: { _ in nil }, to: listener)
      let line = OccasionLine(turn, number, look: { give in link.read { give(once($0)) } }, ear, of: Owner(owner))
      turn.lay(line)
      return { [weak line] in line?.end() }
    }
  }
}

/// Tells each firing once.
private final class OccasionLine<Value>: Line {
  private let turn: Turn
  private let look: ((Once<Value>?) -> Void) -> Void
  private var ear: ((Value) -> Bool)?
  private let owner: Owner
  private var told = 0

  /// What was fired up to now counts as told.
  init(
    _ turn: Turn, _ scope: Int, look: @escaping ((Once<Value>?) -> Void) -> Void, _ ear: @escaping (Value) -> Bool,
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
    let once = turn.ask(now)
    let news = once.firings != told
    told = once.firings
    // What was fired in the past was told then.
    guard news, !turn.showsPast, let ear else { return }
    once.provide { value in
      if !ear(value) { end() }
    }
  }

  /// A part that is not there has fired nothing, and neither has the one that comes back.
  private func now() -> Once<Value> {
    var found: Once<Value>?
    look { found = $0 }
    return found ?? Once()
  }
}

/// Gives the right to be told what is fired through a ``Once``.
public struct Occasions<Value> {
  /// Adds an ear that answers whether whoever listens is still there, and gives the way to end it.
  private let join: (@escaping (Value) -> Bool) -> () -> Void

  init(_ join: @escaping (@escaping (Value) -> Bool) -> () -> Void) { self.join = join }

  /// Calls `tell` with everything that is fired from now on, as long as the subscription lives.
  ///
  /// Several firings between two deliveries, in a batch for example, are told once, with the last value.
  public func provide(_ tell: @escaping (Value) -> Void) -> Subscription {
    Subscription(join { tell($0); return true })
  }

  /// Calls `tell` on `component`, with everything that is fired from now on, as long as the component lives.
  ///
  /// - Parameter tell: a method of the component: `Navigator.open`.
  public func provide<Component: AnyObject>(
    to component: Component, _ tell: @escaping (Component) -> (Value) -> Void
  ) {
    _ = join { [weak component] value in
      guard let component else { return false }
      tell(component)(value)
      return true
    }
  }
}

extension Store {
  /// Makes the capability to be told what is fired through the ``Once`` that `once` finds in the state.
  public func occasions<Value>(of once: @escaping (State) -> Once<Value>?) -> Occasions<Value> {
    Occasions { [lines, link, turn] ear in
      let line = OccasionLine(turn, once, ear)
      link.read { line.skip($0) }
      lines.lay(line)
      return { [weak line] in line?.end() }
    }
  }
}

/// Tells each firing once.
private final class OccasionLine<State, Value>: Line<State> {
  private let turn: Turn
  private let once: (State) -> Once<Value>?
  private var ear: ((Value) -> Bool)?
  private var told = 0

  init(_ turn: Turn, _ once: @escaping (State) -> Once<Value>?, _ ear: @escaping (Value) -> Bool) {
    self.turn = turn
    self.once = once
    self.ear = ear
  }

  override var isNeeded: Bool { ear != nil }

  func end() { ear = nil }

  /// Takes what was fired so far as told.
  func skip(_ state: State) { told = once(state)?.firings ?? 0 }

  override func visit(_ state: State) {
    guard let ear else { return }
    guard let once = once(state) else { return lose() }
    defer { told = once.firings }
    guard once.firings != told else { return }
    once.provide { _, value in
      turn.trace { turn.note(.told("\(Value.self)", to: "an occasion's listener")) }
      if !ear(value) { end() }
    }
  }

  /// A part that comes back is a new one, and has fired nothing yet.
  override func lose() { told = 0 }
}

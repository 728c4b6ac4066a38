/// The part of a store's states that a subscriber selects, and which of the states it receives.
public final class Subscription<State> {
  /// A function that receives the previous state, or nil the first time, and the new state.
  typealias Receiver = (_ old: State?, _ new: State) -> Void

  /// Adds a receiver.
  private let connect: (@escaping Receiver) -> Void

  init(_ connect: @escaping (@escaping Receiver) -> Void) { self.connect = connect }

  func receive(_ receiver: @escaping Receiver) { connect(receiver) }

  /// Returns the subscription to a part of the state.
  public func select<Selected>(_ selector: @escaping (State) -> Selected) -> Subscription<Selected> {
    Subscription<Selected> { [connect] receiver in connect { receiver($0.map(selector), selector($1)) } }
  }

  /// Returns the subscription to a property of the state.
  public func select<Selected>(_ keyPath: KeyPath<State, Selected>) -> Subscription<Selected> {
    select { $0[keyPath: keyPath] }
  }

  /// Returns a subscription that skips a state if `isRepeat` returns true for the previous state and that state.
  public func skipRepeats(_ isRepeat: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    Subscription { [connect] receiver in
      connect { old, new in
        if let old, isRepeat(old, new) { return }
        receiver(old, new)
      }
    }
  }

  /// Returns a subscription that skips a state if `isSkipped` returns true, as ``skipRepeats(_:)`` does.
  public func skip(when isSkipped: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    skipRepeats(isSkipped)
  }

  /// Returns a subscription that receives the first state, and later only states for which `isReceived` returns true.
  public func only(when isReceived: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    skipRepeats { !isReceived($0, $1) }
  }
}

extension Subscription where State: Equatable {
  /// Returns a subscription that skips states that equal the previous state.
  public func skipRepeats() -> Subscription<State> { skipRepeats(==) }
}

/// What a subscriber selects of the states of a store, and which of them it receives.
public final class Subscription<State> {
  /// Receives a state and the one before it, which is nil at first.
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

  /// Returns a subscription that skips a state if `isRepeat` says so of the one before it and of itself.
  public func skipRepeats(_ isRepeat: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    Subscription { [connect] receiver in
      connect { old, new in
        if let old, isRepeat(old, new) { return }
        receiver(old, new)
      }
    }
  }

  /// Does what ``skipRepeats(_:)`` does.
  public func skip(when isSkipped: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    skipRepeats(isSkipped)
  }

  /// Returns a subscription that skips all states but the first and those of which `isReceived` says otherwise.
  public func only(when isReceived: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    skipRepeats { !isReceived($0, $1) }
  }
}

extension Subscription where State: Equatable {
  /// Returns a subscription that skips states that equal the one before them.
  public func skipRepeats() -> Subscription<State> { skipRepeats(==) }
}

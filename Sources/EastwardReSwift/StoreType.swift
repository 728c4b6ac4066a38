/// An object that dispatches actions.
public protocol DispatchingStoreType {
  /// Dispatches `action`.
  func dispatch(_ action: any Action)
}

/// A store of any class.
@available(*, deprecated, message: "pass screens providers, and a closure for each action, instead of a store")
public protocol StoreType<State>: DispatchingStoreType {
  /// The type of the state.
  associatedtype State

  /// The current state.
  var state: State! { get }

  /// Calls `subscriber` with the state, now and after each action.
  func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State

  /// Calls `subscriber` with the part of the state that it selects, now and after each action.
  func subscribe<Selected, S: StoreSubscriber>(
    _ subscriber: S, transform: (Subscription<State>) -> Subscription<Selected>
  ) where S.StoreSubscriberStateType == Selected

  /// Calls `subscriber` with the part of the state that it selects, now and after each action that changes the part.
  func subscribe<Selected: Equatable, S: StoreSubscriber>(
    _ subscriber: S, transform: (Subscription<State>) -> Subscription<Selected>
  ) where S.StoreSubscriberStateType == Selected

  /// Ends the subscription of `subscriber`.
  func unsubscribe(_ subscriber: any AnyStoreSubscriber)
}

extension Store: DispatchingStoreType {}

@available(*, deprecated)
extension Store: StoreType {}

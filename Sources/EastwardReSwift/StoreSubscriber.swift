/// A subscriber to a state of an unknown type.
public protocol AnyStoreSubscriber: AnyObject {}

/// A subscriber that receives the state, or the part of the state that it selects.
@available(
  *, deprecated,
  message: "conform to the components of what the screen shows, such as 'CountComponent', and pass it providers"
)
public protocol StoreSubscriber: AnyStoreSubscriber {
  /// The type that the subscriber receives.
  associatedtype StoreSubscriberStateType

  /// Receives a new state.
  func newState(state: StoreSubscriberStateType)
}

/// A subscriber whose state is not known.
public protocol AnyStoreSubscriber: AnyObject {}

/// A subscriber that receives the state, or what it has selected of it.
@available(
  *, deprecated,
  message: "conform to the components of what the screen shows, such as 'CountComponent', and pass it providers"
)
public protocol StoreSubscriber: AnyStoreSubscriber {
  /// What the subscriber receives.
  associatedtype StoreSubscriberStateType

  /// Receives a new state.
  func newState(state: StoreSubscriberStateType)
}

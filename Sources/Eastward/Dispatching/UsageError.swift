/// A usage error of a store. Its description names the problem and the fix.
///
/// By default a debug build stops with the description, and a release build prints it. Pass `onUsageError:` to a
/// ``Store`` to do something else, such as recording the error in a test. The store goes on;
/// `Documentation/UsageErrors.md` says what becomes of the call. A usage error during a call of `onUsageError:` is not
/// reported.
public enum UsageError: Error, Equatable, Sendable {
  /// A reducer dispatched an action.
  case reducerDispatched(String)
  /// A provider dispatched an action while it was evaluated.
  case providerDispatched(String)
  /// A reducer or a provider created a subscription.
  case subscribedWhileReducing(String)
  /// A component dispatched an action during a delivery, with ``Reentrancy/trap``.
  case dispatchedDuringDelivery(String)
  /// A component dispatched a batch during a delivery, with ``Reentrancy/trap``.
  case batchedDuringDelivery(Int)
  /// A scope or a module was used after its store was released.
  case storeReleased(String)
  /// A component or an effect subscribed to a provider after its store was released.
  case subscribedAfterRelease(String)
  /// A component subscribed twice to the same provider. Reported in debug builds only.
  case subscribedTwice(component: String, String)
  /// A component released the `shown` of a step without calling it.
  case stepForgotten(component: String, String)
  /// A recorder was asked to travel in time during a delivery.
  case timeTravelDuringDelivery(String)
  /// Components react to actions with actions, in an endless loop.
  case endlessActions(limit: Int, chain: [String])
  /// Subscribers subscribe again when they receive their first value, in an endless loop.
  case endlessSubscriptions(limit: Int, String)

  /// Stops a debug build with the description. A release build prints it and goes on.
  ///
  /// It prints to the standard output: the library imports nothing, and only a C library has the standard error. A
  /// program whose output is read by another one passes its own `onUsageError:`.
  public static func report(_ error: UsageError) {
    assertionFailure(error.description)
    print("usage error: \(error)")
  }

  /// Stops the program with the description, in a release build, too.
  public static func stop(_ error: UsageError) { fatalError(error.description) }
}

/// What else looks like a call from a reducer or provider: in the Swift 5 mode the compiler does not prevent it.
private let ifNone = "; if none does, two threads use the store at once, and it belongs to the actor that created it"

extension UsageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .reducerDispatched(let action):
      "a reducer dispatched \(action); a reducer only changes the state: change it there, or dispatch from a component\(ifNone)"
    case .providerDispatched(let action):
      "a provider dispatched \(action) while it was evaluated; dispatch from the component that receives the value\(ifNone)"
    case .subscribedWhileReducing(let subject):
      "a reducer or a provider subscribed to \(subject); subscribe where the app is composed, or in a component\(ifNone)"
    case .dispatchedDuringDelivery(let action):
      "a component dispatched \(action) during a delivery, which the policy of this store forbids; use .queue or .coalesce"
    case .batchedDuringDelivery(let count):
      "a component dispatched a batch of \(count) during a delivery, which the policy of this store forbids; use .queue or .coalesce"
    case .storeReleased(let action):
      "\(action) was dispatched to a scope whose store was released; keep the store as long as its scopes are used"
    case .subscribedAfterRelease(let subject):
      "a component or an effect subscribed to \(subject) after its store was released; keep the store in a property as long as its providers are used"
    case .subscribedTwice(let component, let subject):
      "a \(component) subscribed twice to the same \(subject) and receives each value twice; subscribe where it is created"
    case .stepForgotten(let component, let step):
      "a \(component) released 'shown' of the step '\(step)' without calling it, so it gets no further step; call it when the screen shows the step"
    case .timeTravelDuringDelivery(let move):
      "the recorder was asked to \(move) during a delivery; call it after the delivery, as a button does"
    case .endlessActions(let limit, let chain):
      "endless loop of actions, more than \(limit) in a row: \(chain.joined(separator: " → ")) → …; break it where a component dispatches, or raise the store's limit"
    case .endlessSubscriptions(let limit, let subject):
      "endless loop of subscriptions to \(subject), more than \(limit) in a row; break it where a component subscribes during a delivery, or raise the store's limit"
    }
  }
}

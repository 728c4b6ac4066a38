/// A usage error of a store, with a sentence that names the problem and the fix.
///
/// By default a store stops the program with the sentence. Pass `misuse:` to a ``Store`` to do something else, such as
/// recording the error in a test; the store then ignores the call.
/// A misuse inside of `misuse:` is not reported.
public enum Misuse: Error, Equatable, Sendable {
  /// A reducer dispatched an action.
  case reducerDispatched(String)
  /// A provider dispatched an action while it was evaluated.
  case providerDispatched(String)
  /// A reducer or a provider subscribed.
  case subscribedWhileReduced(String)
  /// A component dispatched an action during a delivery, with ``Reentrancy/trap``.
  case dispatchedWhileTold(String)
  /// A component dispatched a batch during a delivery, with ``Reentrancy/trap``.
  case batchedWhileTold(Int)
  /// A second provider of an aspect was requested.
  case secondProvider(String)
  /// A scope or a module was used after its store was released.
  case parentIsGone(String)
  /// A recorder was moved during a delivery.
  case movedWhileTold(String)
  /// Actions react to each other in an endless loop.
  case runaway(limit: Int, chain: [String])
  /// Subscriptions add subscriptions during their first delivery, in an endless loop.
  case endlessSubscriptions(limit: Int, String)

  /// Prints the sentence and stops the program.
  public static func stop(_ misuse: Misuse) { fatalError(misuse.description) }
}

extension Misuse: CustomStringConvertible {
  public var description: String {
    switch self {
    case .reducerDispatched(let action):
      "a reducer dispatched \(action); a reducer only changes the state: change it there, or dispatch from a component"
    case .providerDispatched(let action):
      "a provider dispatched \(action) while it was evaluated; dispatch from the component that is told"
    case .subscribedWhileReduced(let subject):
      "a reducer or a provider subscribed to \(subject); subscribe where the app is composed, or in a component"
    case .dispatchedWhileTold(let action):
      "a component dispatched \(action) during a delivery, which the policy of this store forbids; use .queue or .conduct"
    case .batchedWhileTold(let count):
      "a component dispatched a batch of \(count) during a delivery, which the policy of this store forbids; use .queue or .conduct"
    case .secondProvider(let aspect):
      "the store has a provider of \(aspect) already; keep and pass on the one that provider(of:) returned, or create a scope for another part of the state"
    case .parentIsGone(let action):
      "\(action) was dispatched to a scope whose store was released; keep the store as long as its scopes are used"
    case .movedWhileTold(let move):
      "the recorder was asked to \(move) during a delivery; call it after the delivery, as a button does"
    case .runaway(let limit, let chain):
      "endless loop of actions, more than \(limit) in a row: \(chain.joined(separator: " → ")) → …; break it where a component dispatches, or raise the store's limit"
    case .endlessSubscriptions(let limit, let subject):
      "endless loop of subscriptions to \(subject), more than \(limit) in a row; break it where a component subscribes during a delivery, or raise the store's limit"
    }
  }
}

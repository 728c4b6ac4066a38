/// Says in a sentence what a store cannot do, and what to do instead.
///
/// A store stops the program with the sentence, because all of these are errors in it. Give `misuse:` when you make a
/// ``Store`` to do something else, such as recording them in a test; the store then goes on without what was asked.
/// A misuse inside of `misuse:` is not reported.
public enum Misuse: Error, Equatable, Sendable {
  /// A reducer sent an action.
  case reducerDispatched(String)
  /// A provider sent an action while it was asked what it has to tell.
  case providerDispatched(String)
  /// A reducer or a provider began to listen.
  case subscribedWhileReduced(String)
  /// A component sent an action while it was told, under ``Reentrancy/trap``.
  case dispatchedWhileTold(String)
  /// A component sent a batch while it was told, under ``Reentrancy/trap``.
  case batchedWhileTold(Int)
  /// A store was asked for a second provider of an aspect.
  case secondProvider(String)
  /// A scope, or a module, was used after the store that it looks into had gone.
  case parentIsGone(String)
  /// A recorder was asked to move in the middle of a delivery.
  case movedWhileTold(String)
  /// Actions answer each other without end.
  case runaway(limit: Int, chain: [String])
  /// Subscriptions add subscriptions when they are told their first value, without end.
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
      "a provider dispatched \(action) while it was asked; a provider only tells: dispatch from the component that is told"
    case .subscribedWhileReduced(let subject):
      "a reducer or a provider subscribed to \(subject); subscribe where the app is put together, or in a component"
    case .dispatchedWhileTold(let action):
      "a component dispatched \(action) while it was told, which this store forbids; use the policy .queue or .conduct to let it wait"
    case .batchedWhileTold(let count):
      "a component sent a batch of \(count) while it was told, which this store forbids; use the policy .queue or .conduct to let it wait"
    case .secondProvider(let aspect):
      "the store has a provider of \(aspect) already; keep the one that provider(of:) gave and hand it on, or make a scope for what lies elsewhere in the state"
    case .parentIsGone(let action):
      "\(action) was sent to a scope whose store is gone; keep the store as long as its scopes are used"
    case .movedWhileTold(let move):
      "the recorder was asked to \(move) in the middle of a delivery; ask it when the delivery is over, as a button does"
    case .runaway(let limit, let chain):
      "actions answer each other without end, more than \(limit) in a row: \(chain.joined(separator: " → ")) → …; break the circle where a component dispatches, or raise the store's limit"
    case .endlessSubscriptions(let limit, let subject):
      "subscriptions to \(subject) make each other without end, more than \(limit) in a row; break the circle where a component subscribes when it is told, or raise the store's limit"
    }
  }
}

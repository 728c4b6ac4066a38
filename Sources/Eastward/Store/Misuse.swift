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

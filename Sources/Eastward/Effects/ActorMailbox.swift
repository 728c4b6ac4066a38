/// Sends the events of an effect to its feedback on the actor of the store, and retains neither of them.
///
/// It may be sent to any actor although the feedback may not: the feedback is accessed on its actor only, in `deliver`.
/// Both references are weak, because an effect must retain neither a store nor the actor that owns it.
struct ActorMailbox<Action: Sendable>: @unchecked Sendable {
  private weak let actor: (any Actor)?
  private weak let receiver: (any EffectReceiver<Action>)?

  /// - Parameter actor: the actor that `receiver` belongs to.
  init(of receiver: any EffectReceiver<Action>, on actor: (any Actor)?) {
    self.actor = actor
    self.receiver = receiver
  }

  /// Delivers `event` on the actor, if both still exist, and returns the answer.
  @discardableResult
  func send(_ event: EffectEvent<Action>) async -> Bool {
    guard let actor else { return false }
    return await deliver(event, on: actor)
  }

  private func deliver(_ event: EffectEvent<Action>, on actor: isolated any Actor) -> Bool {
    receiver?.receive(event) ?? false
  }
}

/// An event of the effect with a number.
enum EffectEvent<Action: Sendable>: Sendable {
  case action(Action, Int)
  case ended(Int)
  case waited(Int)
}

/// Receives the events of effects.
protocol EffectReceiver<Action>: AnyObject {
  associatedtype Action: Sendable

  /// Returns whether the event is the end of an effect of which an action was stale.
  func receive(_ event: EffectEvent<Action>) -> Bool
}

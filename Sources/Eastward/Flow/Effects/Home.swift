/// Leads from anywhere to something that lives on one actor, and keeps neither of them.
///
/// It may be sent everywhere although what it leads to may not: what it leads to is looked at on its actor only, in
/// `deliver`. Both references are weak, for whoever asks the way must keep neither a store alive nor the actor that
/// owns it.
struct Home<Action: Sendable>: @unchecked Sendable {
  private weak let actor: (any Actor)?
  private weak let resident: (any Resident<Action>)?

  /// - Parameter actor: the one that `resident` belongs to.
  init(of resident: any Resident<Action>, on actor: (any Actor)?) {
    self.actor = actor
    self.resident = resident
  }

  /// Goes there and hands over `arrival`; does nothing when nobody is there any more.
  func send(_ arrival: Arrival<Action>) async {
    guard let actor else { return }
    await deliver(arrival, on: actor)
  }

  private func deliver(_ arrival: Arrival<Action>, on actor: isolated any Actor) { resident?.take(arrival) }
}

/// Says what came home from an effect, and under which number it had left.
enum Arrival<Action: Sendable>: Sendable {
  case answer(Action, Int)
  case ended(Int)
  case waited(Int)
}

/// Takes what comes home.
protocol Resident<Action>: AnyObject {
  associatedtype Action: Sendable
  func take(_ arrival: Arrival<Action>)
}
